import { countSellerOrders, listSellerOrders, sellerStates } from '@filiera/contract/orders/fulfilment'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { AccountFrame } from '../../me/frame/account-frame.tsx'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import type { Route } from './+types/seller-orders-page'
import { Forbidden } from './forbidden.tsx'
import { OrderSearch } from './order-search.tsx'
import { Pager } from './pager.tsx'
import { SellerOrderRow } from './seller-order-row.tsx'
import {
  nextWork,
  PAGE,
  readSellerOrdersQuery,
  type SellerOrdersQuery,
  sellerOrdersSearch,
} from './seller-orders-query.state.ts'
import { StateTabs } from './state-tabs.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const query = readSellerOrdersQuery(new URL(request.url).searchParams)
  const { state, start, search } = query
  const backend = context.get(backendContext)
  // one more is asked for to know whether there are earlier ones
  const asked = { start: String(start), limit: String(PAGE + 1), ...(search ? { search } : { state }) }
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

type NoneProps = {
  query: SellerOrdersQuery
  work: ReturnType<typeof nextWork>
  at(asked: Partial<SellerOrdersQuery>): string
}

/** Nothing in this list, and where the shop goes on. */
function None({ query, work, at }: NoneProps) {
  const { t } = useTranslation()
  const { search, state } = query
  const link = buttonClass({ variant: 'outline' })
  return (
    <div>
      <p className="mb-4 text-lg wrap-anywhere text-ink-2">
        {search ? t('fulfilment.search.none', { text: search }) : t(`fulfilment.none.${state}`)}
      </p>
      {search ? (
        <Link to={at({ search: '' })} className={link}>
          {t('fulfilment.search.clear')}
        </Link>
      ) : (
        work && (
          <Link to={at({ state: work })} className={link}>
            {t(`fulfilment.work.${work}`)}
          </Link>
        )
      )}
    </div>
  )
}

/** The paid orders of a shop, by what they wait for; or those that match a text. */
export default function SellerOrdersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!loaderData) return <Forbidden to="seller" />
  const { orders, counts, query, hasMore } = loaderData
  const { state, start, search } = query
  const here = to('/seller/orders')
  const at = (asked: Partial<SellerOrdersQuery>) =>
    here + sellerOrdersSearch({ ...query, start: 0, ...asked })
  return (
    <AccountFrame title={t('fulfilment.title')} lead={t('fulfilment.lead')} groups={['seller']}>
      <OrderSearch action={here} text={search} />
      <StateTabs
        label={t('fulfilment.tabs')}
        current={search ? null : state}
        tabs={sellerStates.map((key) => ({
          key,
          to: at({ state: key, search: '' }),
          text: t(`fulfilment.state.${key}`),
          count: counts[key],
        }))}
      />
      {search && orders.length > 0 && (
        <h2 className="mb-4 text-xl wrap-anywhere">{t('fulfilment.search.title', { text: search })}</h2>
      )}
      {orders.length === 0 ? (
        <None query={query} work={nextWork(counts, state)} at={at} />
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <SellerOrderRow order={order} level={search ? 3 : 2} />
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
