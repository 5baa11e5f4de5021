import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import type { Seller } from '@filiera/contract/catalog/sellers'
import { regions } from '@filiera/domain/places/regions'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { canonicalSearch } from '../../pages/public-address.ts'
import { readPage, sellersSearch } from '../../pages/sellers-query.state.ts'
import {
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../../state/server-contexts.ts'
import { formatDate } from '../../texts/format-date.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { telephoneLabel } from '../products/page/labels.ts'
import { SellerIdentity } from '../products/page/seller-identity.tsx'
import { ProductGrid } from '../products/product-grid.tsx'
import type { Route } from './+types/seller-page'
import { ItalyMap } from './italy-map.tsx'
import { loadSeller } from './load-seller.server.ts'
import { sellerJsonLd } from './seller-json-ld.ts'
import { clusterSellers } from './seller-map.state.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const page = readPage(url.searchParams)
  const loaded = await loadSeller(
    context.get(catalogueContext),
    params.id,
    { page, lang, now: new Date() },
    context.get(pageTagsContext),
  )
  if (page > loaded.pages) throw data(null, { status: 404, statusText: 'Not Found' })
  const { name, city, region } = loaded.seller
  const { publicUrl } = context.get(shopContext)
  const t = textsOf(lang)
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title: t('sellers.title'), path: '/sellers' },
    { title: name, path: `/sellers/${params.id}` },
  ]
  context
    .get(structuredDataContext)
    .add(
      sellerJsonLd(loaded.seller, publicUrl + localPath(lang, `/sellers/${params.id}`), publicUrl),
      breadcrumbJsonLd(crumbs, publicUrl, lang),
    )
  return {
    ...loaded,
    page,
    search: canonicalSearch(url.pathname, url.search),
    dots: clusterSellers([loaded.seller]),
    meta: {
      title: page > 1 ? `${name}, ${t('blog.page', { page }).toLowerCase()}` : name,
      description: t('sellers.meta', { name, city, region: regions[region].name[lang] }),
      image: { path: previewPath('seller', params.id, lang), ...previewSizes.seller },
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

const contactLink =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]'

function Head({ seller }: { seller: Seller }) {
  const { telephone, legal } = seller
  return (
    <>
      <Plate
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
      <div className="relative bg-paper pt-6 md:mx-auto md:-mt-20 md:max-w-[860px] md:rounded-panel md:px-12 md:pt-9">
        <Provenance region={seller.region} city={seller.city} />
        <h1 className="mt-2.5 text-[30px] md:text-[36px] xl:text-[42px]">{seller.name}</h1>
        <p className="mt-3.5 text-[17px] text-ink-2">{seller.description}</p>
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
              <a href={`mailto:${legal.email}`} className={`${contactLink} wrap-anywhere`}>
                {legal.email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Products({ seller, products, total, page, pages }: Loaded) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (products.length === 0) return null
  const path = (number: number) => to(`/sellers/${seller.id}`) + sellersSearch({ page: number })
  return (
    <section aria-labelledby="products" className="py-10 md:py-14">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id="products" className="text-[28px] md:text-[32px]">
          {t('sellers.products')}
        </h2>
        <p className="text-[15px] text-ink-2">
          {t('catalogue.products', { count: total })}
          {total > 1 && (
            <Link to={to(`/products?seller=${seller.id}`)} className={join(contactLink, 'ml-4')}>
              {t('sellers.filterProducts')}
            </Link>
          )}
        </p>
      </div>
      <LoadingArea name="sellers">
        <ProductGrid products={products} />
      </LoadingArea>
      {pages > 1 && (
        <nav
          aria-label={t('catalogue.pages')}
          className="mt-10 flex flex-wrap items-center justify-center gap-5"
        >
          {page > 1 && (
            <LinkButton to={path(page - 1)} rel="prev" variant="outline">
              {t('sellers.previousProducts')}
            </LinkButton>
          )}
          <span className="text-[15px] text-ink-2">{t('sellers.pageOf', { page, pages })}</span>
          {page < pages && (
            <LinkButton to={path(page + 1)} rel="next" variant="outline">
              {t('sellers.nextProducts')}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  )
}

/** Where the seller works and who he is by law (Codice del consumo art. 49-bis). */
function Identity({ seller, dots }: Loaded) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section
      aria-labelledby="identity"
      className="deferred grid gap-8 rounded-panel bg-quiet px-5 py-7 md:grid-cols-[minmax(0,1fr)_240px] md:px-9"
    >
      <div>
        <h2 id="identity" className="text-[26px] md:text-[28px]">
          {t('sellers.identity')}
        </h2>
        <SellerIdentity seller={seller} />
      </div>
      <div>
        <h2 className="text-[26px] md:text-[28px]">{t('sellers.where')}</h2>
        <p className="mt-2 mb-3 text-[15px] text-ink-2">{seller.address}</p>
        <ItalyMap
          regions={[seller.region]}
          active={seller.region}
          dots={dots}
          regionPath={(region) => to(`/sellers?region=${region}`)}
          dotSize={2.2}
          className="block max-w-[220px]"
        />
        <p className="mt-2 text-[13px] text-ink-3">{t('sellers.mapCredit')}</p>
      </div>
    </section>
  )
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb
        crumbs={[
          { title: t('catalogue.home'), to: to('/') },
          { title: t('shell.sellers'), to: to('/sellers') },
          { title: seller.name },
        ]}
      />
      <Head seller={seller} />
      {seller.closedUntil && (
        <Notice
          type="warning"
          title={t('sellers.closed', { date: formatDate(seller.closedUntil, language) })}
          className="mt-6"
        >
          {t('sellers.closedText')}
        </Notice>
      )}
      <Products {...loaderData} />
      <Identity {...loaderData} />
    </Container>
  )
}
