import { useTranslation } from 'react-i18next'
import type { CardProduct } from '../catalogue/card-product.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { Container } from '../design/container.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { SectionHeading } from './section-heading.tsx'

/** The collection of what came last. */
export function Newest({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (products.length === 0) return null
  return (
    <section className="deferred pb-12 md:pb-18">
      <Container>
        <SectionHeading title={t('home.newest')} link={t('home.seeAll')} to={to('/products?sort=newest')} />
        <ProductGrid products={products} />
      </Container>
    </section>
  )
}
