import { useTranslation } from 'react-i18next'
import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/products-page'
import { Listing } from './listing.tsx'
import { readListingQuery } from './listing-query.state.ts'
import { loadListing } from './load-listing.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const query = readListingQuery(url.searchParams)
  const listing = await loadListing(context.get(catalogueContext), query, lang, context.get(pageTagsContext))
  const t = textsOf(lang)
  const title = query.text ? t('catalogue.searchMeta', { text: query.text }) : t('catalogue.all')
  return { ...listing, query, meta: { title, description: t('catalogue.allText') } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { query } = loaderData
  const title = query.text ? t('catalogue.searchTitle', { text: query.text }) : t('catalogue.all')
  return (
    <Listing
      {...loaderData}
      path={to('/products')}
      title={title}
      lead={query.text ? null : t('catalogue.allText')}
      crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]}
    />
  )
}
