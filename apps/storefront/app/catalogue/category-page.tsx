import { listCategories } from '@filiera/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { pageFailure } from '../shell/answer-failure.server.ts'
import { breadcrumbJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext, shopContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/category-page'
import { Listing } from './listing.tsx'
import { readListingQuery } from './listing-query.state.ts'
import { loadListing } from './load-listing.server.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const { slug } = params
  if (!slugPattern.test(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const call = context.get(catalogueContext)
  const tags = context.get(pageTagsContext)
  tags.add('categories', `category:${slug}`)
  const asked = readListingQuery(url.searchParams)
  const [found, listing] = await Promise.all([
    call(listCategories, { query: { slug, lang } }),
    loadListing(call, { ...asked, categories: [slug] }, lang, tags),
  ])
  if (!found.ok) throw pageFailure(found.problem)
  const category = found.value[0]
  if (!category) throw data(null, { status: 404, statusText: 'Not Found' })
  const { name, description, image } = category
  const { publicUrl } = context.get(shopContext)
  const crumbs = [
    { title: textsOf(lang)('catalogue.home'), path: '/' },
    { title: name, path: `/categories/${slug}` },
  ]
  return {
    ...listing,
    query: { ...asked, categories: [] },
    slug,
    category: { name, description },
    meta: {
      title: name,
      description,
      ...(image && { image: { path: image, width: 800, height: 800 } }),
      jsonLd: [breadcrumbJsonLd(crumbs, publicUrl, lang)],
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { category, slug } = loaderData
  return (
    <Listing
      {...loaderData}
      path={to(`/categories/${slug}`)}
      category={slug}
      title={category.name}
      lead={category.description}
      crumbs={[
        { title: t('catalogue.home'), to: to('/') },
        { title: t('catalogue.all'), to: to('/products') },
        { title: category.name },
      ]}
    />
  )
}
