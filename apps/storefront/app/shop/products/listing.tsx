import type { Facets } from '@filiera/contract/catalog/facets'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { useLoading } from '../../frame/loading/use-loading.ts'
import {
  countFilters,
  isSearch,
  type ListingQuery,
  listingAddress,
  readListingQuery,
} from '../../pages/listing-query.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { focusOn } from '../../ui/focus.ts'
import { whenUsed } from '../../ui/hydration/when-used.ts'
import { join } from '../../ui/join.ts'
import type { CardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { apiFilters } from './filters/api-filters.ts'
import { FILTERS, FilterButton } from './filters/filter-button.tsx'
import { SortForm } from './filters/sort-form.tsx'
import { Pager, PreviousLink } from './pager.tsx'
import { openProductList } from './product-list.state.ts'
import { useProductList } from './use-product-list.ts'

/** Most lists need none of these: they are loaded where they are shown. */
const AppliedFilters = lazy(() => import('./filters/applied-filters.tsx'))
const NothingFound = lazy(() => import('./nothing-found.tsx'))
const Understood = lazy(() => import('./understood.tsx'))
/** A form that HTML opens and sends; what was chosen in it before its scripts are there counts. */
const FilterForm = lazy(() => whenUsed(FILTERS, () => import('./filters/filter-form.tsx')))

type ListingProps = {
  /** Address of the list without its query. */
  path: string
  query: ListingQuery
  /** The page shown and the one after it. */
  products: CardProduct[]
  facets: Facets
  /** What every product declares because the text of the list asks for it. */
  label: string | null
  /** What it says of filters in the address that it does not understand. */
  unread: string | null
  /** Slug of the category whose page this is. */
  category?: string
  /** Id of the seller whose page this is. */
  seller?: string
  title: string
  crumbs: readonly Crumb[]
  /** Between title and list. */
  children?: ReactNode
  /** Offered where nothing was found, instead of the way to all products. */
  instead?: ReactNode
  /** Stands in place of all that is said where nothing was found and no filters are in force. */
  nothing?: ReactNode
}

/** The filters as they will be once the page that was just asked for is here: boxes answer at once. */
function usePendingQuery(path: string, query: ListingQuery): ListingQuery {
  const { location } = useNavigation()
  return location?.pathname === path ? readListingQuery(new URLSearchParams(location.search)) : query
}

type ProductsProps = Pick<
  ListingProps,
  'path' | 'query' | 'products' | 'facets' | 'label' | 'category' | 'seller'
>

/** The products, growing in place; drawn anew only when it is another list, for the same reason as the filters. */
const Products = memo((props: ProductsProps) => {
  const { path, query, products, facets, category, seller, label } = props
  const language = useLanguage()
  const { list, more, previous, prepare } = useProductList(
    openProductList(
      { key: listingAddress(path, query), start: (query.page - 1) * PAGE_SIZE, total: facets.total },
      products,
    ),
    apiFilters(query, language, { category, seller }),
  )
  const box = useRef<HTMLDivElement>(null)
  const end = list.start + list.shown.length
  const formerEnd = useRef(end)
  useEffect(() => {
    // who asked for more goes on at the first new product
    const isLonger = end > formerEnd.current
    const first = formerEnd.current - list.start
    formerEnd.current = end
    if (isLonger) focusOn(box.current?.querySelectorAll('li')[first]?.querySelector('a'))
  }, [end, list.start])
  return (
    <div ref={box}>
      <PreviousLink path={path} query={query} list={list} onMore={() => void previous()} />
      <ProductGrid
        products={list.shown}
        columns="md:grid-cols-3 2xl:grid-cols-4"
        eager={2}
        level={seller ? 3 : 2}
        label={label ?? undefined}
      />
      <Pager
        path={path}
        query={query}
        list={list}
        capped={facets.capped}
        onMore={() => void more()}
        onNear={prepare}
      />
    </div>
  )
})

/** Drawn anew only when something else is filtered: before its scripts are there, the HTML would be lost. */
const Filters = memo((props: ComponentProps<typeof FilterForm>) => (
  <Suspense fallback={<div className="max-lg:hidden" />}>
    <FilterForm {...props} />
  </Suspense>
))

/** Whether anything stands above the list that can be taken off: filters, or a text outside of the search. */
const hasApplied = (path: string, query: ListingQuery) =>
  countFilters(query) > 0 || (query.text !== '' && !isSearch(path))

/** How the order comes about, with the way to the whole explanation (P2B regulation). */
function Ranking({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p className="mt-11 border-t border-line pt-4.5 text-sm text-ink-3">
      {t(isSearch ? 'catalogue.rankingSearch' : 'catalogue.ranking')}{' '}
      <Link to={to('/ranking')} className="underline underline-offset-4">
        {t('catalogue.rankingLink')}
      </Link>
    </p>
  )
}

type HeadProps = Pick<ListingProps, 'path' | 'query' | 'facets'> & {
  pending: ListingQuery
  isEmpty: boolean
  hasFilters: boolean
}

/** Above the products: how many there are, the order, what they are filtered by. */
function ListHead({ path, query, pending, facets, isEmpty, hasFilters }: HeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        {hasFilters && <FilterButton query={query} />}
        <p
          role="status"
          className={isEmpty ? 'sr-only' : 'text-[0.9375rem] text-ink-2 max-md:order-1 max-md:basis-[60%]'}
        >
          {facets.capped ? t('catalogue.manyProducts') : t('catalogue.products', { count: facets.total })}
        </p>
        {!isEmpty && (
          <label className="compare-switch">
            <input type="checkbox" className="pick compare" />
            {t('catalogue.compare')}
          </label>
        )}
        {!isEmpty && <SortForm path={path} query={pending} />}
      </div>
      {hasApplied(path, query) && (
        <div className="mb-4 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1">
          <Suspense>
            <AppliedFilters path={path} query={query} facets={facets} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** A list of products with its filters, order and pages; every control is a link or a form. */
export function Listing(props: ListingProps) {
  const { path, query, products, facets, label, unread, category, seller, title, crumbs, children } = props
  const pending = usePendingQuery(path, query)
  const flags = useLoading()
  const isLoading = flags.products || flags.search || flags.sellers
  const isEmpty = products.length === 0
  // nothing was filtered and nothing is there: filters could only take away from it
  const hasFilters = !isEmpty || countFilters(pending) > 0
  return (
    <Container>
      <Breadcrumb crumbs={crumbs} />
      {children}
      {(facets.understood || query.isLiteral) && (
        <Suspense>
          <Understood path={path} query={query} facets={facets} />
        </Suspense>
      )}
      <div
        className={join(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-8 pb-12 lg:gap-12 lg:pb-18',
          hasFilters && 'lg:grid-cols-[264px_minmax(0,1fr)]',
        )}
      >
        {hasFilters && (
          <Filters path={path} query={pending} facets={facets} category={category} seller={seller} />
        )}
        <section aria-label={title} aria-busy={isLoading} className="product-list">
          {unread && <p className="mb-4 text-[0.9375rem] text-ink-2">{unread}</p>}
          <ListHead {...{ path, query, pending, facets, isEmpty, hasFilters }} />
          <div className={isLoading ? 'stale' : undefined}>
            {isEmpty ? (
              <Suspense>
                {(countFilters(query) === 0 && props.nothing) || (
                  <NothingFound
                    path={path}
                    query={query}
                    isConstrained={facets.understood !== undefined}
                    instead={props.instead}
                  />
                )}
              </Suspense>
            ) : (
              <Products
                key={listingAddress(path, query)}
                {...{ path, query, products, facets, label }}
                {...(category && { category })}
                {...(seller && { seller })}
              />
            )}
          </div>
          {!isEmpty && <Ranking isSearch={query.text !== ''} />}
        </section>
      </div>
    </Container>
  )
}
