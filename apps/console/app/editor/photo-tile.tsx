import type { ProductContent } from '@filiera/contract/console/product-content'
import { type Language, languages } from '@filiera/domain/languages'
import { pictureUrl } from '@filiera/domain/picture-url'
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { useTooLong } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

export type Picture = ProductContent['pictures'][number]

/** What is done with one photo of a product. */
export type PhotoActs = {
  /** By so many places; beyond the ends nothing happens. */
  move(by: number): void
  crop(): void
  remove(): void
  write(alt: Picture['alt']): void
}

/** What is seen on a photo, for who does not see it; a language at a time. */
function AltText({ picture, mayWrite, acts }: { picture: Picture; mayWrite: boolean; acts: PhotoActs }) {
  const { t } = useTexts()
  const id = useId()
  const [shown, setShown] = useState<Language>('it')
  const { alt } = picture
  const tooLong = useTooLong(id, alt[shown], 200)
  return (
    <div className="mt-1">
      <label htmlFor={id} className="mb-1 block text-t13 font-semibold">
        {t('photos.alt')}
      </label>
      <textarea
        id={id}
        lang={shown}
        rows={2}
        aria-invalid={tooLong ? true : undefined}
        aria-describedby={tooLong && `${id}-note`}
        readOnly={!mayWrite}
        value={alt[shown]}
        onChange={(event) => acts.write({ ...alt, [shown]: event.target.value.replaceAll('\n', ' ') })}
        className="block w-full [field-sizing:content] wrap-anywhere min-h-9 rounded-control border border-control bg-raised px-2.5 py-[7px] text-t14 text-ink read-only:bg-quiet max-md:text-[16px]"
      />
      {tooLong && (
        <p id={`${id}-note`} className="mt-1 text-t12 text-bad-text">
          {tooLong}
        </p>
      )}
      <div className="mt-1 flex gap-1">
        {languages.map((language) => {
          const isSaid = alt[language] !== ''
          const tone = isSaid ? 'bg-ok-ground text-ok-text' : 'bg-warn-ground text-warn-text'
          return (
            <button
              key={language}
              type="button"
              aria-pressed={language === shown}
              aria-label={t(isSaid ? 'photos.altSaid' : 'photos.altMissing', { language })}
              onClick={() => setShown(language)}
              className={`min-h-6 rounded-chip px-2 text-t12 max-md:min-h-11 max-md:min-w-11 ${tone} ${language === shown ? 'font-bold underline underline-offset-2' : ''}`}
            >
              {language}
              {!isSaid && ` ${t('photos.missing')}`}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Ways to move, cut and remove a photo: by keys, where it is held, and by buttons. */
function Tools({ place, all, acts }: { place: number; all: number; acts: PhotoActs }) {
  const { t } = useTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    acts.move(by)
  }
  const named = (
    key: 'photos.earlier' | 'photos.later' | 'photos.move' | 'photos.takeAway' | 'photos.crop.do',
  ) => t('photos.ofPlace', { action: t(key), place })
  return (
    <div className="mt-1 flex items-center">
      <button
        type="button"
        data-handle
        aria-label={t('photos.movable', { place, all })}
        title={named('photos.move')}
        onKeyDown={onKeyDown}
        className="grid h-8 w-8 cursor-grab place-items-center rounded-control text-ink-2 hover:bg-hover max-md:hidden"
      >
        <Icon name="grip" size={16} />
      </button>
      <IconButton
        icon="arrowLeft"
        label={named('photos.earlier')}
        disabled={place === 1}
        onClick={() => acts.move(-1)}
      />
      <IconButton
        icon="arrowRight"
        label={named('photos.later')}
        disabled={place === all}
        onClick={() => acts.move(1)}
      />
      <span className="ml-auto flex">
        <IconButton icon="crop" label={named('photos.crop.do')} onClick={acts.crop} />
        <IconButton icon="trash" label={named('photos.takeAway')} onClick={acts.remove} />
      </span>
    </div>
  )
}

/** A photo of a product in its place, with its text, and ways to move, cut and remove it. */
export function PhotoTile({
  picture,
  place,
  all,
  mayWrite,
  acts,
  drag,
}: {
  picture: Picture
  /** Counts from 1. */
  place: number
  all: number
  mayWrite: boolean
  acts: PhotoActs
  drag: {
    isLifted: boolean
    onLift(): void
    onOver(event: DragEvent): void
    onDrop(event: DragEvent): void
    onEnd(): void
  }
}) {
  const { t } = useTexts()
  return (
    <li
      data-picture={picture.picture}
      draggable={mayWrite}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', picture.picture)
        event.dataTransfer.effectAllowed = 'move'
        drag.onLift()
      }}
      onDragOver={drag.onOver}
      onDrop={drag.onDrop}
      onDragEnd={drag.onEnd}
      className={`min-w-0 ${drag.isLifted ? '-rotate-1 opacity-60' : ''}`}
    >
      <div className="relative">
        <img
          src={pictureUrl(picture.picture, 400, 'webp')}
          alt={picture.alt.it}
          width={400}
          height={400}
          draggable={false}
          className="aspect-square w-full rounded-control bg-quiet object-cover"
        />
        <b className="absolute top-2 left-2 rounded-chip bg-raised px-2 py-0.5 text-t12 font-semibold text-ink shadow-e2">
          {place === 1 ? t('photos.cover') : place}
        </b>
      </div>
      {mayWrite && <Tools place={place} all={all} acts={acts} />}
      <AltText picture={picture} mayWrite={mayWrite} acts={acts} />
    </li>
  )
}
