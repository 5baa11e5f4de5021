import { readSellersPage } from '@filiera/contract/page-reads'
import { regions, shopCities } from '@filiera/domain/places/regions'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { useShop } from '../../frame/use-shop.ts'
import {
  readSellersQuery,
  SELLERS_PER_PAGE,
  type SellersQuery,
  sellersSearch,
} from '../../pages/sellers-query.state.ts'
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
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import type { Route } from './+types/sellers-page'
import { MapPanel } from './map-panel.tsx'
import { cardSeller, SellerCard } from './seller-card.tsx'
import { clusterSellers, sortCounts } from './seller-map.state.ts'
import { SellersFilter } from './sellers-filter.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  context.get(pageTagsContext).add('sellers', 'catalogue')
  const query = readSellersQuery(url.searchParams)
  const { region, city, zoom, page } = query
  const read = await context.get(catalogueContext)(readSellersPage, {
    query: {
      lang,
      ...(region && { region: [region] }),
      ...(city && { city: [city] }),
      start: String((page - 1) * SELLERS_PER_PAGE),
      limit: String(SELLERS_PER_PAGE),
    },
  })
  if (!read.ok) throw pageFailure(read.problem, 'sellers_list')
  const { sellers, total, map, regions: counts } = read.value
  const pages = Math.max(1, Math.ceil(total / SELLERS_PER_PAGE))
  if (page > pages) throw redirect(localPath(lang, '/sellers') + sellersSearch({ ...query, page: pages }))
  for (const { id } of sellers) context.get(pageTagsContext).add(`seller:${id}`)
  const t = textsOf(lang)
  const place = [city && shopCities[city][lang], region && regions[region].name[lang]]
    .filter(Boolean)
    .join(', ')
  const title = place ? t('sellers.inPlace', { place }) : t('sellers.title')
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title: t('shell.sellers'), path: '/sellers' },
  ]
  context.get(structuredDataContext).add(breadcrumbJsonLd(crumbs, context.get(shopContext).publicUrl, lang))
  return {
    query,
    // a part of the map shows the same sellers
    search: sellersSearch({ ...query, zoom: 'all' }),
    sellers: sellers.map(cardSeller),
    total,
    pages,
    counts: sortCounts(counts),
    dots: clusterSellers(map, zoom),
    meta: {
      title: page > 1 ? `${title}, ${t('blog.page', { page }).toLowerCase()}` : title,
      description: t('sellers.lead'),
    },
    heading: title,
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

function Pages({ query, pages }: { query: SellersQuery; pages: number }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (pages < 2) return null
  const path = (page: number) => to('/sellers') + sellersSearch({ ...query, page })
  return (
    <nav aria-label={t('catalogue.pages')} className="mt-9 flex flex-wrap items-center justify-between gap-4">
      {query.page > 1 ? (
        <LinkButton to={path(query.page - 1)} rel="prev" variant="outline">
          {t('sellers.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-center text-[0.9375rem] text-ink-2 max-md:order-first max-md:w-full">
        {t('sellers.pageOf', { page: query.page, pages })}
      </span>
      {query.page < pages ? (
        <LinkButton to={path(query.page + 1)} rel="next" variant="outline">
          {t('sellers.next')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** List or map, on phones only: wider screens show both. */
function ViewChoice() {
  const { t } = useTranslation()
  const choice = (value: string, text: string, isFirst: boolean) => (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-[7px] font-semibold has-checked:bg-raised has-checked:text-link has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)]">
      <input type="radio" name="view" value={value} defaultChecked={isFirst} className="peer sr-only" />
      {text}
    </label>
  )
  return (
    <fieldset className="mb-4 grid grid-cols-2 rounded-control bg-track p-1 md:hidden">
      <legend className="sr-only">{t('sellers.view')}</legend>
      {choice('list', t('sellers.list'), true)}
      {choice('map', t('sellers.map'), false)}
    </fieldset>
  )
}

/** Whoever wants to sell here; only where the shop says where to apply. */
function SellWithUs() {
  const { t } = useTranslation()
  const shop = useShop()
  if (!shop?.sellerUrl) return null
  return (
    <p className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-image bg-quiet px-5 py-4">
      <span className="text-ink-2">{t('sellers.sellText')}</span>
      <a
        href={shop.sellerUrl}
        className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
      >
        {t('shell.sell')}
      </a>
    </p>
  )
}

/** How many there are, and the way to all of them. */
function Count({ total, isNarrowed }: { total: number; isNarrowed: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p role="status" className="mb-4 flex min-h-11 items-center gap-4 text-[0.9375rem] text-ink-2">
      {total > 0 ? t('sellers.count', { count: total }) : t('sellers.none')}
      {isNarrowed && (
        <Link
          to={to('/sellers')}
          preventScrollReset
          className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('sellers.all')}
        </Link>
      )}
    </p>
  )
}

export default function SellersPage({ loaderData }: Route.ComponentProps) {
  const { query, sellers, total, pages, counts, dots, heading } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const [marked, setMarked] = useState<readonly string[]>([])
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.sellers') }]} />
      <header className="flex flex-col justify-between gap-5 pt-1 pb-7 md:flex-row md:items-end">
        <div>
          <h1 className="text-[1.875rem] md:text-[2.25rem] xl:text-[2.625rem]">{heading}</h1>
          <p className="mt-2.5 max-w-[40em] text-ink-2">{t('sellers.lead')}</p>
        </div>
        <SellersFilter counts={counts} query={query} />
      </header>
      <div className="sellers">
        <ViewChoice />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-12">
          <div className="hidden [.sellers:has([value=map]:checked)_&]:block md:block xl:sticky xl:top-22">
            <MapPanel
              query={query}
              regions={counts.map(({ code }) => code)}
              dots={dots}
              marked={marked}
              onMark={setMarked}
            />
          </div>
          <section aria-label={heading}>
            <Count total={total} isNarrowed={Boolean(query.region || query.city)} />
            <LoadingArea name="sellers">
              <ul className="grid gap-x-6 gap-y-7 md:grid-cols-2">
                {sellers.map((seller, index) => (
                  <li
                    key={seller.id}
                    onPointerEnter={() => setMarked([seller.id])}
                    onPointerLeave={() => setMarked([])}
                    onFocus={() => setMarked([seller.id])}
                    onBlur={() => setMarked([])}
                  >
                    <SellerCard seller={seller} eager={index < 2} isMarked={marked.includes(seller.id)} />
                  </li>
                ))}
              </ul>
            </LoadingArea>
            <Pages query={query} pages={pages} />
            <SellWithUs />
          </section>
        </div>
      </div>
    </Container>
  )
}
