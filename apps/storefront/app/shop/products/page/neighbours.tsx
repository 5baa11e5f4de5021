import { useTranslation } from 'react-i18next'
import { Container } from '../../../ui/container.tsx'
import type { CardProduct } from '../card-product.ts'
import { ProductGrid } from '../product-grid.tsx'

/** Four products; three where there are three columns. */
function Row({ title, products }: { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section className="deferred pt-12 last:pb-12 md:pt-18 md:last:pb-18 print:hidden">
      <Container>
        <h2 className="mb-7 text-[28px] md:text-[32px] xl:text-[40px]">{title}</h2>
        <div className="md:max-xl:[&_li:nth-child(4):last-child]:hidden">
          <ProductGrid products={products} />
        </div>
      </Container>
    </section>
  )
}

type NeighboursProps = {
  pairing: readonly CardProduct[]
  sameSeller: readonly CardProduct[]
  /** Name of the seller. */
  seller: string
}

/** Rows of other products below a product, each under a title that says why they are here. */
export function Neighbours({ pairing, sameSeller, seller }: NeighboursProps) {
  const { t } = useTranslation()
  return (
    <>
      <Row title={t('catalogue.pairing')} products={pairing} />
      <Row title={t('catalogue.sameSeller', { name: seller })} products={sameSeller} />
    </>
  )
}
