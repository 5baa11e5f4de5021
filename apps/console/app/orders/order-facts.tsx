import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { useWhen } from '../texts/use-when.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

const tones = {
  warn: 'bg-warn-ground text-warn-text',
  ok: 'bg-ok-ground text-ok-text',
  info: 'bg-info-ground text-info-text',
  idle: 'bg-idle-ground text-idle-text',
  bad: 'bg-bad-ground text-bad-text',
} as const

const looks: Partial<
  Record<SellerOrder['status'], { tone: keyof typeof tones; icon: IconName; name: TextKey }>
> = {
  PAID: { tone: 'warn', icon: 'clock', name: 'orders.status.PAID' },
  ACCEPTED: { tone: 'ok', icon: 'check', name: 'orders.status.ACCEPTED' },
  PREPARING: { tone: 'ok', icon: 'parcel', name: 'orders.status.PREPARING' },
  SHIPPED: { tone: 'info', icon: 'truck', name: 'orders.status.SHIPPED' },
  DELIVERED: { tone: 'idle', icon: 'home', name: 'orders.status.DELIVERED' },
  COMPLETED: { tone: 'idle', icon: 'check', name: 'orders.status.COMPLETED' },
  CANCELLED: { tone: 'idle', icon: 'close', name: 'orders.status.CANCELLED' },
  RETURN_REQUESTED: { tone: 'warn', icon: 'undo', name: 'orders.status.RETURN_REQUESTED' },
  PARTIALLY_REFUNDED: { tone: 'idle', icon: 'undo', name: 'orders.status.PARTIALLY_REFUNDED' },
  REFUNDED: { tone: 'idle', icon: 'undo', name: 'orders.status.REFUNDED' },
  DISPUTED: { tone: 'bad', icon: 'alert', name: 'orders.status.DISPUTED' },
}

/** Name of a status of a paid order. */
export const statusName = (status: SellerOrder['status']): TextKey => looks[status]?.name ?? 'orders.paid'

/** How an order stands: icon, word and colour. */
export function OrderStatus({ status }: { status: SellerOrder['status'] }) {
  const { t } = useTexts()
  const { tone = 'idle', icon = 'check' } = looks[status] ?? {}
  return (
    <span
      data-status={status}
      className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-t12 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      <Icon name={icon} size={14} />
      {t(statusName(status))}
    </span>
  )
}

/** How a parcel travels. */
export function Temperature({ of }: { of: SellerOrder['temperatureClass'] }) {
  const { t } = useTexts()
  return (
    <span className="inline-flex items-center gap-1.5 text-t13 text-ink-2">
      <Icon name={of === 'ambient' ? 'parcel' : 'cold'} size={16} />
      {t(`orders.temperatures.${of}`)}
    </span>
  )
}

type Due = { text: string; isUrgent: boolean; isLate: boolean }

/** Until when something is to be done with an order; null where nothing is. */
export function useDue(now = new Date()): (order: SellerOrder) => Due | null {
  const { t } = useTexts()
  const when = useWhen(now)
  const today = dateInItaly(now)
  const dueOfClaim = (claims: SellerOrder['claims']): Due | null => {
    const claim = claims.find(({ state }) => state === 'open')
    if (!claim) return null
    const isLate = claim.answerBy < today
    const text = t(isLate ? 'orders.claims.late' : 'messages.answerBy', { when: when.day(claim.answerBy) })
    return { text, isLate, isUrgent: claim.answerBy <= today }
  }
  return ({ acceptBy, shipBy, claims }) => {
    if (acceptBy) {
      const isLate = new Date(acceptBy) < now
      const text = t('orders.dueAccept', { when: when.lastMinute(acceptBy) })
      return { text, isLate, isUrgent: Date.parse(acceptBy) - now.getTime() < 86_400_000 }
    }
    if (!shipBy) return dueOfClaim(claims)
    const isLate = shipBy < today
    const text = t(isLate ? 'orders.dueShipLate' : 'orders.dueShip', { when: when.day(shipBy) })
    return { text, isLate, isUrgent: shipBy <= today }
  }
}

/** The deadline of an order, and whether it has passed. */
export function DueText({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const due = useDue()(order)
  if (!due) return null
  return (
    <span className={`text-t13 ${due.isUrgent ? 'font-semibold text-warn-text' : 'text-ink-2'}`}>
      {due.text}
      {due.isLate && order.acceptBy && `, ${t('orders.late')}`}
    </span>
  )
}

/** Whether the customer wrote last. */
export const asksForAnswer = ({ messages }: SellerOrder): boolean => messages.at(-1)?.from === 'customer'

/** What is in a parcel, in few words. */
export const contentsOf = ({ items }: SellerOrder): string =>
  items
    .map(({ quantity, refundedQuantity, title }) => `${quantity - refundedQuantity} ${unbroken(title)}`)
    .join(', ')
