import { countProducts, listProducts } from '@filiera/contract/catalogue'
import { previewPath, previewSizes } from '@filiera/contract/previews'
import { getShop, type Seller } from '@filiera/contract/sellers'
import { regions } from '@filiera/domain/regions'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { listingSearch } from '../catalogue/listing-query.state.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { SellerIdentity } from '../catalogue/seller-identity.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { LinkButton } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { Notice } from '../design/notice.tsx'
import { Plate } from '../design/plate.tsx'
import { Provenance } from '../design/provenance.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { pageFailure } from '../shell/answer-failure.server.ts'
import { breadcrumbJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext, shopContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/seller-page'
import { ItalyMap } from './italy-map.tsx'
import { sellerJsonLd } from './seller-json-ld.ts'
import { clusterSellers } from './seller-map.state.ts'

/** Products on a seller's own page before the link to all of them. */
const SHOWN = 12

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  const call = context.get(catalogueContext)
  const tags = context.get(pageTagsContext)
  tags.add(`seller:${params.id}`, 'catalogue')
  const mine = { seller: params.id, lang }
  const [found, products, count] = await Promise.all([
    call(getShop, { params: { id: params.id }, query: { lang } }),
    call(listProducts, { query: { ...mine, limit: String(SHOWN) } }),
    call(countProducts, { query: mine }),
  ])
  if (!found.ok) throw pageFailure(found.problem)
  for (const product of products.ok ? products.value : []) tags.add(`product:${product.id}`)
  const { name, city, region } = found.value
  const { publicUrl } = context.get(shopContext)
  const t = textsOf(lang)
  const regionName = regions[region].name[lang]
  return {
    seller: found.value,
    products: products.ok ? products.value : null,
    count: count.ok ? count.value : 0,
    meta: {
      title: name,
      description: t('sellers.meta', { name, city, region: regionName }),
      image: { path: previewPath('seller', params.id, lang), ...previewSizes.seller },
      jsonLd: [
        sellerJsonLd(found.value, publicUrl + localPath(lang, `/sellers/${params.id}`), publicUrl),
        breadcrumbJsonLd(
          [
            { title: t('catalogue.home'), path: '/' },
            { title: t('sellers.title'), path: '/sellers' },
            { title: name, path: `/sellers/${params.id}` },
          ],
          publicUrl,
          lang,
        ),
      ],
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

function Head({ seller }: { seller: Seller }) {
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
      </div>
    </>
  )
}

function Identity({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section className="grid gap-8 rounded-panel bg-quiet px-5 py-7 md:grid-cols-[minmax(0,1fr)_220px] md:px-9">
      <div>
        <h2 className="text-[26px] md:text-[28px]">{t('sellers.identity')}</h2>
        <SellerIdentity seller={seller} />
      </div>
      <ItalyMap
        regions={[seller.region]}
        active={seller.region}
        dots={clusterSellers([seller])}
        regionPath={(region) => to(`/sellers?region=${region}`)}
        className="mx-auto block max-w-[220px]"
      />
    </section>
  )
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller, products, count } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const closed = seller.closedUntil?.slice(0, 10)
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
      {closed && (
        <Notice type="warning" title={t('sellers.closed', { date: closed })} className="mt-6">
          {t('sellers.closedText')}
        </Notice>
      )}
      {products && products.length > 0 && (
        <section className="py-10 md:py-14">
          <h2 className="mb-6 text-[28px] md:text-[32px]">{t('sellers.products')}</h2>
          <ProductGrid products={products} />
          {count > products.length && (
            <p className="mt-9 text-center">
              <LinkButton to={to('/products') + listingSearch({ seller: seller.id })} variant="outline">
                {t('catalogue.sellerProducts', { count })}
              </LinkButton>
            </p>
          )}
        </section>
      )}
      <Identity seller={seller} />
    </Container>
  )
}
