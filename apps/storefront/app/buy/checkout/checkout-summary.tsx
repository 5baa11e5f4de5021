import { formatMoney } from '@filiera/domain/money/money'
import { cityName } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Summary } from '../../ui/forms/summary.tsx'
import { join } from '../../ui/join.ts'
import { SmallImage } from '../../ui/small-image.tsx'
import { SummaryTotals } from '../order/summary-totals.tsx'
import type { CheckoutData } from './checkout-data.ts'

type SummaryProps = { data: Pick<CheckoutData, 'carts' | 'totals'> }

/** What is sent to the address: each line once. */
const sentItems = ({ carts, totals }: SummaryProps['data']) =>
  carts.flatMap(({ items }) => items).filter(({ productId }) => !totals.undeliverableIds.includes(productId))

/** Pictures of the goods with their pieces; the list itself is the review. */
function Pictures({ data, most }: SummaryProps & { most: number }) {
  const { t } = useTranslation()
  const items = sentItems(data)
  const shown = items.length > most ? items.slice(0, most - 1) : items
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(({ productId, title, image, quantity }) => (
        <li key={productId} className="relative size-12">
          <SmallImage
            url={image}
            alt={t('checkout.pictureOf', { title, count: quantity })}
            sizes="48px"
            className="size-12 rounded-[10px]"
          />
          {quantity > 1 && (
            <span
              aria-hidden="true"
              className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-ink text-xs font-semibold text-paper"
            >
              {quantity}
            </span>
          )}
        </li>
      ))}
      {shown.length < items.length && (
        <li className="grid size-12 place-items-center text-sm font-semibold text-ink-2">
          +{items.length - shown.length}
        </li>
      )}
    </ul>
  )
}

/** Goods that cannot go to the address and are not counted. */
function LeftOut({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation()
  if (titles.length === 0) return null
  return (
    <div className="mt-3.5 text-sm text-ink-2">
      <p className="font-semibold text-ink">{t('checkout.leftOut')}</p>
      <ul className="list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}

function Sums({ data }: SummaryProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { carts, totals } = data
  const parcels = carts.flatMap(({ id, seller, items }, index) => {
    const isSent = items.some(({ productId }) => !totals.undeliverableIds.includes(productId))
    return isSent
      ? [{ id, from: cityName(seller.city, language), cents: totals.chargesCents[index] ?? 0 }]
      : []
  })
  return (
    <>
      <SummaryTotals totals={totals} charges={parcels} />
      <LeftOut titles={totals.undeliverable} />
      <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
        {parcels.length > 0 && t('checkout.parcels', { count: parcels.length })}
        <Link
          to={to('/cart')}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
        >
          {t('checkout.editCart')}
        </Link>
      </p>
    </>
  )
}

/** What is paid, beside the steps on wide screens and, where `isLast`, below the last one on small ones. */
export function CheckoutSummary({ data, isLast }: SummaryProps & { isLast: boolean }) {
  const { t } = useTranslation()
  return (
    <aside
      aria-labelledby="checkout-summary"
      className={join(
        'mx-auto w-full max-w-[640px] rounded-panel bg-quiet p-5 md:p-6 lg:sticky lg:top-6',
        !isLast && 'max-lg:hidden',
      )}
    >
      <h2 id="checkout-summary" className="mb-3 text-2xl">
        {t('checkout.sum')}
      </h2>
      <div className="mb-4">
        <Pictures data={data} most={8} />
      </div>
      <Sums data={data} />
    </aside>
  )
}

/** The same on small screens, opened on demand; the total is always in sight. */
export function SummaryDisclosure({ data }: SummaryProps) {
  const { t } = useTranslation()
  const items = sentItems(data)
  const count = items.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <details className="group mt-4 rounded-image bg-quiet px-4 lg:hidden">
      <Summary className="min-h-14 py-2">
        <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex items-center gap-2.5">
            <span aria-hidden="true" className="flex gap-1">
              {items.slice(0, 3).map(({ productId, image }) => (
                <SmallImage
                  key={productId}
                  url={image}
                  sizes="32px"
                  className="w-8 rounded-md max-md:outline-2 max-md:outline-quiet max-md:not-first:-ml-5"
                />
              ))}
            </span>
            {t('checkout.articles', { count })}
          </span>
          <b className="font-semibold whitespace-nowrap">{formatMoney(data.totals.totalCents)}</b>
        </span>
      </Summary>
      <div className="pb-3">
        <Sums data={data} />
      </div>
    </details>
  )
}
