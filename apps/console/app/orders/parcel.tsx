import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTexts } from '../texts/texts.tsx'
import { LinePicture, Temperature } from './order-facts.tsx'

/** What goes into the parcel. */
export function Parcel({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const pieces = order.items.reduce(
    (sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity,
    0,
  )
  return (
    <section aria-label={t('orders.columns.contents')} className="rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <div>
          <p className="text-t13 text-link">{order.warehouse.name}</p>
          <h2>{t('orders.parcel', { count: pieces })}</h2>
        </div>
        <Temperature of={order.temperatureClass} />
      </header>
      <ul>
        {order.items.map((item) => (
          <li
            key={item.productId}
            className="flex items-center gap-x-3 border-b border-line px-4 py-3 last:border-b-0"
          >
            <LinePicture image={item.image} size={44} />
            <p className="min-w-0 flex-1">
              <b className="block font-semibold wrap-anywhere">{item.title}</b>
              <span className="text-t13 text-ink-2">
                {[item.ownCode, t(`orders.temperatures.${item.temperatureClass}`)].filter(Boolean).join(', ')}
              </span>
              {item.refundedQuantity > 0 && (
                <span className="block text-t13 text-warn-text">
                  {t('orders.refundedPieces', { count: item.refundedQuantity })}
                </span>
              )}
            </p>
            <p className="flex flex-none items-center gap-x-3 text-right max-md:grid">
              <span className="text-ink-2">
                {item.quantity} × {formatEuros(item.priceDiscounted ?? item.price)}
              </span>
              <b className="min-w-20 font-semibold">{formatEuros(item.lineCost)}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
