import { lazy } from 'react'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { isIndexed, listingSearch, readListingQuery } from '../../pages/listing-query.state.ts'
import { canonicalSearch } from '../../pages/public-address.ts'
import { catalogueContext, pageTagsContext, shopContext } from '../../state/server-contexts.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Route } from './+types/products-page'
import { CategoriesIndex } from './categories-index.tsx'
import { CollectionLinks, shownCollections } from './collection-links.tsx'
import { Listing } from './listing.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { loadListing } from './load-listing.server.ts'

/** Where nothing was found. */
const BestSellers = lazy(() => import('./best-sellers.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const query = readListingQuery(url.searchParams)
  const { list, categories, collections } = await loadListing(
    context.get(catalogueContext),
    query,
    lang,
    context.get(pageTagsContext),
    { path: localPath(lang, '/products'), asked: url.searchParams },
  )
  // doors to the whole catalogue; who has already chosen something wants the list
  const isWhole = listingSearch({ ...query, sort: null }) === ''
  const t = textsOf(lang)
  const title = query.text ? t('catalogue.searchMeta', { text: query.text }) : t('catalogue.all')
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title, path: '/products' },
  ]
  return {
    ...list,
    query,
    search: canonicalSearch(url.pathname, url.search),
    categories: isWhole
      ? categories
          .filter(({ parent }) => parent === null)
          .map(({ slug, name, image }) => ({ slug, name, image }))
      : [],
    collections: isWhole ? shownCollections(collections) : [],
    meta: {
      title,
      description: t('catalogue.allText'),
      ...(!isIndexed(query) && { noindex: true, withoutQuery: true }),
      jsonLd: [breadcrumbJsonLd(crumbs, context.get(shopContext).publicUrl, lang)],
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { query, best, categories, collections } = loaderData
  const title = query.text ? t('catalogue.searchTitle', { text: query.text }) : t('catalogue.all')
  return (
    <>
      <Listing
        {...loaderData}
        path={to('/products')}
        title={title}
        crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]}
        instead={best.length > 0 && <BestSellers products={best} nearest={loaderData.nearest} />}
      >
        <ListingHeading title={title} lead={query.text ? null : t('catalogue.allText')} />
        <CategoriesIndex title={t('catalogue.allCategories')} categories={categories} />
      </Listing>
      <CollectionLinks title={t('catalogue.collections')} collections={collections} />
    </>
  )
}
