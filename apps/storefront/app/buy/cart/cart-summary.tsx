import type { Cart } from '@filiera/contract/orders/cart'
import { summariseCarts } from '@filiera/domain/money/carts-summary'
import { eurosToCents, formatEuros, formatMoney } from '@filiera/domain/money/money'
import type { Country } from '@filiera/domain/places/country-names'
import { shippingMethods } from '@filiera/domain/places/shipping'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { listCountries } from '../../texts/places/list-countries.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { warehouseName } from '../../texts/warehouse-name.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { CardBrand } from '../cards/card-brand.tsx'
import { type Abroad, commonDestinations } from './merge/carts-abroad.ts'

/** Goods after discounts plus the delivery of every warehouse, in cents. */
export function cartsDueCents(carts: readonly Cart[]): { totalCents: number; shippingCents: number } {
  const shippingCents = carts.reduce((sum, cart) => sum + eurosToCents(cart.shipping.cost), 0)
  const goodsCents = carts.reduce((sum, cart) => sum + eurosToCents(cart.totalCostDiscount), 0)
  return { totalCents: goodsCents + shippingCents, shippingCents }
}

/** Something in the carts cannot be bought at present: the checkout waits. */
export const isBlocked = (carts: readonly Cart[]) =>
  carts.some((cart) => cart.items.some((item) => !item.available))

export function CheckoutLink({ full = true }: { full?: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link to={to('/checkout')} reloadDocument className={buttonClass({ full })}>
      {t('cart.checkout')}
    </Link>
  )
}

/** Goods and delivery of each warehouse. */
function Costs({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[0.9375rem] text-ink-2">
      {carts
        .filter(({ totalItems }) => totalItems > 0)
        .map((cart) => (
          <Fragment key={cart.id}>
            <dt className="col-span-2 mt-2.5 font-semibold text-ink first:mt-0">
              {warehouseName(cart.warehouse, t, language)}
            </dt>
            <dt>{t('cart.goods')}</dt>
            <dd className="text-right text-ink">{formatEuros(cart.totalCostDiscount)}</dd>
            <dt>{t('cart.shipping')}</dt>
            {cart.shipping.cost === 0 ? (
              <dd className="text-right font-semibold text-link">{t('cart.free')}</dd>
            ) : (
              <dd className="text-right text-ink">{formatEuros(cart.shipping.cost)}</dd>
            )}
          </Fragment>
        ))}
    </dl>
  )
}

type CartSummaryProps = { carts: readonly Cart[]; countries: readonly Country[]; abroad: Abroad | null }

/** What each warehouse costs, what is saved, the total, and where all of it may go: also for who has no address yet. */
export function CartSummary({ carts, countries, abroad }: CartSummaryProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const destinations = listCountries(commonDestinations(carts), language, countries)
  const { totalCents } = cartsDueCents(carts)
  const saving = summariseCarts(carts).cartsTotalDiscount
  const blocked = isBlocked(carts)
  const amount = formatMoney(shippingMethods.international.priceCents)
  return (
    <aside aria-labelledby="cart-summary" className="rounded-panel bg-quiet p-5 md:p-7 lg:sticky lg:top-24">
      <h2 id="cart-summary" className="mb-3.5 text-2xl">
        {t('cart.summary')}
      </h2>
      <Costs carts={carts} />
      <p className="mt-4.5 flex items-baseline justify-between border-t-[1.5px] border-ink pt-4 text-[1.0625rem] font-semibold">
        {t('cart.total')}
        <b className="text-[2rem] leading-none font-semibold tracking-[-0.02em] whitespace-nowrap">
          {formatMoney(totalCents)}
        </b>
      </p>
      {saving > 0 && (
        <p className="mt-2 text-sm font-semibold text-link">
          {t('cart.saving', { amount: formatEuros(saving) })}
        </p>
      )}
      <div className="mt-4.5">
        {blocked ? (
          <Notice type="warning" title={t('cart.blockedTitle')}>
            {t('cart.blockedText')}
          </Notice>
        ) : (
          <CheckoutLink />
        )}
      </div>
      <p className="mt-3.5 text-sm text-ink-2">
        {abroad ? t('cart.noteAbroad', { amount, where: abroad.where }) : t('cart.note', { amount })}
      </p>
      {destinations && (
        <p className="mt-2 text-sm text-ink-2">{t('cart.shipsTo', { countries: destinations })}</p>
      )}
      <p className="mt-3.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <CardBrand type="CB_VISA_MASTERCARD" />
        {t('cart.cardPayment')}
      </p>
      {carts.length > 1 && (
        <Link
          to={to('/legal/shipping')}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
        >
          {t('cart.whySeveral')}
        </Link>
      )}
    </aside>
  )
}

/** On phones the total and the way to the checkout stay in sight. */
export function CartBar({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation()
  const { totalCents, shippingCents } = cartsDueCents(carts)
  const isShown = !isBlocked(carts) && totalCents > 0
  useRootMark('cartBar', isShown)
  if (!isShown) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-4 border-t border-line bg-paper px-4 py-2.5 md:hidden">
      <p className="text-xl leading-[1.15] font-semibold whitespace-nowrap">
        {formatMoney(totalCents)}
        <span className="block text-[0.8125rem] font-normal text-ink-3">
          {shippingCents === 0
            ? t('cart.barFree')
            : t('cart.barShipping', { amount: formatMoney(shippingCents) })}
        </span>
      </p>
      <div className="flex-1">
        <CheckoutLink />
      </div>
    </div>
  )
}
