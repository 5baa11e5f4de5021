import { data } from 'react-router'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { isIndexed, readListingQuery } from '../../pages/listing-query.state.ts'
import { canonicalSearch } from '../../pages/public-address.ts'
import {
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../../state/server-contexts.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Route } from './+types/category-page'
import { CategoriesIndex } from './categories-index.tsx'
import { Listing } from './listing.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { loadListing } from './load-listing.server.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const { slug } = params
  if (!slugPattern.test(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const tags = context.get(pageTagsContext)
  tags.add(`category:${slug}`)
  const query = { ...readListingQuery(url.searchParams), categories: [] }
  const { list, categories } = await loadListing(context.get(catalogueContext), query, lang, tags, {
    path: localPath(lang, `/categories/${slug}`),
    category: slug,
    asked: url.searchParams,
  })
  const category = categories.find((known) => known.slug === slug)
  if (!category) throw data(null, { status: 404, statusText: 'Not Found' })
  const parent = categories.find((known) => known.slug === category.parent)
  const { name, description, image } = category
  const t = textsOf(lang)
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title: t('catalogue.all'), path: '/products' },
    ...(parent ? [{ title: parent.name, path: `/categories/${parent.slug}` }] : []),
    { title: name, path: `/categories/${slug}` },
  ]
  context.get(structuredDataContext).add(breadcrumbJsonLd(crumbs, context.get(shopContext).publicUrl, lang))
  return {
    ...list,
    query,
    search: canonicalSearch(url.pathname, url.search),
    slug,
    crumbs,
    category: { name, description, image },
    below: categories
      .filter((known) => known.parent === slug)
      .map((below) => ({ slug: below.slug, name: below.name, image: below.image })),
    meta: {
      title: name,
      description,
      ...(!isIndexed(query) && { noindex: true, withoutQuery: true }),
      ...(image && { image: { path: image, width: 800, height: 800 } }),
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { category, slug, below, crumbs } = loaderData
  return (
    <Listing
      {...loaderData}
      path={to(`/categories/${slug}`)}
      category={slug}
      title={category.name}
      crumbs={crumbs.map(({ title, path }, index) =>
        index < crumbs.length - 1 ? { title, to: to(path) } : { title },
      )}
    >
      <ListingHeading title={category.name} lead={category.description} image={category.image} />
      <CategoriesIndex title={t('catalogue.below')} categories={below} />
    </Listing>
  )
}
