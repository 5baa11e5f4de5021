import { pictureUrl } from '@filiera/domain/picture-url'
import { useEffect, useState } from 'react'
import { ChooseFiles } from '../../photos/choose-files.tsx'
import { LeaveDialog } from '../../photos/leave-dialog.tsx'
import { LibraryDialog } from '../../photos/library-dialog.tsx'
import { UploadTile } from '../../photos/upload-tile.tsx'
import { useUploads } from '../../photos/use-uploads.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'

function Shown({ picture }: { picture: string | null }) {
  const { t } = useTexts()
  return (
    <div className="grid aspect-[17/8] max-h-[320px] w-full place-items-center overflow-hidden rounded-panel bg-quiet">
      {picture ? (
        <img
          src={pictureUrl(picture, 800, 'webp')}
          alt={t('shopPage.pictureAlt')}
          className="h-full w-full object-cover"
        />
      ) : (
        <p className="px-4 text-center text-ink-2">{t('shopPage.noPicture')}</p>
      )}
    </div>
  )
}

/** The picture of the shop: from its library or from the device. */
export function PagePicture({
  picture,
  mayWrite,
  onPicture,
}: {
  picture: string | null
  mayWrite: boolean
  onPicture(picture: string | null): void
}) {
  const { t } = useTexts()
  const [isChoosing, setChoosing] = useState(false)
  const uploads = useUploads()
  useEffect(() => {
    for (const { id, state } of uploads.uploads)
      if (state.kind === 'done') {
        uploads.dismiss([id])
        onPicture(state.photo.picture)
      }
  })
  return (
    <div>
      <Shown picture={picture} />
      {mayWrite && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button icon="images" onClick={() => setChoosing(true)}>
            {t('photos.fromLibrary')}
          </Button>
          <ChooseFiles onFiles={(files) => uploads.add(files, 1)} />
          {picture && (
            <Button icon="trash" onClick={() => onPicture(null)}>
              {t('shopPage.withoutPicture')}
            </Button>
          )}
        </div>
      )}
      {uploads.uploads.length > 0 && (
        <ul className="mt-2 grid gap-2 md:grid-cols-3">
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <LeaveDialog uploads={uploads} />
      {isChoosing && (
        <LibraryDialog
          taken={picture ? [picture] : []}
          room={1}
          onTake={([taken]) => {
            if (taken) onPicture(taken)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
