import { formatEuros } from '@filiera/domain/money/money'
import { changeWish } from '../../state/wishlist/change-wishlist.ts'
import { changeSince } from '../../state/wishlist/wishlist.state.ts'
import type { WishlistItem } from '../../state/wishlist/wishlist-store.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { TrendingDown, TrendingUp, TriangleAlert } from '../../ui/icons/notice.tsx'
import type { CardProduct } from '../product/card-product.ts'
import { ProductCard } from '../product/product-card.tsx'

const icons = { price_up: TrendingUp, price_down: TrendingDown, sold_out: TriangleAlert }

/** What changed since it was saved (decision 36). */
function Change({ item, product }: { item: WishlistItem; product: CardProduct }) {
  const { t } = useTranslation()
  const change = changeSince(item, product)
  if (!change) return null
  const Icon = icons[change]
  return (
    <p className="mt-3 flex items-start gap-2 rounded-control bg-warn-ground px-3 py-2 text-sm text-warn-ink dark:border dark:border-line">
      <Icon size={20} className="flex-none text-warn-text" />
      {t(`wishlist.change.${change}`, { before: formatEuros(item.priceWhenAdded) })}
    </p>
  )
}

/** A saved product: its card, what changed since, and the way off the list. */
export function WishCard({
  item,
  product,
  eager,
}: {
  item: WishlistItem
  product: CardProduct
  eager: boolean
}) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, title } = product
  return (
    // two rows of the list: the prices of cards beside each other stand on one line, whatever comes below them
    <li className="row-span-2 grid min-w-0 grid-rows-subgrid gap-0">
      <ProductCard product={product} eager={eager} level={2} />
      <div>
        <Change item={item} product={product} />
        <form
          method="post"
          action={to('/wishlist')}
          className="mt-1"
          onSubmit={(event) => {
            event.preventDefault()
            void changeWish(product, true)
          }}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="productId" value={id} />
          <button
            type="submit"
            aria-label={`${t('wishlist.remove')}: ${title}`}
            className="min-h-11 cursor-pointer text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('wishlist.remove')}
          </button>
        </form>
      </div>
    </li>
  )
}
