import type { ReactNode } from 'react'
import { join } from '../../ui/join.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

type ProductGridProps = {
  products: readonly CardProduct[]
  /** Beyond the two of phones. */
  columns?: string
  /** How many pictures belong to the first view. */
  eager?: number
  level?: 2 | 3
  /** What a search asked of labels and all of them say: "senza glutine in etichetta". */
  label?: string | undefined
  /** Stands above each card; the cards of a row stay level. */
  above?: ((product: CardProduct) => ReactNode) | undefined
}

/** Cards in two, three or four columns. */
export function ProductGrid({
  products,
  columns = 'md:grid-cols-3 xl:grid-cols-4',
  eager = 0,
  level = 3,
  label,
  above,
}: ProductGridProps) {
  return (
    <ul className={join('grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-6 md:gap-y-9', columns)}>
      {products.map((product, index) => (
        <li key={product.id} className={join('min-w-0', above && 'row-span-2 grid grid-rows-subgrid gap-0')}>
          {above?.(product)}
          <ProductCard product={product} eager={index < eager} level={level} label={label} />
        </li>
      ))}
    </ul>
  )
}
