import type { Cart } from '@filiera/contract/orders/cart'
import { formatEuros } from '@filiera/domain/money/money'
import { isRegionCode } from '@filiera/domain/places/regions'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { warehouseName } from '../../texts/warehouse-name.ts'
import { DeliveryDates } from '../order/delivery-dates.tsx'
import { HolidayNote } from '../order/holiday-note.tsx'
import { SoldBy } from '../order/sold-by.tsx'
import { CartLine } from './cart-line.tsx'
import type { Abroad } from './merge/carts-abroad.ts'
import { ShippingMeter } from './shipping-meter.tsx'

/** One warehouse of the cart: who sells, the meter, the lines, what they cost and what their delivery costs. */
export function WarehouseBlock({ cart, abroad }: { cart: Cart; abroad: Abroad | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = `warehouse-${cart.warehouse.id}`
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-panel border border-line">
      <header className="bg-quiet px-4 pt-5 pb-4.5 md:px-6.5">
        <SoldBy
          region={isRegionCode(cart.seller.region) ? cart.seller.region : null}
          text={t('cart.soldBy', { seller: cart.seller.name })}
        />
        <div className="mt-1 mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id={id} className="text-2xl">
            {warehouseName(cart.warehouse, t, language)}
          </h2>
          <DeliveryDates delivery={cart.delivery} withIcon />
        </div>
        <HolidayNote seller={cart.seller} />
        <ShippingMeter cart={cart} />
      </header>
      <ul>
        {cart.items.map((item) => (
          <CartLine key={item.productId} cart={cart} item={item} abroad={abroad} />
        ))}
      </ul>
      {cart.totalItems > 0 && <WarehouseCost cart={cart} />}
    </section>
  )
}

/** What the goods of a warehouse and their delivery cost. */
function WarehouseCost({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  return (
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-t border-line px-4 py-4 text-[0.9375rem] text-ink-2 md:px-6.5">
      <span>
        {t('cart.goods')} <b className="font-semibold text-ink">{formatEuros(cart.totalCostDiscount)}</b>
      </span>
      <span>
        {t('cart.shipping')}{' '}
        {cart.shipping.cost === 0 ? (
          <b className="font-semibold text-link">{t('cart.free')}</b>
        ) : (
          <b className="font-semibold text-ink">{formatEuros(cart.shipping.cost)}</b>
        )}
      </span>
    </footer>
  )
}
