import type { ShopPhoto } from '@filiera/contract/console/photos'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useLibrary } from './use-library.ts'

/** A photo, and as the how-manieth it is taken; null while it is not. */
function ChoosePhoto({
  photo: { url, uses, onShopPage },
  number,
  disabled,
  onToggle,
}: {
  photo: ShopPhoto
  number: number | null
  disabled: boolean
  onToggle(): void
}) {
  const { t } = useTexts()
  const name = uses[0]?.title ?? t(onShopPage ? 'photos.shopPage' : 'photos.unused')
  return (
    <button
      type="button"
      aria-pressed={number !== null}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onToggle}
      className={`relative block aspect-square w-full overflow-hidden rounded-control border-2 disabled:opacity-50 ${number !== null ? 'border-link' : 'border-transparent'}`}
    >
      <img src={url} alt="" loading="lazy" className="h-full w-full object-cover" />
      {number !== null && (
        <b className="absolute top-1 left-1 grid h-6 w-6 place-items-center rounded-full bg-button text-t12 text-on-button">
          {number}
        </b>
      )}
    </button>
  )
}

/** Photos of the library, some of which are taken into a product. */
export function LibraryDialog({
  taken,
  room,
  onTake,
  onClose,
}: {
  /** Those that the product has already. */
  taken: readonly string[]
  /** How many more it takes. */
  room: number
  onTake(pictures: readonly string[]): void
  onClose(): void
}) {
  const { t } = useTexts()
  const library = useLibrary()
  const { photos, error, refetch } = library
  const [chosen, setChosen] = useState<readonly string[]>([])
  const free = photos?.filter(({ picture }) => !taken.includes(picture)) ?? []
  const toggle = (picture: string) =>
    setChosen(chosen.includes(picture) ? chosen.filter((own) => own !== picture) : [...chosen, picture])
  return (
    <Dialog title={t('photos.library')} onClose={onClose}>
      {error && !photos && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !photos && <SkeletonRows rows={3} />}
      {photos && free.length === 0 && (
        <BlockMessage icon="images" title={t('photos.empty.title')}>
          <p>{t('photos.empty.body')}</p>
        </BlockMessage>
      )}
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-4">
        {free.map((photo) => {
          const at = chosen.indexOf(photo.picture)
          return (
            <li key={photo.picture}>
              <ChoosePhoto
                photo={photo}
                number={at === -1 ? null : at + 1}
                disabled={at === -1 && chosen.length >= room}
                onToggle={() => toggle(photo.picture)}
              />
            </li>
          )
        })}
      </ul>
      <div className="sticky bottom-0 mt-3 flex flex-wrap gap-2 bg-raised py-2">
        <Button primary disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          {t('photos.take', { count: chosen.length })}
        </Button>
        <MoreButton list={library}>{t('photos.more')}</MoreButton>
      </div>
    </Dialog>
  )
}
