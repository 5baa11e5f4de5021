import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { statusName } from './order-facts.tsx'

/** What an order goes through when nothing comes between. */
const way: readonly OrderStatus[] = ['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED']

const dot =
  'relative pl-6 before:absolute before:top-1 before:left-0 before:h-3 before:w-3 before:rounded-full before:border-2 before:border-meter md:pt-5 md:pl-0 md:before:top-0'
/** To the next step: downwards on phones, to the right from 768 px. */
const line =
  'after:absolute after:top-5 after:-bottom-3 after:left-[5px] after:w-0.5 after:bg-line last:after:hidden md:after:top-[5px] md:after:right-0 md:after:bottom-auto md:after:left-4 md:after:h-0.5 md:after:w-auto'
const step = `${dot} ${line}`

/** What happened to an order, when, and who of the shop did it; then what is still to come. */
export function History({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const when = useWhen()
  const nameOf = (status: OrderStatus) => t(status === 'PAID' ? 'orders.paid' : statusName(status))
  const at = way.indexOf(order.status)
  const coming = at < 0 ? [] : way.slice(at + 1)
  return (
    <section aria-labelledby="history" className="rounded-panel border border-line bg-raised px-4 py-3">
      <h2 id="history">{t('orders.history')}</h2>
      <ol className="mt-3 grid gap-x-3 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {order.history.map(({ status, at: moment, by }) => (
          <li key={moment + status} className={`${step} before:bg-meter`}>
            <b className="block font-semibold">{nameOf(status)}</b>
            <time dateTime={moment} className="text-t13 text-ink-2">
              {by ? t('orders.by', { when: when.shortMoment(moment), name: by }) : when.shortMoment(moment)}
            </time>
          </li>
        ))}
        {coming.map((status) => (
          <li key={status} className={`${step} text-ink-2 before:border-control`}>
            {nameOf(status)}
            <span className="block text-t13">{t('orders.coming')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
