import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { statusName } from './order-facts.tsx'

/** What happened to an order, when, and who of the shop did it. */
export function History({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const when = useWhen()
  return (
    <section aria-labelledby="history" className="rounded-panel border border-line bg-raised px-4 py-3">
      <h2 id="history">{t('orders.history')}</h2>
      <ol className="mt-3 grid gap-x-3 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]">
        {order.history.map(({ status, at, by }) => (
          <li
            key={at + status}
            className="relative pt-5 before:absolute before:top-0 before:left-0 before:h-3 before:w-3 before:rounded-full before:bg-meter after:absolute after:top-[5px] after:right-0 after:left-4 after:h-0.5 after:bg-line"
          >
            <b className="block font-semibold">{t(status === 'PAID' ? 'orders.paid' : statusName(status))}</b>
            <time dateTime={at} className="text-t13 text-ink-2">
              {by ? t('orders.by', { when: when.moment(at), name: by }) : when.moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
