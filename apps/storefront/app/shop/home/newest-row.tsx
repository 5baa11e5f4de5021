import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import type { CardProduct } from '../product/card-product.ts'
import { ProductRow } from '../product/product-row.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Products under a title; `link` is what the way to all of them, `to`, is called. */
type Row = { title: string; link: string; to: string; products: readonly CardProduct[] }

/** One row of the newest products, and the way to all of them. */
export function NewestRow({ title, link, to: path, products }: Row) {
  const to = useLocalPath()
  if (products.length === 0) return null
  return (
    <section data-block="newest" className="pb-7">
      <Container>
        <SectionHeading title={title} link={link} to={to(path)} />
        <ProductRow products={products} />
      </Container>
    </section>
  )
}
