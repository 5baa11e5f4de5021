import type { Order, OrderStatus } from '@filiera/contract/orders'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { join } from '../design/join.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { formatMoment } from './format-date.ts'

const usual: readonly OrderStatus[] = ['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED']

type Step = { status: OrderStatus; at: string | null }

/** The way of an order: what has happened, then what usually follows; an order that left the way shows only the past. */
export function timelineSteps(order: Pick<Order, 'status' | 'timeline'>): Step[] {
  const past = order.timeline.filter(({ status }, index, all) => {
    const isFirstWait = status === 'PENDING_PAYMENT' && all.length > 1
    return !isFirstWait && all.findLastIndex((entry) => entry.status === status) === index
  })
  const isOnTheWay = usual.includes(order.status) || order.status === 'PENDING_PAYMENT'
  const reached = usual.indexOf(order.status)
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
    <ol className="timeline px-4.5 py-5 md:px-7 md:pt-5.5 md:pb-6">
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={index === current ? 'step' : undefined}
          className={join(index < current && 'is-done', index === current && 'is-current')}
        >
          <span aria-hidden="true" className="timeline-dot">
            {index < current && <Check size={16} strokeWidth={2.5} />}
          </span>
          <b>{t(`orders.status.${step.status}`)}</b>
          {step.at && <time dateTime={step.at}>{formatMoment(step.at, language)}</time>}
        </li>
      ))}
    </ol>
  )
}
