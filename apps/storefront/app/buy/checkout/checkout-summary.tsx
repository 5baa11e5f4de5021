import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { isRegionCode } from '@filiera/domain/places/regions'
import { ShoppingBasket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { ItemLine } from '../order/item-line.tsx'
import { SoldBy } from '../order/sold-by.tsx'
import type { CheckoutData } from './checkout-data.ts'
import type { CheckoutTotals } from './checkout-totals.ts'

type SummaryProps = { data: Pick<CheckoutData, 'carts' | 'totals'> }

/** What each warehouse sends; goods that cannot go to the address are named by their step. */
function SummaryLines({ data: { carts, totals } }: SummaryProps) {
  const { t } = useTranslation()
  return carts.map((cart, index) => {
    const { region, city, name } = cart.seller
    const charge = totals.chargesCents[index] ?? eurosToCents(cart.shipping.cost)
    const items = cart.items.filter((item) => !totals.undeliverableIds.includes(item.productId))
    if (items.length === 0) return null
    return (
      <section key={cart.id} className="border-t border-line pt-3.5 pb-2 first:border-t-0 first:pt-0">
        <div className="mb-1 flex items-start justify-between gap-3 text-sm text-ink-2">
          <SoldBy
            region={isRegionCode(region) ? region : null}
            text={t('checkout.fromCity', { city, seller: name })}
          />
          {charge === 0 ? (
            <span className="font-semibold text-link">{t('checkout.free')}</span>
          ) : (
            <span className="whitespace-nowrap">{formatMoney(charge)}</span>
          )}
        </div>
        <ul>
          {items.map((item) => (
            <ItemLine
              key={item.productId}
              title={item.title}
              image={item.image}
              quantity={item.quantity}
              each={item.priceDiscounted ?? item.price}
              cost={item.lineCostDiscount}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** Goods that cannot go to the address and are not counted. */
function LeftOut({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation()
  if (titles.length === 0) return null
  return (
    <div className="border-t border-line py-3.5 text-sm text-ink-2 first:border-t-0 first:pt-0">
      <p className="font-semibold text-ink">{t('checkout.leftOut')}</p>
      <ul className="list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}

type SummaryTotalsProps = {
  totals: Pick<CheckoutTotals, 'fullCents' | 'savingCents' | 'shippingCents' | 'totalCents'>
}

/** Goods, savings, delivery and what is paid in all. */
export function SummaryTotals({ totals }: SummaryTotalsProps) {
  const { t } = useTranslation()
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line pt-3.5 text-[15px] text-ink-2">
        <dt>{t('checkout.fullPrice')}</dt>
        <dd className="text-right text-ink">{formatMoney(totals.fullCents)}</dd>
        {totals.savingCents > 0 && (
          <>
            <dt>{t('checkout.discounts')}</dt>
            <dd className="text-right text-link">{formatMoney(-totals.savingCents)}</dd>
          </>
        )}
        <dt>{t('checkout.shipping')}</dt>
        {totals.shippingCents === 0 && totals.fullCents > 0 ? (
          <dd className="text-right font-semibold text-link">{t('checkout.free')}</dd>
        ) : (
          <dd className="text-right text-ink">{formatMoney(totals.shippingCents)}</dd>
        )}
      </dl>
      <p className="mt-4.5 flex items-baseline justify-between gap-3 border-t-[1.5px] border-ink pt-4 text-[17px] font-semibold">
        {t('checkout.total')}
        <b className="text-[32px] leading-none font-semibold tracking-[-0.02em] whitespace-nowrap">
          {formatMoney(totals.totalCents)}
        </b>
      </p>
    </>
  )
}

function BackToCart() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link
      to={to('/cart')}
      reloadDocument
      className="mt-2.5 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
    >
      {t('checkout.backToCart')}
    </Link>
  )
}

/** The order beside the steps, on wide screens. */
export function CheckoutSummary({ data }: SummaryProps) {
  const { t } = useTranslation()
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="hidden rounded-panel bg-quiet p-7 lg:sticky lg:top-6 lg:block"
    >
      <h2 id="checkout-summary" className="mb-3.5 text-2xl">
        {t('checkout.yourOrder')}
      </h2>
      <div>
        <SummaryLines data={data} />
        <LeftOut titles={data.totals.undeliverable} />
      </div>
      <SummaryTotals totals={data.totals} />
      <BackToCart />
    </aside>
  )
}

/** The same order on small screens, opened on demand; the total is always in sight. */
export function SummaryDisclosure({ data }: SummaryProps) {
  const { t } = useTranslation()
  return (
    <details className="mt-4 rounded-plate bg-quiet px-4 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2.5 text-link">
          <ShoppingBasket aria-hidden size={20} strokeWidth={1.75} />
          {t('checkout.showOrder')}
        </span>
        <b className="font-semibold whitespace-nowrap">{formatMoney(data.totals.totalCents)}</b>
      </summary>
      <div className="pb-4">
        <div>
          <SummaryLines data={data} />
          <LeftOut titles={data.totals.undeliverable} />
        </div>
        <SummaryTotals totals={data.totals} />
        <BackToCart />
      </div>
    </details>
  )
}
