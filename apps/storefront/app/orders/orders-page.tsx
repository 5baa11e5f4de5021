import { listOrders } from '@filiera/contract/orders'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { refuse, requireSession } from '../account/require-session.ts'
import { buttonClass } from '../design/button.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/orders-page'
import { OrderRow } from './order-row.tsx'

/** Orders on one page; one more is asked for to know whether there are earlier ones. */
const PAGE_SIZE = 12
const LAST_START = 10_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const asked = Number(new URL(request.url).searchParams.get('start') ?? 0)
  const start = Number.isInteger(asked) ? Math.min(LAST_START, Math.max(0, asked)) : 0
  const query = { start: String(start), limit: String(PAGE_SIZE + 1) }
  const orders = await context.get(backendContext)(listOrders, { query })
  if (!orders.ok) return refuse(orders.problem, request, session)
  return { orders: orders.value.slice(0, PAGE_SIZE), start, hasMore: orders.value.length > PAGE_SIZE }
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { orders, start, hasMore } = loaderData
  const at = (from: number) => (from > 0 ? `${to('/account/orders')}?start=${from}` : to('/account/orders'))
  return (
    <AccountFrame title={t('orders.title')}>
      {orders.length === 0 ? (
        <>
          <p className="mb-5 text-ink-2">{t('orders.none')}</p>
          <Link to={to('/products')} className={buttonClass()}>
            {t('cart.emptyAction')}
          </Link>
        </>
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.idHash}>
              <OrderRow order={order} level={2} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {start > 0 && (
          <Link to={at(start - PAGE_SIZE)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('orders.newer')}
          </Link>
        )}
        {hasMore && (
          <Link to={at(start + PAGE_SIZE)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('orders.more')}
          </Link>
        )}
      </p>
    </AccountFrame>
  )
}
