import { useTranslation } from 'react-i18next'
import type { CardProduct } from '../products/card-product.ts'
import { ProductGrid } from '../products/product-grid.tsx'

/** What most people choose, where a search found nothing; three where there are three columns. */
export function BestSellers({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="mb-5 text-[26px] md:text-[32px]">{t('catalogue.sorts.popular')}</h2>
      <div className="md:max-xl:[&_li:nth-child(4):last-child]:hidden">
        <ProductGrid products={products} columns="page" />
      </div>
    </section>
  )
}
