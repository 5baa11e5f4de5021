import { formatMoney } from '@filiera/domain/money/money'
import { isRegionCode, regions } from '@filiera/domain/places/regions'
import { shippingMethodCodes } from '@filiera/domain/places/shipping'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import type { Country } from '../../texts/places/country-names.ts'
import { toCountry } from '../../texts/places/country-phrase.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { DeliveryDates } from '../order/delivery-dates.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { checkoutSearch } from './checkout-query.state.ts'
import { HiddenChoices } from './hidden-choices.tsx'

function Undeliverable({ data, countries }: { data: CheckoutData; countries: readonly Country[] }) {
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

/** Third step: each method with its real charge, warehouse by warehouse; the cheapest is preselected (decision 13). */
export function ShippingStep({ data, countries }: { data: CheckoutData; countries: readonly Country[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { carts, totals, query } = data
  if (totals.undeliverable.length > 0) return <Undeliverable data={data} countries={countries} />
  const chosen = totals.options.find(({ method }) => method === query.method) ?? totals.options[0]
  const closed = shippingMethodCodes.filter((code) => !totals.options.some(({ method }) => method === code))
  const own = [...new Set(carts.map((cart) => cart.warehouse.region).filter(isRegionCode))]
  const price = (cents: number) => (cents === 0 ? t('checkout.free') : formatMoney(cents))
  const radio =
    'mt-px size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-control bg-raised checked:border-[7px] checked:border-button'
  const row =
    'grid min-h-14 grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-3.5 border-t border-line px-4.5 py-4 first:border-t-0'
  return (
    <Form method="get" action={to('/checkout')}>
      <HiddenChoices
        query={{ step: 'payment', address: query.address, billing: query.billing, pay: query.pay }}
      />
      <fieldset>
        <legend className="mb-3.5 font-serif text-2xl">{t('checkout.shippingStep.legend')}</legend>
        <div className="overflow-hidden rounded-plate border border-line">
          {totals.options.map(({ method, totalCents, chargesCents }) => (
            <label key={method} className={join(row, 'cursor-pointer has-[:checked]:bg-quiet')}>
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === chosen?.method}
                className={radio}
              />
              <b className="font-semibold">{t(`checkout.method.${method}`)}</b>
              <span className="font-semibold whitespace-nowrap">{price(totalCents)}</span>
              <span className="col-span-2 col-start-2 grid text-sm text-ink-2">
                {carts.map((cart, index) => (
                  <span key={cart.id} className="mt-2 flex items-start justify-between gap-x-4">
                    <span>
                      {cart.seller.city}, {cart.seller.name}
                      {method !== 'international' && cart.delivery && (
                        <span className="block">
                          <DeliveryDates delivery={cart.delivery} small />
                        </span>
                      )}
                    </span>
                    <span className="whitespace-nowrap">{price(chargesCents[index] ?? 0)}</span>
                  </span>
                ))}
              </span>
            </label>
          ))}
          {closed.map((method) => (
            <div key={method} className={join(row, 'text-ink-3')}>
              <input
                type="radio"
                name="method"
                disabled
                aria-label={t('checkout.notAvailable', { method: t(`checkout.method.${method}`) })}
                className={radio}
              />
              <span>
                <b className="block font-semibold">{t(`checkout.method.${method}`)}</b>
                <span className="block text-sm">
                  {t(`checkout.why.${method}`, {
                    regions: own.map((code) => regions[code].name[language]).join(', '),
                  })}
                </span>
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      <Button type="submit" full className="mt-7">
        {t('checkout.next')}
      </Button>
    </Form>
  )
}
