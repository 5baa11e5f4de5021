import { countSellerOrders, listSellerOrders, sellerStates } from '@filiera/contract/fulfilment'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { refuse, requireSession } from '../account/require-session.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/seller-orders-page'
import { Forbidden } from './forbidden.tsx'
import { Pager } from './pager.tsx'
import { SellerOrderRow } from './seller-order-row.tsx'
import { PAGE, readSellerOrdersQuery, sellerOrdersSearch } from './seller-orders-query.state.ts'
import { StateTabs } from './state-tabs.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const query = readSellerOrdersQuery(new URL(request.url).searchParams)
  const { state, start } = query
  const backend = context.get(backendContext)
  // one more is asked for to know whether there are earlier ones
  const asked = { state, start: String(start), limit: String(PAGE + 1) }
  const [orders, counts] = await Promise.all([
    backend(listSellerOrders, { query: asked }),
    backend(countSellerOrders, {}),
  ])
  if (!orders.ok) {
    if (orders.problem.code === 'forbidden') return data(null, { status: 403 })
    return refuse(orders.problem, request, session, 'order_get')
  }
  if (!counts.ok) return refuse(counts.problem, request, session, 'order_get')
  return {
    orders: orders.value.slice(0, PAGE),
    counts: counts.value,
    query,
    hasMore: orders.value.length > PAGE,
  }
}

/** The paid orders of a shop, by what they wait for. */
export default function SellerOrdersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!loaderData) return <Forbidden to="seller" />
  const { orders, counts, query, hasMore } = loaderData
  const { state, start } = query
  const at = (asked: Partial<typeof query>) =>
    to('/seller/orders') + sellerOrdersSearch({ state, start: 0, ...asked })
  return (
    <AccountFrame title={t('fulfilment.title')} lead={t('fulfilment.lead')} groups={['seller']}>
      <StateTabs
        label={t('fulfilment.tabs')}
        current={state}
        tabs={sellerStates.map((key) => ({
          key,
          to: at({ state: key }),
          text: t(`fulfilment.state.${key}`),
          count: counts[key],
        }))}
      />
      {orders.length === 0 ? (
        <p className="text-lg text-ink-2">{t(`fulfilment.none.${state}`)}</p>
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <SellerOrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        newer={start > 0 ? at({ start: Math.max(0, start - PAGE) }) : null}
        older={hasMore ? at({ start: start + PAGE }) : null}
        texts={{ newer: t('fulfilment.newer'), older: t('fulfilment.older') }}
      />
    </AccountFrame>
  )
}
