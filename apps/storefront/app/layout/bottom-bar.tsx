import { House, LayoutGrid, ShoppingBasket, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { CartBadge } from '../buy/cart/cart-badge.tsx'
import { WishlistLink } from '../shop/wishlist/wishlist-link.tsx'
import { useLocalPath } from '../texts/use-language.ts'
import { MenuButton } from './menu-sheet.tsx'

const icon = { 'aria-hidden': true, size: 22, strokeWidth: 1.75 } as const
const word = 'max-w-full truncate'

/** Phones: the five ways that are always within reach of a thumb. */
export function BottomBar() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { pathname } = useLocation()
  const current = (path: string) => (pathname === to(path) ? 'page' : undefined)
  return (
    <nav aria-label={t('shell.quick')} className="bottom-bar md:hidden">
      <Link to={to('/')} aria-current={current('/')}>
        <House {...icon} />
        <span className={word}>{t('shell.home')}</span>
      </Link>
      <MenuButton className="opens-sheet cursor-pointer">
        <LayoutGrid {...icon} />
        <span className={word}>{t('shell.browse')}</span>
      </MenuButton>
      <WishlistLink className="heart" />
      <Link to={to('/cart')} aria-current={current('/cart')}>
        <ShoppingBasket {...icon} />
        <span className={word}>{t('shell.cart')}</span>
        <CartBadge className="absolute top-1 left-1/2 ml-1" />
      </Link>
      <Link to={to('/account')} aria-current={current('/account')}>
        <User {...icon} />
        <span className={word}>{t('shell.profile')}</span>
      </Link>
    </nav>
  )
}
