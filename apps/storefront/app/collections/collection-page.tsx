import { getCollectionBySlug } from '@filiera/contract/showcase'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { cardProduct } from '../catalogue/card-product.ts'
import { ListingHeading } from '../catalogue/listing-heading.tsx'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { LinkButton } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { pageFailure } from '../shell/answer-failure.server.ts'
import { breadcrumbJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext, shopContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/collection-page'
import { CollectionLinks } from './collection-links.tsx'
import { loadCollectionLinks } from './load-collection-links.server.ts'
import { mainCategory } from './main-category.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const { slug } = params
  if (!slugPattern.test(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const call = context.get(catalogueContext)
  const tags = context.get(pageTagsContext)
  tags.add('catalogue', 'collections', `collection:${slug}`)
  const [found, others] = await Promise.all([
    call(getCollectionBySlug, { params: { slug }, query: { lang } }),
    loadCollectionLinks(call, lang, tags),
  ])
  if (!found.ok) throw pageFailure(found.problem, 'products_get')
  const { title, description, image, products } = found.value
  for (const product of products) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  const crumbs = [
    { title: textsOf(lang)('catalogue.home'), path: '/' },
    { title, path: `/collections/${slug}` },
  ]
  return {
    title,
    description,
    image,
    products: products.map(cardProduct),
    alike: mainCategory(products),
    others: others.filter((other) => other.slug !== slug),
    meta: {
      title,
      description,
      ...(image && { image: { path: image, width: 800, height: 800 } }),
      jsonLd: [breadcrumbJsonLd(crumbs, context.get(shopContext).publicUrl, lang)],
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { title, description, image, products, alike, others } = loaderData
  return (
    <>
      <Container className="pb-12 md:pb-18">
        <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]} />
        <ListingHeading title={title} lead={description} image={image} />
        {products.length > 0 ? (
          <ProductGrid products={products} eager={2} level={2} />
        ) : (
          <p className="py-8 text-ink-2">{t('catalogue.collectionEmpty')}</p>
        )}
        <p className="mt-9 text-center">
          <LinkButton to={to(alike ? `/categories/${alike.slug}` : '/products')} variant="outline">
            {alike ? t('catalogue.moreOf', { category: alike.name }) : t('catalogue.all')}
          </LinkButton>
        </p>
      </Container>
      <CollectionLinks title={t('catalogue.otherCollections')} collections={others} />
    </>
  )
}
