import type { Facets } from '@filiera/contract/catalog/facets'
import { createSearchAlert } from '@filiera/contract/content/newsletter'
import type { Language } from '@filiera/domain/languages'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { listingAddress, readListingQuery } from '../../pages/listing-query.state.ts'
import { canonicalSearch } from '../../pages/public-address.ts'
import { type FoundQuery, readFoundQuery } from '../../pages/search-query.state.ts'
import { readSearchedText } from '../../pages/searched-text.ts'
import { backendContext, catalogueContext, pageTagsContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { whenUsed } from '../../ui/hydration/when-used.ts'
import { askAlert } from '../newsletter/ask-alert.server.ts'
import { Listing } from '../products/listing.tsx'
import { ListingHeading } from '../products/listing-heading.tsx'
import { useConstraintName } from '../products/use-constraint-name.ts'
import type { Route } from './+types/search-page'
import { FoundKinds } from './found-kinds.tsx'
import { loadBestSellers, loadFound, loadSearch } from './load-search.server.ts'
import { understoodTitle } from './search-title.ts'

/** A page of its own behind "all producers", "all posts". */
const FoundList = lazy(() => import('./found-list.tsx'))
/** Where nothing was found. */
const BestSellers = lazy(() => import('../products/best-sellers.tsx'))
const NotSold = lazy(() => import('./not-sold.tsx'))
/** Links below the products. */
const OtherFinds = lazy(() => whenUsed('other-finds', () => import('./other-finds.tsx')))

const nothing = { sellers: [], posts: [], counts: { sellers: 0, posts: 0 } }

/** All sellers or all posts of a text. */
async function loadKind(args: Route.LoaderArgs, query: FoundQuery, lang: Language) {
  const { context } = args
  const found = await loadFound(context.get(catalogueContext), query, lang, context.get(pageTagsContext))
  const { text, kind, page } = query
  const t = textsOf(lang)
  const name = t(kind === 'sellers' ? 'search.sellersTitle' : 'search.postsTitle', { text })
  const title = page > 1 ? `${name}, ${t('catalogue.page', { page }).toLowerCase()}` : name
  return { found: { ...found, query }, meta: { title, noindex: true } }
}

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const foundQuery = readFoundQuery(url.searchParams)
  const search = canonicalSearch(url.pathname, url.search)
  if (foundQuery) return { ...(await loadKind(args, foundQuery, lang)), search }
  const query = readListingQuery(url.searchParams)
  const call = context.get(catalogueContext)
  const tags = context.get(pageTagsContext)
  const t = textsOf(lang)
  if (!query.text) {
    const best = await loadBestSellers(call, lang, tags)
    const meta = { title: t('shell.search'), noindex: true }
    return { listing: null, query, search, best, near: [], others: nothing, meta }
  }
  const { list, near, others } = await loadSearch(
    call,
    { ...query, text: query.text },
    lang,
    tags,
    url.searchParams,
  )
  return {
    listing: list,
    query,
    search,
    best: list.best,
    near,
    others,
    meta: { title: t('catalogue.searchMeta', { text: query.text }), noindex: true },
  }
}

/** "Avvisami quando arriva": the page's only form. */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const text = readSearchedText(url.searchParams)
  const call = context.get(backendContext)
  return askAlert(await request.formData(), (typed) =>
    call(createSearchAlert, { body: { query: text, locale: lang, ...typed } }),
  )
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({
    failure: 'failed' as const,
    email: String(form.get('email') ?? ''),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

/** Says which words were really searched for; who wrote something else can correct it above. */
function Correction({ typed, searched }: { typed: string; searched: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p className="mt-2.5 max-w-[40em] text-ink-2">
      {t('search.corrected', { text: typed })}{' '}
      <Link
        to={listingAddress(to('/search'), { text: searched })}
        className="font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {searched}
      </Link>
    </p>
  )
}

/** Says that some words are in no product, so that what is shown is not taken for what was asked. */
function NotFound({ words }: { words: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <p className="mt-2.5 max-w-[40em] text-ink-2">
      {t('search.notFound', { words: words.map((word) => t('search.quoted', { word })).join(', ') })}
    </p>
  )
}

function EmptySearch() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Container className="pb-6">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.search') }]} />
      <ListingHeading title={t('search.emptyTitle')} lead={t('search.emptyText')} />
    </Container>
  )
}

type ProductFinds = Exclude<Route.ComponentProps['loaderData'], { found: unknown }>

/** What was understood, with how much there is of it; without anything to understand, the text. */
function useTitle(text: string, facets: Facets | undefined): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useConstraintName()
  if (!facets?.understood) return t('catalogue.searchTitle', { text })
  const { what, isCounted } = understoodTitle(facets, language, nameOf)
  if (isCounted && facets.total > 1 && !facets.capped)
    return t('catalogue.searchCounted', { count: facets.total, what })
  const products = facets.capped
    ? t('catalogue.manyProducts')
    : t('catalogue.products', { count: facets.total })
  return t('catalogue.searchColon', { what, products })
}

function ProductResults({ loaderData }: { loaderData: ProductFinds }) {
  const { listing, query, best, near, others } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const title = useTitle(query.text, listing?.facets)
  const bestSellers = best.length > 0 && <BestSellers products={best} nearest={listing?.nearest ?? null} />
  if (!listing) {
    return (
      <>
        <EmptySearch />
        <Container className="pb-12">
          <Suspense>{bestSellers}</Suspense>
        </Container>
      </>
    )
  }
  const { correctedQuery, notFound, total } = listing.facets
  return (
    <>
      <Listing
        {...listing}
        query={query}
        path={to('/search')}
        title={title}
        crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.search') }]}
        instead={bestSellers}
        nothing={
          <NotSold
            text={query.text}
            isConstrained={listing.facets.understood !== undefined}
            near={near}
            instead={bestSellers}
          />
        }
      >
        {total > 0 && (
          <ListingHeading title={title}>
            {correctedQuery && <Correction typed={query.text} searched={correctedQuery} />}
            {notFound && <NotFound words={notFound} />}
            <FoundKinds text={query.text} current="products" counts={{ products: total, ...others.counts }} />
          </ListingHeading>
        )}
      </Listing>
      <Suspense>
        {others.sellers.length + others.posts.length > 0 && (
          <OtherFinds text={query.text} sellers={others.sellers} posts={others.posts} />
        )}
      </Suspense>
    </>
  )
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  if (!('found' in loaderData)) return <ProductResults loaderData={loaderData} />
  return (
    <Suspense>
      <FoundList {...loaderData.found} />
    </Suspense>
  )
}
