import { formatMoney } from '@filiera/domain/money/money'
import type { Country } from '@filiera/domain/places/country-names'
import { cityName } from '@filiera/domain/places/regions'
import type { ShippingMethod, ShippingOption } from '@filiera/domain/places/shipping'
import { Link } from 'react-router'
import { toCountry } from '../../texts/places/country-phrase.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Truck } from '../../ui/icons/delivery.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeliveryDates } from '../order/delivery-dates.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { checkoutSearch } from './checkout-query.state.ts'

/** Goods that cannot go to the address: nothing can be paid before one of the two changes. */
export function Undeliverable({ data, countries }: { data: CheckoutData; countries: readonly Country[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const code = data.shipping?.country ?? ''
  const country = countries.find((candidate) => candidate.code === code) ?? { code, name: code }
  const where = toCountry(country, useLanguage())
  return (
    <>
      <Notice type="error" live title={t('checkout.undeliverableTitle', { where })}>
        <ul className="my-1 list-disc pl-5">
          {data.totals.undeliverable.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        {t('checkout.undeliverableText')}
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link
          to={to('/checkout') + checkoutSearch({ ...data.query, step: 'address' })}
          className={buttonClass()}
        >
          {t('checkout.otherAddress')}
        </Link>
        <Link to={to('/cart')} reloadDocument className={buttonClass({ variant: 'outline' })}>
          {t('checkout.backToCart')}
        </Link>
      </div>
    </>
  )
}

/** A method with its whole charge, then each warehouse with its own charge and days. */
function Option({ option, data }: { option: ShippingOption; data: CheckoutData }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const price = (cents: number) => (cents === 0 ? t('checkout.free') : formatMoney(cents))
  const { method, totalCents, chargesCents } = option
  return (
    <>
      <b className="font-semibold">{t(`checkout.method.${method}`)}</b>
      <span className="font-semibold whitespace-nowrap">{price(totalCents)}</span>
      <span className="col-span-2 col-start-2 grid text-sm text-ink-2">
        {data.carts.map((cart, index) => (
          <span key={cart.id} className="mt-1.5 flex items-start justify-between gap-x-4">
            <span>
              <span className="block">
                {t('checkout.shippingStep.from', { city: cityName(cart.seller.city, language) })}
              </span>
              {method !== 'international' && <DeliveryDates delivery={cart.delivery} small />}
            </span>
            {data.carts.length > 1 && (
              <span className="whitespace-nowrap">{price(chargesCents[index] ?? 0)}</span>
            )}
          </span>
        ))}
      </span>
    </>
  )
}

const row = 'grid grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-3.5 px-4.5 py-4'

type ShippingChoiceProps = {
  data: CheckoutData
  onChoose(method: ShippingMethod): void
}

/** How the parcels travel: a choice where there are several ways, the cheapest first (decision 13); else a sentence. */
export function ShippingChoice({ data, onChoose }: ShippingChoiceProps) {
  const { t } = useTranslation()
  const { totals, query } = data
  const [only, ...others] = totals.options
  if (!only) return null
  if (others.length === 0) {
    return (
      <section aria-labelledby="shipping">
        <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="shipping" className="text-2xl">
            {t('checkout.shippingStep.legend')}
          </h2>
          <span className="text-sm text-ink-2">{t('checkout.shippingStep.only')}</span>
        </div>
        <input type="hidden" name="method" value={only.method} />
        <div data-method={only.method} className={`${row} rounded-image border border-line`}>
          <Truck size={22} className="text-link" />
          <Option option={only} data={data} />
        </div>
      </section>
    )
  }
  const chosen = totals.options.find(({ method }) => method === query.method) ?? only
  return (
    <fieldset>
      <legend className="mb-3.5 font-serif text-2xl">{t('checkout.shippingStep.legend')}</legend>
      <div className="overflow-hidden rounded-image border border-line">
        {totals.options.map((option) => (
          <label
            key={option.method}
            data-method={option.method}
            className={`${row} cursor-pointer border-t border-line first:border-t-0 has-[:checked]:bg-quiet`}
          >
            <input
              type="radio"
              name="method"
              value={option.method}
              defaultChecked={option.method === chosen.method}
              onChange={() => onChoose(option.method)}
              className="mt-px size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-control bg-raised checked:border-[7px] checked:border-button"
            />
            <Option option={option} data={data} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
