import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import type { Seller } from '@filiera/contract/catalog/sellers'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { cityName, regions } from '@filiera/domain/places/regions'
import { lazy, Suspense } from 'react'
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
import { Container } from '../../ui/container.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { whenUsed } from '../../ui/hydration/when-used.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { telephoneLabel } from '../product/labels.ts'
import { Listing } from '../products/listing.tsx'
import type { Route } from './+types/seller-page'
import { loadSeller } from './load-seller.server.ts'
import { sellerJsonLd } from './seller-json-ld.ts'
import { clusterSellers } from './seller-map.state.ts'

/** Below the products: its HTML is there, its scripts come when the page is used. */
const Identity = lazy(() => whenUsed('identity', () => import('./identity.tsx')))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const query = { ...readListingQuery(url.searchParams), sellers: [] }
  const path = `/sellers/${params.id}`
  const loaded = await loadSeller(
    context.get(catalogueContext),
    params.id,
    { query, lang, now: new Date(), path: localPath(lang, path), asked: url.searchParams },
    context.get(pageTagsContext),
  )
  const { name, city, region } = loaded.seller
  const { publicUrl } = context.get(shopContext)
  const t = textsOf(lang)
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title: t('sellers.title'), path: '/sellers' },
    { title: name, path },
  ]
  context
    .get(structuredDataContext)
    .add(
      sellerJsonLd(loaded.seller, publicUrl + localPath(lang, path), publicUrl),
      breadcrumbJsonLd(crumbs, publicUrl, lang),
    )
  return {
    ...loaded,
    query,
    search: canonicalSearch(url.pathname, url.search),
    dots: clusterSellers([loaded.seller]),
    closedUntil: loaded.seller.closedUntil && formatLongDate(loaded.seller.closedUntil, lang),
    meta: {
      title: name,
      description: t('sellers.meta', {
        name,
        city: cityName(city, lang),
        region: regions[region].name[lang],
      }),
      ...(!isIndexed(query) && { noindex: true, withoutQuery: true }),
      image: { path: previewPath('seller', params.id, lang), ...previewSizes.seller },
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

const contactLink =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4'

function Head({ seller }: { seller: Seller }) {
  const { telephone, legal } = seller
  return (
    <>
      <ProductImage
        url={seller.imageUrl}
        alt=""
        width={1700}
        height={800}
        widths={[400, 800, 1200, 1700]}
        sizes="(min-width: 1328px) 1280px, 100vw"
        eager
        className="-mx-4 md:mx-0"
        imgClassName="aspect-[17/8] md:max-h-[480px] md:rounded-panel"
      />
      <div className="relative bg-paper pt-6 md:mx-auto md:-mt-20 md:max-w-[760px] md:rounded-panel md:px-12 md:pt-9">
        <Provenance region={seller.region} city={seller.city} />
        <h1 className="mt-2.5 text-[1.875rem] md:text-[2.25rem] xl:text-[2.625rem]">{seller.name}</h1>
        <p className="mt-3.5 text-[1.0625rem] text-ink-2">{seller.description}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {telephone && (
            <li>
              <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`} className={contactLink}>
                {telephoneLabel(telephone)}
              </a>
            </li>
          )}
          {legal.email && (
            <li>
              <a href={`mailto:${legal.email}`} className={contactLink}>
                <EmailAddress email={legal.email} />
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller, list, closedUntil } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <Listing
        {...list}
        query={loaderData.query}
        path={to(`/sellers/${seller.id}`)}
        seller={seller.id}
        title={t('sellers.products')}
        crumbs={[
          { title: t('catalogue.home'), to: to('/') },
          { title: t('shell.sellers'), to: to('/sellers') },
          { title: seller.name },
        ]}
      >
        <Head seller={seller} />
        {closedUntil && (
          <Notice type="warning" title={t('sellers.closed', { date: closedUntil })} className="mt-6">
            {seller.closedText || t('sellers.closedText')}
          </Notice>
        )}
        <h2 className="mt-10 mb-6 text-[1.75rem] md:mt-14 md:text-[2rem]">{t('sellers.products')}</h2>
      </Listing>
      <Container className="pb-12 md:pb-18">
        <Suspense>
          <Identity seller={seller} dots={loaderData.dots} />
        </Suspense>
      </Container>
    </>
  )
}
