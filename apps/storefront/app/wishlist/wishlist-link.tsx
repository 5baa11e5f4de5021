import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountBadge } from '../design/count-badge.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { useWishlist } from './wishlist-store.ts'

/** Way to the saved products, with their number; filled in by the browser. */
export function WishlistLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const count = useWishlist(({ items }) => items.length)
  return (
    <Link to={to('/wishlist')} className={className}>
      <span className="sr-only md:not-sr-only">{t('shell.wishlist')}</span>
      <CountBadge count={count} className="absolute top-0.5 right-0.5 md:-top-0.5 md:right-2.5">
        {count}
      </CountBadge>
    </Link>
  )
}
