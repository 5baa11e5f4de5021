import { ShoppingBasket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { CartBadge } from '../buy/cart/cart-badge.tsx'
import { Logo } from '../frame/logo.tsx'
import { useShop } from '../frame/use-shop.ts'
import { readSearchedText } from '../pages/searched-text.ts'
import { WishlistLink } from '../shop/wishlist/wishlist-link.tsx'
import { useComparePath } from '../state/compare/compare-store.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { Container } from '../ui/container.tsx'
import { AccountLink } from './account-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuButton, MenuSheet } from './menu-sheet.tsx'
import { SearchForm } from './search-form.tsx'

/** Look of the icons at the right edge: icon above its word, on phones the icon alone. */
export const actionClass =
  'relative flex min-h-12 min-w-11 flex-col items-center justify-center gap-0.5 text-[13px] text-ink-2 hover:text-link md:min-w-16 md:px-2'

function TopBar() {
  const { t } = useTranslation()
  return (
    <div className="on-green bg-green-900 text-sm text-white max-md:hidden">
      <Container className="flex min-h-11 items-center justify-between gap-4">
        <p>{t('shell.promiseShipping')}</p>
        <p className="hidden lg:block">{t('shell.promiseFresh')}</p>
        <LanguageLinks className="-mr-2.5 flex gap-1" />
      </Container>
    </div>
  )
}

/** Top bar, wordmark, search, account, cart and navigation. Cart and name are filled in by the browser. */
export function SiteHeader() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  const { search } = useLocation()
  const comparePath = useComparePath()
  const text = readSearchedText(new URLSearchParams(search))
  return (
    <header>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-control focus:bg-paper focus:px-4 focus:py-3 focus:text-link"
      >
        {t('shell.skip')}
      </a>
      <TopBar />
      <div className="border-b border-line">
        <Container className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-0.5 min-[360px]:gap-x-5 pt-1 pb-2 md:grid-cols-[auto_1fr_auto] md:gap-x-8 md:pt-[18px] md:pb-3.5 xl:gap-x-10">
          <Link to={to('/')} className="text-link">
            <Logo name={shop?.name ?? ''} />
          </Link>
          <div className="col-span-2 row-start-2 md:col-span-1 md:row-auto">
            <SearchForm text={text} />
          </div>
          <div className="col-start-2 row-start-1 flex justify-end md:col-start-3 md:gap-1.5">
            <AccountLink className={actionClass} />
            <Link to={to(comparePath)} className={`${actionClass} scales max-lg:hidden`}>
              {t('catalogue.compare')}
            </Link>
            <WishlistLink className={`${actionClass} heart max-[359px]:hidden`} />
            <Link to={to('/cart')} className={`${actionClass} font-semibold text-link`}>
              <ShoppingBasket aria-hidden size={22} strokeWidth={1.75} />
              <span className="sr-only md:not-sr-only">{t('shell.cart')}</span>
              <CartBadge className="absolute top-0.5 right-0.5 md:-top-0.5 md:right-2.5" />
            </Link>
            <MenuButton className="opens-sheet grid size-12 cursor-pointer place-items-center md:hidden" />
          </div>
        </Container>
      </div>
      <CategoryNav />
      <MenuSheet />
    </header>
  )
}
