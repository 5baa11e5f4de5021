import type { Order } from '@filiera/contract/orders/orders'
import { formatEuros } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { SmallImage } from '../../ui/small-image.tsx'

type ItemLineProps = {
  title: string
  image: string
  quantity: number
  /** Euros for one piece as charged, and for the line. */
  each: number
  cost: number
  /** Stands below the quantity. */
  children?: ReactNode
}

/** A product with its quantity and cost, in orders and summaries. */
export function ItemLine({ title, image, quantity, each, cost, children }: ItemLineProps) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2 text-[0.9375rem]">
      <SmallImage url={image} sizes="56px" className="rounded-[10px]" />
      <span className="break-words">
        <span className="block text-balance">{title}</span>
        <span className="block text-sm text-ink-3">
          {quantity} × {formatEuros(each)}
        </span>
        {children}
      </span>
      <b className="font-semibold whitespace-nowrap">{formatEuros(cost)}</b>
    </li>
  )
}

/** A product of an order, with the pieces that were refunded. */
export function OrderedItem({ item, children }: { item: Order['items'][number]; children?: ReactNode }) {
  const { t } = useTranslation()
  const { title, image, quantity, price, priceDiscounted, lineCost, refundedQuantity } = item
  return (
    <ItemLine {...{ title, image, quantity }} each={priceDiscounted ?? price} cost={lineCost}>
      {refundedQuantity > 0 && (
        <span className="block text-sm font-medium text-warn-text">
          {t('orders.refundedUnits', { count: refundedQuantity })}
        </span>
      )}
      {children}
    </ItemLine>
  )
}
