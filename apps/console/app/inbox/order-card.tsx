import { formatEuros } from '@filiera/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderQuery } from '../api/order-queries.ts'
import { OrderStatus } from '../orders/order-facts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Picture } from '../ui/picture.tsx'
import { useWork } from '../work/work.tsx'

/** What was ordered and how it stands, beside a message or a review on a wide screen. */
export function OrderCard({ id }: { id: string }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data: order } = useQuery(orderQuery(shop.id, id))
  if (!order) return null
  return (
    <aside
      aria-label={t('orders.columns.order')}
      className="sticky top-16 rounded-panel border border-line bg-raised max-beside:hidden"
    >
      <header className="grid justify-items-start gap-1.5 px-4 py-3">
        <h2 className="font-sans text-t14 font-semibold wrap-anywhere">
          {t('orders.columns.order')} {order.id}
        </h2>
        <OrderStatus status={order.status} />
      </header>
      <ul className="border-y border-line">
        {order.items.map((item) => (
          <li
            key={item.productId}
            className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0"
          >
            <Picture picture={item.image} size={44} />
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{unbroken(item.title)}</b>
              <span className="text-t13 text-ink-2">
                {item.quantity} × {formatEuros(item.priceDiscounted ?? item.price)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={`/orders/${order.id}`}
        className="flex min-h-11 items-center px-4 font-semibold text-link hover:underline"
      >
        {t('messages.openOrder')}
      </Link>
    </aside>
  )
}
