import type { ReactNode } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Container } from '../../../../ui/container.tsx'
import type { CardProduct } from '../../../product/card-product.ts'
import { ProductGrid } from '../../../product/product-grid.tsx'

/** What goes with a product, and why. */
export type Paired = { reason: string; product: CardProduct; sameParcel: boolean }

type RowProps = {
  id?: string
  title: string
  products: readonly CardProduct[]
  above?: (product: CardProduct) => ReactNode
}

/** Four products. */
function Row({ id, title, products, above }: RowProps) {
  if (products.length === 0) return null
  return (
    <section
      id={id}
      className="deferred scroll-mt-6 py-12 max-lg:[contain-intrinsic-size:auto_1600px] md:py-18 print:hidden"
    >
      <Container>
        <h2 className="mb-7 text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{title}</h2>
        <ProductGrid products={products} columns="lg:grid-cols-4" above={above} />
      </Container>
    </section>
  )
}

type NeighboursProps = {
  pairing: readonly Paired[]
  sameSeller: readonly CardProduct[]
  /** Name of the seller. */
  seller: string
}

/** Rows of other products below a product, each under a title that says why they are here; what goes with it says its reason first. */
export function Neighbours({ pairing, sameSeller, seller }: NeighboursProps) {
  const { t } = useTranslation()
  const reasonOf = ({ id }: CardProduct) => {
    const pair = pairing.find(({ product }) => product.id === id)
    return (
      <div className="mb-3.5 flex-1 border-t-2 border-link pt-2.5">
        <p className="font-serif text-[1.0625rem] leading-[1.25] wrap-anywhere md:text-[1.1875rem]">
          {pair?.reason}
        </p>
        {pair?.sameParcel && (
          <p className="mt-1.5 text-sm font-semibold text-link">{t('catalogue.sameParcel')}</p>
        )}
      </div>
    )
  }
  return (
    <>
      <Row
        id="pairing"
        title={t('catalogue.pairing')}
        products={pairing.map(({ product }) => product)}
        above={reasonOf}
      />
      <Row title={t('catalogue.sameSeller', { name: seller })} products={sameSeller} />
    </>
  )
}
