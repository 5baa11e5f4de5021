import type { Order } from '@filiera/contract/orders/orders'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** A link that stands in a row of actions. */
export const actionLink =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4'

/** What the customer may do with an order now, as the answer says; each is a page of its own. */
export function OrderLinks({ order }: { order: Order }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const here = to(`/account/orders/${order.idHash}`)
  const may = (action: Order['actions'][number]) => order.actions.includes(action)
  const isPaid = order.timeline.some(({ status }) => status === 'PAID')
  const hasLeft = order.timeline.some(({ status }) => status === 'SHIPPED' || status === 'DELIVERED')
  const links = [
    ...(may('withdraw') ? [{ to: `${here}/withdraw`, text: t('orders.actions.withdraw') }] : []),
    ...(may('cancel') ? [{ to: `${here}/cancel`, text: t('orders.actions.cancel') }] : []),
    ...(may('message') ? [{ to: `${here}/messages`, text: t('orders.actions.message') }] : []),
    // what never left cannot have arrived damaged
    ...(may('message') && hasLeft
      ? [{ to: `${here}/messages?topic=damaged`, text: t('orders.actions.damage') }]
      : []),
  ]
  if (links.length === 0) return null
  return (
    <section aria-label={t('orders.actions.title')} className="border-t border-line px-4.5 py-4 md:px-7">
      <ul className="flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={actionLink}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
      {may('cancel') && isPaid && (
        <p className="mt-1.5 text-sm text-ink-3">{t('orders.actions.cancelNote')}</p>
      )}
      {may('withdraw') && <p className="mt-1.5 text-sm text-ink-3">{t('orders.actions.withdrawNote')}</p>}
    </section>
  )
}
