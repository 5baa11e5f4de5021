import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { formatMoment } from '@filiera/domain/dates/written-dates'
import { DeliveryDates } from '../../buy/order/delivery-dates.tsx'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Check } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'

const usual = ['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED'] as const satisfies OrderStatus[]
/** Words for what has not happened yet. */
type Ahead = (typeof usual)[number]
const isAhead = (status: OrderStatus): status is Ahead => usual.some((known) => known === status)

type Step = { status: OrderStatus; at: string | null }

/** The way of an order: what has happened, then what usually follows; an order that left the way shows only the past. */
export function timelineSteps(order: Pick<Order, 'status' | 'timeline'>): Step[] {
  const past = order.timeline.filter(({ status }, index, all) => {
    const isFirstWait = status === 'PENDING_PAYMENT' && all.length > 1
    // a refusal that was paid after all is no step of the way
    const isOvercome =
      status === 'PAYMENT_FAILED' && all.slice(index).some((later) => later.status === 'PAID')
    return !isFirstWait && !isOvercome && all.findLastIndex((entry) => entry.status === status) === index
  })
  const isOnTheWay = isAhead(order.status) || order.status === 'PENDING_PAYMENT'
  const reached = isAhead(order.status) ? usual.indexOf(order.status) : -1
  const next = isOnTheWay ? usual.slice(reached + 1).map((status) => ({ status, at: null })) : []
  return [...past, ...next]
}

/** What has happened to an order and when; a list on phones, a line on wide screens. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const steps = timelineSteps(order)
  const current = steps.findLastIndex((step) => step.at !== null)
  return (
    <ol className="px-4.5 py-5 md:flex md:px-7 md:pt-5.5 md:pb-6">
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={index === current ? 'step' : undefined}
          className="relative pb-4.5 pl-10.5 text-sm text-ink-3 last:pb-0 md:flex-1 md:pt-8.5 md:pr-2.5 md:pb-0 md:pl-0 md:last:min-w-28"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={join(
                'absolute top-3.5 -bottom-1 left-[11px] w-1 md:top-[11px] md:right-0 md:bottom-auto md:left-0 md:h-1 md:w-auto',
                index < current ? 'bg-meter' : 'bg-track',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={join(
              'absolute top-0 left-0 grid size-6.5 place-items-center rounded-full',
              index < current && 'bg-meter text-on-button',
              index === current && 'border-8 border-meter bg-paper',
              index > current && 'border-2 border-control bg-paper',
            )}
          >
            {index < current && <Check size={16} strokeWidth={2.5} />}
          </span>
          <b
            className={join(
              'block text-[0.9375rem]',
              index > current ? 'font-medium text-ink-3' : 'font-semibold text-ink',
            )}
          >
            {index > current && isAhead(step.status)
              ? t(`orders.ahead.${step.status}`)
              : t(`orders.status.${step.status}`)}
          </b>
          {step.at && <time dateTime={step.at}>{formatMoment(step.at, language)}</time>}
          {index > current && step.status === 'DELIVERED' && order.status !== 'PENDING_PAYMENT' && (
            <DeliveryDates delivery={order.delivery} small />
          )}
        </li>
      ))}
    </ol>
  )
}
