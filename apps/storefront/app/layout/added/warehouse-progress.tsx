import type { Cart } from '@filiera/contract/orders/cart'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { useState } from 'react'
import { ShippingMeter } from '../../buy/cart/shipping-meter.tsx'
import { DeliveryDates } from '../../buy/order/delivery-dates.tsx'
import type { Added } from '../../state/cart/added-store.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { warehouseName } from '../../texts/warehouse-name.ts'

/** What the warehouse's goods came to before the product was added, in cents. */
function formerCents({ items, totalCostDiscount }: Cart, { productId, quantity }: Added): number {
  const item = items.find((candidate) => candidate.productId === productId)
  const each = item ? eurosToCents(item.priceDiscounted ?? item.price) : 0
  return Math.max(0, eurosToCents(totalCostDiscount) - quantity * each)
}

/** The warehouse that sends it, its meter filling, and when the parcel arrives; read out when it changes. */
export function WarehouseProgress({ cart, added }: { cart: Cart; added: Added }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { missingToFree } = cart.shipping
  const goods = eurosToCents(cart.totalCostDiscount)
  const threshold = goods + eurosToCents(missingToFree ?? 0)
  const [former] = useState(() => formerCents(cart, added))
  return (
    <section className="mt-4 rounded-image bg-quiet px-4 py-3 dark:border dark:border-line">
      <p className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{warehouseName(cart.warehouse, t, language)}</span>
        {missingToFree ? (
          <span className="text-[0.9375rem] text-ink-2">
            {t('cart.meterOf', { amount: formatMoney(goods), threshold: formatMoney(threshold) })}
          </span>
        ) : null}
      </p>
      <div role="status">
        <ShippingMeter cart={cart} formerCents={former} />
      </div>
      {cart.delivery && (
        <p className="mt-2.5 border-t border-line pt-2.5 max-md:hidden">
          <DeliveryDates delivery={cart.delivery} withIcon />
        </p>
      )}
    </section>
  )
}
