import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../browser/use-file-drop.ts'
import { ChooseFiles } from '../photos/choose-files.tsx'
import { CropDialog } from '../photos/crop-dialog.tsx'
import { LibraryDialog } from '../photos/library-dialog.tsx'
import { UploadStatus } from '../photos/upload-status.tsx'
import { UploadTile } from '../photos/upload-tile.tsx'
import { useUploads } from '../photos/use-uploads.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { moved } from './moved.ts'
import { PhotoTile, type Picture } from './photo-tile.tsx'
import type { Editor } from './use-editor.ts'

/** Photos of a product at most. */
const MOST = 20
const UNSAID: Picture['alt'] = { it: '', en: '', es: '' }

/** Puts the keyboard on a photo that came, or went to another place. */
function useFollowMoved() {
  const list = useRef<HTMLUListElement>(null)
  const followed = useRef<string | null>(null)
  useEffect(() => {
    const picture = followed.current
    if (picture === null) return
    followed.current = null
    const tile = list.current?.querySelector(`[data-picture="${picture}"]`)
    if (!tile?.contains(document.activeElement)) tile?.querySelector<HTMLElement>('[data-handle]')?.focus()
  })
  const follow = (picture: string) => {
    followed.current = picture
  }
  return { list, follow }
}

/** The photos of a product and what changes them; `said` is where the last one that moved stands. */
function useProductPhotos(editor: Editor) {
  const { t } = useTexts()
  const { pictures } = editor.content
  const uploads = useUploads()
  const [said, setSaid] = useState('')
  const { list, follow } = useFollowMoved()
  const show = (next: readonly Picture[]) => editor.type({ pictures: [...next] })
  const take = (hashes: readonly string[]) => {
    const fresh = [...new Set(hashes)].filter((hash) => !pictures.some(({ picture }) => picture === hash))
    if (fresh.length > 0) show([...pictures, ...fresh.map((picture) => ({ picture, alt: UNSAID }))])
  }
  useEffect(() => {
    const done = uploads.uploads.flatMap(({ id, state }) =>
      state.kind === 'done' ? [{ id, picture: state.photo.picture }] : [],
    )
    if (done.length === 0) return
    uploads.dismiss(done.map(({ id }) => id))
    take(done.map(({ picture }) => picture))
  })
  const room = MOST - pictures.length - uploads.underWay
  return {
    ...{ pictures, uploads, said, list, follow, take, room },
    add: (files: readonly File[]) => uploads.add(files, room),
    move(from: number, by: number) {
      const picture = pictures[from]
      if (!picture) return
      const next = moved(pictures, from, by)
      follow(picture.picture)
      setSaid(t('photos.moved', { place: next.indexOf(picture) + 1, all: next.length }))
      show(next)
    },
    replace: (index: number, picture: Picture) =>
      show(pictures.map((own, at) => (at === index ? picture : own))),
    remove: (picture: Picture) => show(pictures.filter((own) => own !== picture)),
  }
}

type Photos = ReturnType<typeof useProductPhotos>

/** The photos in their order, moved by hand and mouse, and those on their way. */
function PhotoList({
  photos,
  mayWrite,
  onCrop,
}: {
  photos: Photos
  mayWrite: boolean
  onCrop(picture: string): void
}) {
  const { pictures, uploads, list, move, replace, remove } = photos
  const [lifted, setLifted] = useState<number | null>(null)
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-5">
      {pictures.map((picture, index) => (
        <PhotoTile
          key={picture.picture}
          picture={picture}
          place={index + 1}
          all={pictures.length}
          mayWrite={mayWrite}
          acts={{
            move: (by) => move(index, by),
            crop: () => onCrop(picture.picture),
            remove: () => remove(picture),
            write: (alt) => replace(index, { ...picture, alt }),
          }}
          drag={{
            isLifted: lifted === index,
            onLift: () => setLifted(index),
            onOver: (event) => lifted !== null && event.preventDefault(),
            onDrop: (event) => {
              if (lifted === null) return
              event.preventDefault()
              move(lifted, index - lifted)
              setLifted(null)
            },
            onEnd: () => setLifted(null),
          }}
        />
      ))}
      {uploads.uploads.map((upload) => (
        <UploadTile key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
}

/** The photos of a product in their order; the first is on cards. */
export function PhotosSection({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t } = useTexts()
  const photos = useProductPhotos(editor)
  const { pictures, uploads, room, add } = photos
  const [open, setOpen] = useState<'library' | { crop: string } | null>(null)
  const drop = useFileDrop(mayWrite, add)
  const close = () => setOpen(null)
  return (
    <div
      {...drop.handlers}
      className={drop.isOver ? 'rounded-control outline-2 outline-offset-4 outline-(--focus)' : ''}
    >
      {mayWrite && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <Button icon="images" disabled={room <= 0} onClick={() => setOpen('library')}>
            {t('photos.fromLibrary')}
          </Button>
          <ChooseFiles onFiles={add} />
          <UploadStatus uploads={uploads} said={photos.said} />
        </div>
      )}
      {pictures.length + uploads.uploads.length === 0 && <Empty>{t('photos.none')}</Empty>}
      <PhotoList photos={photos} mayWrite={mayWrite} onCrop={(crop) => setOpen({ crop })} />
      {open === 'library' && (
        <LibraryDialog
          taken={pictures.map(({ picture }) => picture)}
          room={room}
          onTake={(hashes) => {
            photos.take(hashes)
            photos.follow(hashes.at(-1) ?? '')
            close()
          }}
          onClose={close}
        />
      )}
      {open && open !== 'library' && (
        <CropDialog
          picture={open.crop}
          onClose={close}
          onCropped={({ picture }) => {
            const at = pictures.findIndex((own) => own.picture === open.crop)
            const own = pictures[at]
            if (own) photos.replace(at, { ...own, picture })
            close()
          }}
        />
      )}
    </div>
  )
}

const Empty = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control border border-dashed border-control px-4 py-8 text-center text-ink-2">
    {children}
  </p>
)
