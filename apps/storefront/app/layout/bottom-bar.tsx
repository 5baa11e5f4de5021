import { Link, useLocation } from 'react-router'
import { CartBadge } from '../buy/cart/cart-badge.tsx'
import { WishlistLink } from '../shop/wishlist/wishlist-link.tsx'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { House, LayoutGrid, ShoppingBasket, User } from '../ui/icons/frame.tsx'
import { MenuButton } from './menu-button.tsx'

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
        <House size={22} />
        <span className={word}>{t('shell.home')}</span>
      </Link>
      <MenuButton className="opens-sheet cursor-pointer">
        <LayoutGrid size={22} />
        <span className={word}>{t('shell.browse')}</span>
      </MenuButton>
      <WishlistLink className="heart" />
      <Link to={to('/cart')} aria-current={current('/cart')}>
        <ShoppingBasket size={22} />
        <span className={word}>{t('shell.cart')}</span>
        <CartBadge className="absolute top-1 left-1/2 ml-1" />
      </Link>
      <Link to={to('/account')} aria-current={current('/account')}>
        <User size={22} />
        <span className={word}>{t('shell.profile')}</span>
      </Link>
    </nav>
  )
}
