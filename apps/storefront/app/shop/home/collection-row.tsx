import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import type { CardProduct } from '../products/card-product.ts'
import { ProductRow } from '../products/product-row.tsx'
import { SectionHeading } from './section-heading.tsx'

type ShownCollection = { slug: string; title: string; products: readonly CardProduct[] }

/** One row of a collection, and the way to its page. */
export function CollectionRow({ collection }: { collection: ShownCollection | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!collection || collection.products.length === 0) return null
  const { slug, title, products } = collection
  return (
    <section data-block={`collection-${slug}`} className="pb-7">
      <Container>
        <SectionHeading title={title} link={t('home.seeCollection')} to={to(`/collections/${slug}`)} />
        <ProductRow products={products} />
      </Container>
    </section>
  )
}
