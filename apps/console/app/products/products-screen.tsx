import { formatHour } from '@filiera/domain/dates/written-dates'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useChosen } from '../browser/use-chosen.ts'
import { useIsNarrow } from '../browser/use-width.ts'
import { DuplicateDialog, NewProductDialog } from '../create/create-dialog.tsx'
import { ExportChosen } from '../exchange/export-chosen.tsx'
import { BulkBar } from '../jobs/bulk-bar.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink, TextButton } from '../ui/button.tsx'
import { LeaveGuard } from '../ui/loss/leave-guard.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { type FixedView, ViewTabs } from '../views/view-tabs.tsx'
import { useWork } from '../work/work.tsx'
import { type Edits, useEdits } from './cells/use-edits.ts'
import { useUndos } from './cells/use-undos.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductGrid } from './product-grid.tsx'
import { useCounts, useIds } from './use-products.ts'
import { FilterBar } from './views/filter-bar.tsx'
import { FirstProduct } from './views/first-product.tsx'
import { productViews } from './views/product-views.ts'
import { asksFor, readView, type View, views, writeView } from './views/view.ts'

/** Asks in the address for the dialog of a new product. */
const NEW = 'new'
/** Marks an address that the list itself led to: the list is the one before it. */
const FROM_LIST = 'from list'

/** The view of the address, and ways to another. */
function useView() {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const show = (next: View, replace = false) =>
    setParams(writeView(next), { replace, preventScrollReset: true })
  const isNew = params.has(NEW)
  const { state } = useLocation()
  const navigate = useNavigate()
  /** Opens the dialog of a new product; the way back closes it. */
  const askNew = () =>
    setParams([...writeView(view), [NEW, 'true']], { preventScrollReset: true, state: FROM_LIST })
  const expireNewProducts = () => (state === FROM_LIST ? void navigate(-1) : show(view, true))
  return { view, show, isNew, askNew, expireNewProducts }
}

/**
 * Views that every shop has with how many products each has; the order and the search stay with another one, the columns unless they are those
 * of a saved view.
 * @param total products of the view that is shown, when its list was read
 */
function useFixedViews(shop: string, view: View, total: number | undefined): FixedView<View>[] {
  const { t } = useTexts()
  const { sort, order, search, columns, saved } = view
  const counts = useCounts(shop, search)
  return views.map(({ key, filter }) => {
    const isShown = asksFor(view, filter)
    const count = isShown ? total : counts?.[key]
    return {
      key,
      label: (
        <>
          {t(`products.views.${key}`)}
          {count !== undefined && <span className="ml-2">{count}</span>}
        </>
      ),
      isShown,
      view: { sort, order, search, ...(saved === undefined && { columns }), ...filter },
    }
  })
}

/** Asks before values are lost that are on their way, or were not saved. */
function LeaveCells({ edits }: { edits: Edits }) {
  const { t } = useTexts()
  const { saving, wrong } = edits.open()
  // nothing was typed for a state
  const count = saving + wrong.filter(({ field }) => field !== 'state').length
  return (
    <LeaveGuard
      isOpen={count > 0}
      title={t('products.unsaved.title', { count })}
      body={t('products.unsaved.body')}
      go={t('products.unsaved.go')}
      stay={t('products.unsaved.stay')}
    />
  )
}

/** The title, and the ways to more products; `onNew` only for who may write. */
function Head({ onNew }: { onNew: (() => void) | null }) {
  const { t } = useTexts()
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h1>{t('shell.products')}</h1>
      {onNew && (
        <div className="flex flex-wrap gap-2">
          <span className="max-md:hidden">
            <ButtonLink icon="sheet" to="/exchange">
              {t('shell.exchange')}
            </ButtonLink>
          </span>
          <Button primary icon="plus" onClick={onNew}>
            {t('create.title')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How many products the list has, and when it was read. */
function Foot(props: {
  total: number
  at: string
  isFetching: boolean
  mayWrite: boolean
  onRefresh(): void
}) {
  const { t, language } = useTexts()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-t13 text-ink-2">
      <span>{t('products.count', { count: props.total })}</span>
      <span>{t('products.frozen', { time: formatHour(new Date(props.at), language) })}</span>
      <TextButton disabled={props.isFetching} onClick={props.onRefresh}>
        {t('products.refresh')}
      </TextButton>
      {props.mayWrite && <span className="ml-auto max-xl:hidden">{t('products.keys')}</span>}
    </p>
  )
}

function NothingFound({ onAll }: { onAll(): void }) {
  const { t } = useTexts()
  return (
    <BlockMessage
      icon="noResult"
      title={t('products.empty.title')}
      actions={<Button onClick={onAll}>{t('products.empty.all')}</Button>}
    >
      <p>{t('products.empty.body')}</p>
    </BlockMessage>
  )
}

/** A shop's products, to be found, priced, counted and put on sale. */
export default function ProductsScreen() {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const { view, show, isNew, askNew, expireNewProducts } = useView()
  const isNarrow = useIsNarrow()
  const edits = useEdits(shop.id, useUndos(shop.id))
  const [copied, setCopied] = useState<string | null>(null)
  const mayWrite = may('products:write')
  const { data, error, isFetching, refresh } = useIds(shop.id, view)
  const counts = useCounts(shop.id, view.search)
  const isFirst = !view.search && counts?.all === 0
  const chosen = useChosen(data?.ids ?? [])
  const common = { shop: shop.id, ids: data?.ids ?? [], language, edits, mayWrite, onCopy: setCopied, chosen }
  return (
    <>
      <Head onNew={mayWrite ? askNew : null} />
      <LeaveCells edits={edits} />
      {copied && <DuplicateDialog id={copied} onClose={() => setCopied(null)} />}
      {isNew && mayWrite && <NewProductDialog onClose={expireNewProducts} />}
      <ViewTabs
        key={shop.id}
        label={t('products.views.label')}
        list={productViews}
        fixed={useFixedViews(shop.id, view, data?.total)}
        view={view}
        show={show}
      />
      <FilterBar shop={shop.id} view={view} show={show} total={data?.total} isNarrow={isNarrow} />
      {error && !data && <BlockError error={error} onRetry={() => void refresh()} />}
      {!error && !data && <SkeletonRows rows={8} />}
      {data?.total === 0 && isFirst && <FirstProduct />}
      {data?.total === 0 && !isFirst && <NothingFound onAll={() => show(readView(new URLSearchParams()))} />}
      {data && data.total > 0 && (
        <>
          {isNarrow ? (
            <ProductCards {...common} />
          ) : (
            <ProductGrid
              {...common}
              view={view}
              onSort={(sort) =>
                show({ ...view, sort, order: sort === view.sort && view.order === 'asc' ? 'desc' : 'asc' })
              }
            />
          )}
          <Foot {...data} mayWrite={mayWrite} isFetching={isFetching} onRefresh={() => void refresh()} />
          {mayWrite && chosen.ids.length > 0 && (
            <BulkBar shop={shop.id} ids={chosen.ids} onNone={chosen.none}>
              <ExportChosen ids={chosen.ids} />
            </BulkBar>
          )}
        </>
      )}
    </>
  )
}
