import { formatHour } from '@filiera/domain/dates/written-dates'
import { useSearchParams } from 'react-router'
import { FirstProduct } from '../products/views/first-product.tsx'
import { useTexts } from '../texts/texts.tsx'
import { BackLink, Button, TextButton } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { StockFilters, StockTabs } from './stock-filters.tsx'
import { StockList } from './stock-list.tsx'
import { StockPanel } from './stock-panel.tsx'
import { type StockQuery, useStockIds } from './use-stock.ts'
import { readView, writeView } from './view.ts'

/** The products of a view, and when the list was read. */
function Listed({
  query,
  open,
  show,
}: {
  query: StockQuery
  open: string | null
  show(next: StockQuery, replace?: boolean): void
}) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const { data, error, refetch, isFetching } = useStockIds(shop.id, query)
  const isNarrowed = Boolean(query.search || query.warehouse)
  return (
    <>
      <StockTabs query={query} show={show} counts={data?.counts} />
      <StockFilters key={shop.id} query={query} show={show} warehouses={data?.warehouses ?? []} />
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={8} />}
      {data?.total === 0 && (
        <div className="rounded-panel border border-line">
          {query.view === 'all' && !isNarrowed ? (
            <FirstProduct />
          ) : (
            <BlockMessage
              icon={isNarrowed ? 'noResult' : 'check'}
              title={t('stock.empty.title')}
              actions={<Button onClick={() => show({ view: 'all' })}>{t('stock.all')}</Button>}
            >
              <p>{t(`stock.empty.${isNarrowed ? 'all' : query.view}`)}</p>
            </BlockMessage>
          )}
        </div>
      )}
      {data && data.total > 0 && (
        <>
          <StockList
            key={`${data.at} ${query.view}`}
            shop={shop.id}
            ids={data.ids}
            open={open}
            addressOf={(id) => `/stock?${writeView(query, id)}`}
          />
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-t13 text-ink-2">
            <span>{t('products.count', { count: data.total })}</span>
            <span>{t('products.frozen', { time: formatHour(new Date(data.at), language) })}</span>
            <TextButton disabled={isFetching} onClick={() => void refetch()}>
              {t('products.refresh')}
            </TextButton>
          </p>
        </>
      )}
    </>
  )
}

/** What stands in a shop's warehouses, and what came and went. Below 1280 px the chosen product has the page to itself. */
export default function StockScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const [params, setParams] = useSearchParams()
  const query = readView(params)
  const open = params.get('product')
  const back = `/stock?${writeView(query)}`
  return (
    <div className={open ? 'max-w-[1560px]' : 'max-w-[1080px]'}>
      <header className={`mb-2 ${open ? 'max-xl:sr-only' : ''}`}>
        <h1>{t('stock.title')}</h1>
        <p className="text-ink-2">{t('stock.lead')}</p>
      </header>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${open ? 'xl:grid-cols-[minmax(0,1fr)_400px]' : ''}`}
      >
        <div className={open ? 'max-xl:hidden' : ''}>
          <Listed
            query={query}
            open={open}
            show={(next, replace = false) =>
              setParams(writeView(next, open ?? undefined), { replace, preventScrollReset: true })
            }
          />
        </div>
        {open && (
          <aside aria-label={t('stock.chosen')}>
            <div className="mb-2 xl:hidden">
              <BackLink to={back}>{t('stock.title')}</BackLink>
            </div>
            <StockPanel key={`${shop.id} ${open}`} shop={shop.id} id={open} back={back} />
          </aside>
        )}
      </div>
    </div>
  )
}
