import type { Address } from '@filiera/contract/customers/addresses'
import { formatMoney } from '@filiera/domain/money/money'
import type { Country } from '@filiera/domain/places/country-names'
import { Link, useLocation } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { schemeName } from '../cards/card-brand.tsx'
import { AddressLines } from '../order/address-lines.tsx'
import { InvoiceData } from '../order/invoice-data.tsx'
import { cardIdOf, otherWays } from '../payment/pay-way.ts'
import type { CheckoutData } from './checkout-data.ts'
import { type CheckoutStep, checkoutSearch } from './checkout-query.state.ts'

function ChangeLink({ step, data }: { step: CheckoutStep; data: CheckoutData }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link
      to={to('/checkout') + checkoutSearch({ ...data.query, step, key: null })}
      aria-label={t('checkout.changeNamed', { step: t(`checkout.step.${step}`) })}
      className="-my-2.5 inline-flex min-h-11 flex-none items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4"
    >
      {t('checkout.change')}
    </Link>
  )
}

function WayOfPaying({ data }: { data: CheckoutData }) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { pay } = data.query
  const cardId = pay && cardIdOf(pay)
  if (!cardId) {
    const other = otherWays.find((way) => way === pay)
    return t(`payment.way.${other ?? (pay === 'stripe' ? 'stripe' : 'web')}`)
  }
  const saved = data.cards.find(({ id }) => id === cardId)
  if (saved) return `${schemeName(saved.type)} ${saved.alias}`
  return typeof state?.card === 'string' ? state.card : t('payment.way.card')
}

type ReviewedChoicesProps = {
  data: CheckoutData
  shipping: Address
  billing: Address
  countries: readonly Country[]
}

/** Where it goes, who pays and how, each with the way back to its step. */
export function ReviewedChoices({ data, shipping, billing, countries }: ReviewedChoicesProps) {
  const { t } = useTranslation()
  const { email, totals, query } = data
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  const isElsewhere = billing.id !== shipping.id
  return (
    <div className="grid overflow-hidden rounded-image border border-line text-[0.9375rem] text-ink-2 md:grid-cols-[3fr_2fr]">
      <section aria-label={t('checkout.step.address')} className="px-4.5 py-4">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <AddressLines address={shipping} country={nameOf(shipping.country)} withCompany={false} />
            <p>{email && <EmailAddress email={email} />}</p>
          </div>
          <ChangeLink step="address" data={data} />
        </div>
        {(billing.company || isElsewhere) && (
          <div className="mt-3">
            <b className="font-semibold text-ink">{t('checkout.review.billTo')}</b>
            {isElsewhere && (
              <AddressLines address={billing} country={nameOf(billing.country)} withCompany={false} />
            )}
            <InvoiceData address={billing} isAlone={!isElsewhere} />
          </div>
        )}
      </section>
      <section
        aria-label={t('checkout.step.payment')}
        className="border-t border-line px-4.5 py-4 md:border-t-0 md:border-l"
      >
        <div className="flex items-start justify-between gap-4">
          <b className="min-w-0 font-semibold wrap-anywhere text-ink">
            <WayOfPaying data={data} />
          </b>
          <ChangeLink step="payment" data={data} />
        </div>
        <p className="mt-1">
          {t('checkout.review.once', { total: formatMoney(totals.totalCents) })}
          {totals.options.length > 1 && query.method && <> {t(`checkout.method.${query.method}`)}.</>}
        </p>
      </section>
    </div>
  )
}
