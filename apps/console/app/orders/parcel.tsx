import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { TextButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useWork } from '../work/work.tsx'
import { LineLots } from './lots/line-lots.tsx'
import { LotsDialog } from './lots/lots-dialog.tsx'
import { lotLines } from './lots/typed-lots.ts'
import { Temperature } from './order-facts.tsx'

/** A product of the parcel; `onLots` only where its lots may be said. */
function Line({ item, onLots }: { item: SellerOrder['items'][number]; onLots: (() => void) | null }) {
  const { t } = useTexts()
  return (
    <li className="flex items-center gap-x-3 border-b border-line px-4 py-3 last:border-b-0">
      <Picture picture={item.image} size={44} />
      <div className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">{unbroken(item.title)}</b>
        <span className="text-t13 text-ink-2">
          {[item.ownCode, t(`orders.temperatures.${item.temperatureClass}`)].filter(Boolean).join(', ')}
        </span>
        {item.refundedQuantity > 0 && (
          <span className="block text-t13 text-warn-text">
            {t('orders.refundedPieces', { count: item.refundedQuantity })}
          </span>
        )}
        <LineLots lots={item.lots} pieces={item.quantity - item.refundedQuantity} />
        {onLots && (
          <div className="text-t13">
            <TextButton onClick={onLots}>
              {t(item.lots.length > 0 ? 'orders.lots.change' : 'orders.lots.name')}
              <span className="sr-only">: {item.title}</span>
            </TextButton>
          </div>
        )}
      </div>
      <p className="flex flex-none items-center gap-x-3 text-right max-md:grid">
        <span className="text-ink-2">
          {item.quantity} × {formatEuros(item.priceDiscounted ?? item.price)}
        </span>
        <b className="min-w-20 font-semibold">{formatEuros(item.lineCost)}</b>
      </p>
    </li>
  )
}

/** What goes into the parcel. */
export function Parcel({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const [asked, setAsked] = useState<string | null>(null)
  const mayName = may('orders:write') && !['PAID', 'CANCELLED'].includes(order.status)
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
          <Line key={item.productId} item={item} onLots={mayName ? () => setAsked(item.productId) : null} />
        ))}
      </ul>
      {asked && (
        <LotsDialog
          shop={shop.id}
          product={{ id: asked, title: order.items.find((item) => item.productId === asked)?.title ?? '' }}
          lines={lotLines([{ order }], asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
