import { Link } from 'react-router'
import { listingAddress } from '../../pages/listing-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { CardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'

type BestSellersProps = {
  products: readonly CardProduct[]
  /** What the products need not have, and the text that finds them all; without it they are what most people choose. */
  nearest?: { text: string; notMet: readonly string[] } | null
}

/** The nearest to what was searched, or what most people choose, where a search found nothing. */
export default function BestSellers({ products, nearest }: BestSellersProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section>
      <h2 className="mb-5 text-[1.625rem] md:text-[2rem]">
        {t(nearest ? 'catalogue.nearest.title' : 'catalogue.sorts.popular')}
      </h2>
      {nearest && (
        <p className="-mt-2 mb-5 text-ink-2">
          {t('catalogue.nearest.notMet', { words: nearest.notMet.join(', ') })}{' '}
          <Link
            to={listingAddress(to('/search'), { text: nearest.text })}
            className="font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('catalogue.nearest.all', { text: nearest.text })}
          </Link>
        </p>
      )}
      <ProductGrid products={products} columns="lg:grid-cols-4" />
    </section>
  )
}
