import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import type { CardProduct } from '../products/card-product.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { SectionHeading } from './section-heading.tsx'

type ShownCollection = {
  slug: string
  title: string
  description: string
  products: readonly CardProduct[]
}

/** A collection of eight, and the way to its page; in three columns two rows of it. */
export function CollectionBand({ collection }: { collection: ShownCollection | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!collection) return null
  const { slug, title, description, products } = collection
  return (
    <section data-block={`collection-${slug}`} className="deferred pb-12 md:pb-18">
      <Container>
        <SectionHeading
          title={title}
          text={description}
          link={t('home.seeCollection')}
          to={to(`/collections/${slug}`)}
        />
        <div className="md:max-xl:[&_li:nth-child(n+7)]:hidden">
          <ProductGrid products={products} />
        </div>
      </Container>
    </section>
  )
}
