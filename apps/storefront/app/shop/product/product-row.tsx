import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** Five cards side by side; below 1024 px a row that scrolls sideways. */
export function ProductRow({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className="-mx-4 grid [scroll-snap-type:x_mandatory] scroll-px-4 auto-cols-[167px] grid-flow-col gap-3.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:-mx-6 md:scroll-px-6 md:auto-cols-[212px] md:gap-4.5 md:px-6 lg:mx-0 lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-5 lg:gap-6 lg:overflow-visible lg:px-0">
      {products.slice(0, 5).map((product) => (
        <li key={product.id} className="min-w-0 snap-start">
          <ProductCard product={product} comparable={false} />
        </li>
      ))}
    </ul>
  )
}
