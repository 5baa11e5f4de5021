import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useLibrary } from './use-library.ts'

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
  const { photos, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLibrary()
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
        {free.map(({ picture, url, uses, onShopPage }) => {
          const isChosen = chosen.includes(picture)
          const name = uses[0]?.title ?? t(onShopPage ? 'photos.shopPage' : 'photos.unused')
          return (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={name}
                title={name}
                disabled={!isChosen && chosen.length >= room}
                onClick={() => toggle(picture)}
                className={`relative block aspect-square w-full overflow-hidden rounded-control border-2 disabled:opacity-50 ${isChosen ? 'border-link' : 'border-transparent'}`}
              >
                <img src={url} alt="" loading="lazy" className="h-full w-full object-cover" />
                {isChosen && (
                  <b className="absolute top-1 left-1 grid h-6 w-6 place-items-center rounded-full bg-button text-t12 text-on-button">
                    {chosen.indexOf(picture) + 1}
                  </b>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="sticky bottom-0 mt-3 flex flex-wrap gap-2 bg-raised py-2">
        <Button primary disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          {t('photos.take', { count: chosen.length })}
        </Button>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('photos.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
