import { type LotOrder, listLotOrders, type ProductLot } from '@filiera/contract/console/lots'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { apiQuery } from '../../api/queries.ts'
import { csvOf, saveFile } from '../../browser/csv.ts'
import { useLotText } from '../../orders/lots/use-lot-text.ts'
import { OrderStatus, statusName } from '../../orders/order-facts.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { useWhen } from '../../texts/use-when.ts'
import { BackLink, Button } from '../../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../../ui/states.tsx'
import { useWork } from '../../work/work.tsx'

function Orders({ title, orders }: { title: string; orders: readonly LotOrder[] }) {
  const { t } = useTexts()
  const when = useWhen()
  if (orders.length === 0) return null
  return (
    <section aria-label={title} className="rounded-panel border border-line bg-raised">
      <h2 className="px-4 py-3 font-sans text-t14 font-semibold">{title}</h2>
      <ul>
        {orders.map(({ id, customer, email, paidAt, pieces, status }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5"
          >
            <Link to={`/orders/${id}`} className="inline-flex min-h-9 items-center font-semibold text-link">
              {id}
            </Link>
            <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              {customer || t('messages.customer')}
              {email && (
                <a href={`mailto:${email}`} className="block text-t13 text-link">
                  {email}
                </a>
              )}
            </p>
            <span className="text-t13 text-ink-2">{when.shortMoment(paidAt)}</span>
            <b className="font-semibold">{t('orders.pieces', { count: pieces })}</b>
            <OrderStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Head({ lot, orders }: { lot: ProductLot; orders: readonly LotOrder[] }) {
  const { t } = useTexts()
  const { full } = useLotText()
  const save = () => {
    const head = (['number', 'paid', 'status', 'left', 'pieces', 'customer', 'email'] as const).map((name) =>
      t(`stock.lots.csv.${name}`),
    )
    const rows = orders.map(({ id, paidAt, status, isHere, pieces, customer, email }) => [
      id,
      dateInItaly(new Date(paidAt)),
      t(statusName(status)),
      t(isHere ? 'stock.lots.csv.no' : 'stock.lots.csv.yes'),
      pieces,
      customer,
      email ?? '',
    ])
    saveFile(`${t('stock.lots.file')}-${lot.code.replace(/[^\w-]+/g, '-')}.csv`, csvOf([head, ...rows]))
  }
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="wrap-anywhere">{t('stock.lots.lot', { code: lot.code })}</h1>
        <p className="text-ink-2 first-letter:uppercase">{full(lot)}</p>
        <p className="text-ink-2">{t('stock.lots.found', { count: orders.length })}</p>
        {lot.blocked && (
          <p className="font-semibold text-bad-text">
            {t('stock.lots.isBlocked')}: {lot.blocked.reason}
          </p>
        )}
      </div>
      {orders.length > 0 && (
        <Button icon="download" onClick={save}>
          {t('stock.lots.save_csv')}
        </Button>
      )}
    </header>
  )
}

/** Which orders got pieces of a lot: those still in the shop are to be packed anew, the others are written to. */
export default function LotOrdersScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { id = '', lot = '' } = useParams()
  const { data, error, refetch } = useQuery(
    apiQuery(listLotOrders, { params: { id, lot }, query: { shop: shop.id } }),
  )
  return (
    <div className="max-w-[1080px]">
      <BackLink to={`/stock?product=${id}`}>{t('stock.title')}</BackLink>
      {error && !data && (
        <>
          <h1>{t('stock.lots.orders')}</h1>
          <BlockError error={error} onRetry={() => void refetch()} />
        </>
      )}
      {!error && !data && (
        <>
          <h1>{t('stock.lots.orders')}</h1>
          <SkeletonRows rows={5} />
        </>
      )}
      {data && (
        <>
          <Head {...data} />
          <div className="grid gap-4">
            <Orders title={t('stock.lots.here')} orders={data.orders.filter(({ isHere }) => isHere)} />
            <Orders title={t('stock.lots.gone')} orders={data.orders.filter(({ isHere }) => !isHere)} />
          </div>
          {data.orders.length === 0 && (
            <div className="rounded-panel border border-line">
              <BlockMessage icon="check" title={t('stock.lots.nobody')}>
                <p>{t('stock.lots.nobodyBody')}</p>
              </BlockMessage>
            </div>
          )}
        </>
      )}
    </div>
  )
}
