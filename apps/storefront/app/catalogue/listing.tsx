import type { Facets, Product } from '@filiera/contract/catalogue'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { Breadcrumb, type Crumb } from '../design/breadcrumb.tsx'
import { LinkButton } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { EmptyState } from '../design/empty-state.tsx'
import { join } from '../design/join.ts'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { apiFilters } from './api-filters.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterRail } from './filter-rail.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { type ListingQuery, listingSearch, readListingQuery } from './listing-query.state.ts'
import { Pager } from './pager.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortForm } from './sort-form.tsx'
import { useProductList } from './use-product-list.ts'

type ListingProps = {
  /** Address of the list without its query. */
  path: string
  query: ListingQuery
  products: Product[]
  facets: Facets
  /** Slug of the category whose page this is. */
  category?: string
  title: string
  lead: string | null
  crumbs: readonly Crumb[]
}

/** The filters as they will be once the page that was just asked for is here: boxes answer at once. */
function usePendingQuery(path: string, query: ListingQuery): ListingQuery {
  const { location } = useNavigation()
  return location?.pathname === path ? readListingQuery(new URLSearchParams(location.search)) : query
}

function Products(props: Pick<ListingProps, 'path' | 'query' | 'products' | 'facets' | 'category'>) {
  const { path, query, products, facets, category } = props
  const language = useLanguage()
  const { list, more } = useProductList(
    {
      key: path + listingSearch(query),
      start: (query.page - 1) * PAGE_SIZE,
      shown: products,
      kept: [],
      total: facets.total,
      status: 'idle',
    },
    apiFilters(query, language, category),
  )
  return (
    <>
      <ProductGrid products={list.shown} columns="listing" eager={2} level={2} />
      <Pager path={path} query={query} list={list} capped={facets.capped} onMore={() => void more()} />
    </>
  )
}

function NothingFound({ query, path }: Pick<ListingProps, 'query' | 'path'>) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const title = query.text ? t('catalogue.noneSearch', { text: query.text }) : t('catalogue.noneTitle')
  const isFiltered = listingSearch({ ...query, sort: null, page: 1 }) !== ''
  return (
    <EmptyState title={title} level={2}>
      <p>{t('catalogue.noneText')}</p>
      <LinkButton to={isFiltered ? path : to('/products')} className="mt-6">
        {t('catalogue.all')}
      </LinkButton>
    </EmptyState>
  )
}

/** A list of products with its filters, order and pages; every control is a link or a form. */
export function Listing(props: ListingProps) {
  const { path, query, products, facets, category, title, lead, crumbs } = props
  const { t } = useTranslation()
  const pending = usePendingQuery(path, query)
  const isLoading = useNavigation().state === 'loading'
  const count = facets.capped ? t('catalogue.manyProducts') : t('catalogue.products', { count: facets.total })
  return (
    <Container>
      <Breadcrumb crumbs={crumbs} />
      <header className="pt-1 pb-4 md:pb-6.5">
        <h1 className="text-[30px] md:text-[36px] xl:text-[42px]">{title}</h1>
        {lead && <p className="mt-2.5 max-w-[40em] text-ink-2">{lead}</p>}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pb-12 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-12 lg:pb-18">
        <FilterRail path={path} query={pending} facets={facets} withCategories={!category} />
        <section aria-label={title} aria-busy={isLoading}>
          <div className="-mx-4 mb-4 flex items-center gap-2.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
            <FilterSheet path={path} query={query} facets={facets} category={category} />
            <AppliedFilters path={path} query={query} facets={facets} />
          </div>
          <div className="mb-6 flex items-center justify-between gap-4 text-[15px] text-ink-2">
            <p role="status">{count}</p>
            <SortForm path={path} query={query} />
          </div>
          <div className={join('transition-opacity duration-220', isLoading && 'opacity-60 delay-150')}>
            {products.length === 0 ? (
              <NothingFound path={path} query={query} />
            ) : (
              <Products
                key={path + listingSearch(query)}
                {...{ path, query, products, facets }}
                {...(category && { category })}
              />
            )}
          </div>
          <p className="mt-11 border-t border-line pt-4.5 text-sm text-ink-3">{t('catalogue.ranking')}</p>
        </section>
      </div>
    </Container>
  )
}
