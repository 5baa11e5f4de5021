import { MESSAGE_PHOTOS } from '@filiera/contract/orders/order-actions'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { X } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'
import { type ChosenPhoto, type OpenedPhoto, openMessagePhoto } from './open-message-photo.ts'

type Refused = Extract<OpenedPhoto, { ok: false }>

/** What was chosen, and what was refused with its reason. */
export type PhotoChoice = { photos: readonly ChosenPhoto[]; refused: readonly Refused[]; tooMany: boolean }
export const noPhotos: PhotoChoice = { photos: [], refused: [], tooMany: false }

function Preview({ photo, onRemove }: { photo: ChosenPhoto; onRemove(): void }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture, name } = photo
  useEffect(() => {
    // a closed picture has no size
    if (!canvas.current || picture.width === 0) return
    canvas.current.width = picture.width
    canvas.current.height = picture.height
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
  }, [picture])
  return (
    <li className="relative">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('orderMessages.preview', { name })}
        className="size-24 rounded-image border border-line object-cover"
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('orderMessages.removePhoto', { name })}
        className="absolute -top-3 -right-3 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full border border-line bg-paper text-ink">
          <X size={16} strokeWidth={2} />
        </span>
      </button>
    </li>
  )
}

function ChooseFiles({
  input,
  disabled,
  onFiles,
}: {
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  onFiles(files: readonly File[]): void
}) {
  const { t } = useTranslation()
  return (
    <>
      <input
        ref={input}
        id="message-photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={disabled}
        aria-label={t('orderMessages.choose')}
        aria-describedby="photos-hint photos-error"
        onChange={(event) => onFiles(Array.from(event.target.files ?? []))}
        className="peer sr-only"
      />
      <label
        htmlFor="message-photos"
        className={join(
          buttonClass({ variant: 'outline', size: 'small' }),
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link',
          disabled && 'cursor-default opacity-60',
        )}
      >
        {t('orderMessages.choose')}
      </label>
    </>
  )
}

/** Why files cannot be sent. */
function Faults({ choice: { refused, tooMany } }: { choice: PhotoChoice }) {
  const { t } = useTranslation()
  const faults = [
    ...refused.map(({ fault, name }) => t(`orderMessages.error.${fault}`, { name })),
    ...(tooMany ? [t('orderMessages.error.tooMany')] : []),
  ]
  return (
    <ul id="photos-error" role="status" className="mt-1.5 text-sm font-medium text-error empty:hidden">
      {faults.map((fault) => (
        <li key={fault} className="wrap-anywhere">
          {fault}
        </li>
      ))}
    </ul>
  )
}

type MessagePhotosProps = {
  choice: PhotoChoice
  /** Takes the change and not its outcome: more may have been chosen or removed while photos were opened. */
  onChange(change: (before: PhotoChoice) => PhotoChoice): void
  disabled: boolean
}

/** Chooses up to four photos, shows them, and says of each other file why it cannot be sent. */
export function MessagePhotos({ choice, onChange, disabled }: MessagePhotosProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { photos } = choice
  const add = async (files: readonly File[]) => {
    const room = MESSAGE_PHOTOS - photos.length
    const opened = await Promise.all(files.slice(0, room).map(openMessagePhoto))
    const added = opened.flatMap((result) => (result.ok ? [result.photo] : []))
    onChange((before) => ({
      photos: [...before.photos, ...added].slice(0, MESSAGE_PHOTOS),
      refused: opened.filter((result): result is Refused => !result.ok),
      tooMany: files.length > room || before.photos.length + added.length > MESSAGE_PHOTOS,
    }))
    if (input.current) input.current.value = ''
  }
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between gap-3 text-[0.9375rem] font-semibold">
        {t('orderMessages.photos')}
        <span className="text-sm font-normal text-ink-3">{t('design.optional')}</span>
      </legend>
      {photos.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-4 pt-2">
          {photos.map((photo) => (
            <Preview
              key={photo.id}
              photo={photo}
              onRemove={() => {
                onChange((before) => ({
                  ...before,
                  photos: before.photos.filter(({ id }) => id !== photo.id),
                  tooMany: false,
                }))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <ChooseFiles
        input={input}
        disabled={disabled || photos.length >= MESSAGE_PHOTOS}
        onFiles={(files) => void add(files)}
      />
      <p id="photos-hint" className="mt-1.5 text-sm text-ink-3">
        {t('orderMessages.photosHint')}
      </p>
      <Faults choice={choice} />
    </fieldset>
  )
}
