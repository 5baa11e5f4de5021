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

/** The photos of a product in their order; the first is on cards. */
export function PhotosSection({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t } = useTexts()
  const { pictures } = editor.content
  const uploads = useUploads()
  const [open, setOpen] = useState<'library' | { crop: string } | null>(null)
  const [lifted, setLifted] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { list, follow } = useFollowMoved()
  const room = MOST - pictures.length - uploads.underWay
  const show = (next: readonly Picture[]) => editor.type({ pictures: [...next] })
  const take = (hashes: readonly string[]) => {
    const fresh = [...new Set(hashes)].filter((hash) => !pictures.some(({ picture }) => picture === hash))
    if (fresh.length > 0) show([...pictures, ...fresh.map((picture) => ({ picture, alt: UNSAID }))])
  }
  const add = (files: readonly File[]) => uploads.add(files, room)
  const drop = useFileDrop(mayWrite, add)
  useEffect(() => {
    const done = uploads.uploads.flatMap(({ id, state }) =>
      state.kind === 'done' ? [{ id, picture: state.photo.picture }] : [],
    )
    if (done.length === 0) return
    uploads.dismiss(done.map(({ id }) => id))
    take(done.map(({ picture }) => picture))
  })
  const move = (from: number, by: number) => {
    const picture = pictures[from]
    if (!picture) return
    const next = moved(pictures, from, by)
    follow(picture.picture)
    setSaid(t('photos.moved', { place: next.indexOf(picture) + 1, all: next.length }))
    show(next)
  }
  const replace = (index: number, picture: Picture) =>
    show(pictures.map((own, at) => (at === index ? picture : own)))
  const cropped = open && open !== 'library' ? pictures.findIndex((own) => own.picture === open.crop) : -1
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
          <UploadStatus uploads={uploads} said={said} />
        </div>
      )}
      {pictures.length + uploads.uploads.length === 0 && <Empty>{t('photos.none')}</Empty>}
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
              crop: () => setOpen({ crop: picture.picture }),
              remove: () => show(pictures.filter((own) => own !== picture)),
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
      {open === 'library' && (
        <LibraryDialog
          taken={pictures.map(({ picture }) => picture)}
          room={room}
          onTake={(hashes) => {
            take(hashes)
            follow(hashes.at(-1) ?? '')
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open && open !== 'library' && (
        <CropDialog
          picture={open.crop}
          onClose={() => setOpen(null)}
          onCropped={({ picture }) => {
            const own = pictures[cropped]
            if (own) replace(cropped, { ...own, picture })
            setOpen(null)
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
