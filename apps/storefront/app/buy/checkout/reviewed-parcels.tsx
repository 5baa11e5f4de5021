import { formatMoney } from '@filiera/domain/money/money'
import { cityName, isRegionCode, regions } from '@filiera/domain/places/regions'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { DeliveryDates } from '../order/delivery-dates.tsx'
import { HolidayNote } from '../order/holiday-note.tsx'
import { ItemLine } from '../order/item-line.tsx'
import { SoldBy } from '../order/sold-by.tsx'
import type { CheckoutData } from './checkout-data.ts'

/** What each warehouse sends: where from, when, for how much, and its lines. */
export function ReviewedParcels({ data }: { data: CheckoutData }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const closed = data.allCarts.filter((cart) => !data.carts.some(({ id }) => id === cart.id))
  const parcels = data.carts.map((cart, index) => {
    const { name, region } = cart.seller
    const city = cityName(cart.seller.city, language)
    const isKnown = isRegionCode(region)
    const place = isKnown ? `${regions[region].name[language]}, ${city}` : city
    const cents = data.totals.chargesCents[index] ?? 0
    return (
      <section
        key={cart.id}
        aria-label={name}
        className="mt-4 overflow-hidden rounded-image border border-line"
      >
        <div className="flex items-start justify-between gap-x-4 gap-y-1 bg-quiet px-4.5 py-3.5 text-sm text-ink-2 max-md:flex-wrap">
          <div className="min-w-0">
            <SoldBy region={isKnown ? region : null} text={place} />
            <p className="font-semibold text-ink">{name}</p>
          </div>
          <div className="text-balance md:text-right">
            {data.query.method !== 'international' && <DeliveryDates delivery={cart.delivery} small />}
            <p className={cents === 0 ? 'font-semibold text-link' : undefined}>
              {cents === 0 ? t('checkout.free') : formatMoney(cents)}
            </p>
          </div>
        </div>
        <ul className="px-4.5 py-1.5">
          {cart.items.map((item) => (
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
  return (
    <>
      {parcels}
      {closed.map(({ id, seller }) => (
        <HolidayNote key={id} seller={seller} />
      ))}
    </>
  )
}
