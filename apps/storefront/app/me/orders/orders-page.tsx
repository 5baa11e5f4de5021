import { listCheckouts, listOrders, type Order, orderStatuses } from '@filiera/contract/orders/orders'
import { Form, Link } from 'react-router'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { longestSearch } from '../../ui/forms/longest-search.ts'
import { Select } from '../../ui/forms/select.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/orders-page'
import { type OrdersQuery, ordersSearch, readOrdersQuery } from './orders-query.state.ts'
import { type Purchase, PurchaseCard } from './purchase-card.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const query = readOrdersQuery(new URL(request.url).searchParams)
  const { start, limit, status, bought } = query
  // one more is asked for to know whether there are earlier ones
  const filters = { ...(status && { status }), ...(bought && { bought }) }
  const asked = { start: String(start), limit: String(limit + 1), ...filters }
  const backend = context.get(backendContext)
  // a state is that of a parcel: the list then names the parcels in that state, under their purchases
  const listed = await (status
    ? backend(listOrders, { query: asked })
    : backend(listCheckouts, { query: asked }))
  if (!listed.ok) return refuse(listed.problem, request, session, 'order_get')
  const shown = listed.value.slice(0, limit)
  return { purchases: purchasesOf(shown), query, hasMore: listed.value.length > limit }
}

/** Checkouts as they are; single orders under the purchase they belong to. */
function purchasesOf(listed: readonly (Order | Purchase)[]): Purchase[] {
  const purchases = new Map<string, Order[]>()
  for (const entry of listed) {
    if ('orders' in entry) purchases.set(entry.id, entry.orders)
    else purchases.set(entry.checkoutId, [...(purchases.get(entry.checkoutId) ?? []), entry])
  }
  return [...purchases].map(([id, orders]) => ({ id, orders }))
}

function Filter({ query }: { query: OrdersQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Form
      method="get"
      action={to('/account/orders')}
      key={ordersSearch(query)}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 flex-1 basis-52 md:max-w-80 md:basis-40">
        <Field
          name="bought"
          type="search"
          defaultValue={query.bought}
          {...longestSearch(t)}
          enterKeyHint="search"
          label={t('orders.bought')}
        />
      </div>
      <div className="min-w-0 flex-1 basis-52 md:max-w-80 md:basis-40">
        <Select name="status" defaultValue={query.status ?? ''} label={t('orders.filter')}>
          <option value="">{t('orders.filterAll')}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`orders.status.${status}`)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="outline">
        {t('orders.filterSubmit')}
      </Button>
    </Form>
  )
}

/** No order yet, or none in the chosen state, and the way on. */
function NoOrders({ query: { start, status, bought } }: { query: OrdersQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isFiltered = start > 0 || status !== null || bought !== ''
  const none = bought
    ? t('orders.boughtNone', { text: bought })
    : t(isFiltered ? 'orders.filterNone' : 'orders.none')
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <picture className="product-image block size-40 flex-none">
        <source type="image/avif" srcSet="/art/empty-shelf.avif" />
        <img
          src="/art/empty-shelf.webp"
          alt=""
          width={160}
          height={160}
          className="size-40 rounded-panel object-cover object-bottom"
        />
      </picture>
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-4.5 text-lg text-ink-2">{none}</p>
        <Link to={to(isFiltered ? '/account/orders' : '/products')} className={buttonClass()}>
          {t(isFiltered ? 'orders.showAll' : 'cart.emptyAction')}
        </Link>
      </div>
    </div>
  )
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { purchases, query, hasMore } = loaderData
  const { start, limit, status, bought } = query
  const isFirst = start === 0
  const at = (from: number) => to('/account/orders') + ordersSearch({ ...query, start: Math.max(0, from) })
  const page = buttonClass({ variant: 'outline', size: 'small' })
  return (
    <AccountFrame title={t('orders.title')}>
      {(purchases.length > 0 || status !== null || bought !== '' || !isFirst) && <Filter query={query} />}
      {purchases.length === 0 ? (
        <NoOrders query={query} />
      ) : (
        <LoadingArea name="orders" clears>
          <ul className="grid gap-4">
            {purchases.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseCard purchase={purchase} level={2} />
              </li>
            ))}
          </ul>
        </LoadingArea>
      )}
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <Link to={at(start - limit)} rel="prev" className={page}>
            {t('orders.newer')}
          </Link>
        )}
        {hasMore && (
          <Link to={at(start + limit)} rel="next" className={page}>
            {t('orders.more')}
          </Link>
        )}
      </p>
    </AccountFrame>
  )
}
