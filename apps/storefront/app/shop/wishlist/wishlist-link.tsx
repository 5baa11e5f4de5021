import { Link } from 'react-router'
import { useWishlist } from '../../state/wishlist/wishlist-store.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { CountBadge } from '../../ui/count-badge.tsx'

/** Way to the saved products, with their number; filled in by the browser. */
export function WishlistLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const count = useWishlist(({ items }) => items.length)
  return (
    <Link to={to('/wishlist')} className={className}>
      <span className="max-w-full truncate">{t('shell.wishlist')}</span>
      <CountBadge
        count={count}
        className="absolute max-md:top-1 max-md:left-1/2 max-md:ml-1 md:-top-0.5 md:right-2.5"
      >
        {count}
      </CountBadge>
    </Link>
  )
}
