import { formatEuros } from '@filiera/domain/money/money'
import { useState } from 'react'
import { useIds, useRows } from '../products/use-products.ts'
import { readView } from '../products/views/view.ts'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Button, TextButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { Picture } from '../ui/picture.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import type { StoredChoice } from './use-stored-choice.ts'

/** Products that are shown at once. */
const STEP = 50
const plain = readView(new URLSearchParams())

function FoundProducts({
  shop,
  ids,
  choice,
}: {
  shop: string
  ids: readonly string[]
  choice: StoredChoice
}) {
  const { t, language } = useTexts()
  const [count, setCount] = useState(STEP)
  const shown = ids.slice(0, count)
  const { rowAt, error, retry } = useRows({ shop, ids, language }, { first: 0, last: shown.length - 1 })
  if (error) return <BlockError error={error} onRetry={retry} />
  if (!rowAt(0)) return <SkeletonRows rows={5} />
  return (
    <ul className="max-h-[48dvh] overflow-y-auto rounded-panel border border-line">
      {shown.map((id, index) => {
        const product = rowAt(index)
        return (
          product && (
            <li key={id} className="border-t border-line first:border-t-0">
              <label className="flex min-h-12 items-center gap-3 px-3 py-1.5 hover:bg-hover">
                <input
                  type="checkbox"
                  className="h-5 w-5 flex-none accent-button"
                  checked={choice.has(id)}
                  onChange={() => choice.toggle(id)}
                />
                <Picture picture={product.picture} size={32} />
                <span className="min-w-0 flex-1 wrap-anywhere">{unbroken(product.title)}</span>
                <span className="text-right text-t13 text-ink-2">
                  {product.priceDiscounted !== null && (
                    <>
                      <s>{formatEuros(product.price)}</s>{' '}
                    </>
                  )}
                  {formatEuros(product.priceDiscounted ?? product.price)}
                </span>
              </label>
            </li>
          )
        )
      })}
      {shown.length < ids.length && (
        <li className="border-t border-line p-2 text-center">
          <Button small onClick={() => setCount(count + STEP)}>
            {t('jobs.items.more')}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Which products shall get an offer or another price. */
export function ChooseDialog({
  shop,
  what,
  choice,
  onClose,
  onGo,
}: {
  shop: string
  what: 'price' | 'offer'
  choice: StoredChoice
  onClose(): void
  onGo(): void
}) {
  const { t } = useTexts()
  const [search, setSearch] = useState<string | undefined>()
  const { data, error, refresh } = useIds(shop, { ...plain, search })
  const count = choice.ids.length
  return (
    <Dialog wide title={t(`prices.choose.${what}`)} onClose={onClose}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SearchField label={t('products.search')} maxLength={100} search={search} onSearch={setSearch} />
        {data && data.total > 0 && (
          <TextButton onClick={() => choice.add(data.ids)}>
            {t('prices.choose.all', { count: data.total })}
          </TextButton>
        )}
      </div>
      {error && !data && <BlockError error={error} onRetry={() => void refresh()} />}
      {!error && !data && <SkeletonRows rows={5} />}
      {data?.total === 0 && (
        <p role="status" className="py-6 text-center text-ink-2">
          {t('prices.choose.none')}
        </p>
      )}
      {data && data.total > 0 && <FoundProducts key={search} shop={shop} ids={data.ids} choice={choice} />}
      <footer className="sticky bottom-0 -mx-4 mt-4 -mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-quiet px-4 py-3 md:-mx-[22px] md:-mb-[18px] md:px-[22px]">
        <p role="status" className="mr-auto text-t13 text-ink-2">
          {t('prices.choose.chosen', { count })}
        </p>
        {count > 0 && <TextButton onClick={choice.none}>{t('prices.choose.empty')}</TextButton>}
        <Button primary disabled={count === 0} onClick={onGo}>
          {t('prices.choose.go')}
        </Button>
      </footer>
    </Dialog>
  )
}
