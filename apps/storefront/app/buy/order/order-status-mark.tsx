import type { OrderStatus } from '@filiera/contract/orders/orders'
import { useTranslation } from '../../texts/use-translation.ts'
import { Package, Truck } from '../../ui/icons/delivery.tsx'
import { CircleCheck } from '../../ui/icons/notice.tsx'
import { Ban, Clock, RotateCcw } from '../../ui/icons/pages.tsx'
import { join } from '../../ui/join.ts'

const icons = {
  PENDING_PAYMENT: Clock,
  PAID: CircleCheck,
  ACCEPTED: CircleCheck,
  PREPARING: Package,
  SHIPPED: Truck,
  DELIVERED: CircleCheck,
  COMPLETED: CircleCheck,
  PAYMENT_FAILED: Ban,
  EXPIRED: Ban,
  CANCELLED: Ban,
  RETURN_REQUESTED: RotateCcw,
  PARTIALLY_REFUNDED: RotateCcw,
  REFUNDED: RotateCcw,
  DISPUTED: RotateCcw,
} as const

const waiting = new Set<OrderStatus>([
  'PENDING_PAYMENT',
  'PAYMENT_FAILED',
  'EXPIRED',
  'CANCELLED',
  'DISPUTED',
])

/** How an order stands, in words with an icon. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  const Icon = icons[status]
  return (
    <span
      className={join(
        'inline-flex items-center gap-2 rounded-chip px-3.5 py-1.5 text-[0.9375rem] font-semibold',
        waiting.has(status) ? 'bg-warn-ground text-warn-ink' : 'bg-selected text-on-selected',
      )}
      data-status={status}
    >
      <Icon size={18} />
      {t(`orders.status.${status}`)}
    </span>
  )
}
