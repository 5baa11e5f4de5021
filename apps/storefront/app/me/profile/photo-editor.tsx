import { PHOTO_MAX_BYTES } from '@filiera/contract/customers/own-data'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { announceFailure, announceSuccess } from '../../notices/notices.ts'
import { dispatchAuth } from '../../state/auth/auth-store.ts'
import { sendPhoto } from '../../state/session/account.client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { focusOn } from '../../ui/focus.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CropControls } from './crop-controls.tsx'
import { CropStage } from './crop-stage.tsx'
import { type Crop, isHeic, PHOTO_MAX_PIXELS, type PhotoFault, wholeCrop } from './photo-crop.state.ts'

type PhotoEditorProps = { file: File; onCancel(): void; onSaved(): void }

/** A picture that can be drawn, or why not. */
type Opened = { picture: ImageBitmap; fault: null } | { picture: null; fault: PhotoFault }

const MARK_BYTES = 16

async function openPicture(file: File): Promise<Opened> {
  const refused = (fault: PhotoFault): Opened => ({ picture: null, fault })
  if (file.size > PHOTO_MAX_BYTES) return refused('tooLarge')
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer())
  if (isHeic(file.name, file.type, start)) return refused('heic')
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return refused('unreadable')
  if (picture.width * picture.height <= PHOTO_MAX_PIXELS) return { picture, fault: null }
  picture.close()
  return refused('tooManyPixels')
}

const toPhoto = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))

/** The picture of a file, whole at first; the title takes the focus once it is open. */
function useOpened(file: File, title: RefObject<HTMLHeadingElement | null>) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  useEffect(() => {
    let left = false
    void openPicture(file).then((result) => {
      if (left) return result.picture?.close()
      setOpened(result)
      if (result.picture) setCrop(wholeCrop(result.picture.width, result.picture.height))
      focusOn(title.current)
    })
    return () => {
      left = true
    }
  }, [file, title])
  useEffect(() => () => opened?.picture?.close(), [opened])
  return { opened, setOpened, crop, setCrop }
}

/** Cuts the chosen picture square, shows how it will look, and sends it. */
export default function PhotoEditor({ file, onCancel, onSaved }: PhotoEditorProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const { opened, setOpened, crop, setCrop } = useOpened(file, title)
  const [busy, setBusy] = useState(false)
  const stage = useRef<HTMLCanvasElement>(null)
  const save = async () => {
    const photo = stage.current && (await toPhoto(stage.current))
    if (!photo) return setOpened({ picture: null, fault: 'unreadable' })
    setBusy(true)
    const sent = await sendPhoto(photo)
    setBusy(false)
    if (!sent.ok) return announceFailure('photo_update', sent.problem)
    dispatchAuth({ type: 'photo_updated', profilePhoto: sent.value.photoUrl })
    announceSuccess('photo_update')
    onSaved()
  }
  return (
    <div className="mt-5 rounded-image border border-line p-4.5">
      <h3 ref={title} className="mb-3.5 text-xl">
        {t('account.photo.crop')}
      </h3>
      {opened?.fault && (
        <div data-notice="profile_photo_error_description" data-type="error">
          <Notice type="error" live title={t('notices.profile_photo_error_description.title')}>
            {t(`account.photo.error.${opened.fault}`)}
          </Notice>
        </div>
      )}
      {opened?.picture && crop && (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
          <CropStage picture={opened.picture} crop={crop} onCrop={setCrop} canvas={stage} />
          <CropControls picture={opened.picture} crop={crop} onCrop={setCrop} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {opened?.picture && (
          <Button onClick={() => void save()} disabled={busy} size="small">
            {busy ? t('account.photo.saving') : t('account.photo.save')}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={onCancel} disabled={busy}>
          {t('account.photo.cancel')}
        </Button>
      </div>
    </div>
  )
}
