import { readCollectionPage } from '@filiera/contract/page-reads'
import { data } from 'react-router'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { catalogueContext, pageTagsContext, shopContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { cardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { CollectionLinks, shownCollections } from '../products/collection-links.tsx'
import { ListingHeading } from '../products/listing-heading.tsx'
import type { Route } from './+types/collection-page'
import { mainCategory } from './main-category.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const { slug } = params
  if (!slugPattern.test(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const tags = context.get(pageTagsContext)
  tags.add('catalogue', 'collections', `collection:${slug}`)
  const read = await context.get(catalogueContext)(readCollectionPage, { params: { slug }, query: { lang } })
  if (!read.ok) throw pageFailure(read.problem, 'products_get')
  const { collection, others } = read.value
  const { title, description, image, products } = collection
  tags.add(...others.map((other) => `collection:${other.slug}` as const))
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
    others: shownCollections(others),
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
          <LoadingArea name="collections">
            <ProductGrid products={products} eager={2} level={2} />
          </LoadingArea>
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
