import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../../ui/join.ts'
import type { CardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'

export type NearGroup = {
  category: string
  title: string
  reason: string
  count: number
  products: readonly CardProduct[]
}

/** What comes near something that nobody sells, each group with the reason why. */
export function NearGroups({ groups }: { groups: readonly NearGroup[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isAlone = groups.length === 1
  return (
    <div className={join('grid gap-x-14 gap-y-9', !isAlone && 'lg:grid-cols-2')}>
      {groups.map(({ category, title, reason, count, products }) => (
        <section key={category} className="border-t border-line pt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
            <h2 className="text-[1.625rem] md:text-[1.75rem]">{title}</h2>
            <Link
              to={to(`/categories/${category}`)}
              className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
            >
              {t('catalogue.products', { count })}
            </Link>
          </div>
          <p className="mt-1.5 mb-5 text-ink-2">{reason}</p>
          <ProductGrid products={products} columns={isAlone ? 'lg:grid-cols-4' : ''} />
        </section>
      ))}
    </div>
  )
}
