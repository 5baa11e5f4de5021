import { lazy, Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { CartBadge } from '../buy/cart/cart-badge.tsx'
import { Logo } from '../frame/logo.tsx'
import { useShop } from '../frame/use-shop.ts'
import { readSearchedText } from '../pages/searched-text.ts'
import { WishlistLink } from '../shop/wishlist/wishlist-link.tsx'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'
import { whenUsed } from '../ui/hydration/when-used.ts'
import { LayoutGrid, ShoppingBasket } from '../ui/icons/frame.tsx'
import { AccountLink } from './account-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CompareLink } from './compare-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MENU, MenuButton } from './menu-button.tsx'
import { SearchForm } from './search-form.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

const CategoryNav = lazy(() => whenUsed('category-nav', () => import('./category-nav.tsx')))
const MenuSheet = lazy(() => whenUsed(MENU, () => import('./menu-sheet.tsx')))

/** Look of the icons at the right edge: icon above its word. */
const actionClass =
  'relative flex min-h-12 min-w-14 flex-col items-center justify-center gap-0.5 px-1 lg:min-w-16 lg:px-2 text-[0.8125rem] text-ink-2 hover:text-link'

/** Icons of phones beside the search. */
const shortClass = 'relative -mr-2 grid size-12 flex-none place-items-center text-link md:hidden'

function TopBar() {
  const { t } = useTranslation()
  return (
    <div className="on-green bg-green-900 text-sm text-white max-md:hidden">
      <Container className="flex min-h-9 items-center justify-between gap-4">
        <p>{t('shell.promiseShipping')}</p>
        <p className="hidden lg:block">{t('shell.promiseFresh')}</p>
        <LanguageLinks className="-mr-2.5 flex gap-1 [&_a]:min-h-9" />
      </Container>
    </div>
  )
}

/** Cart and menu of a phone, where no bar has them. */
function ShortActions() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <Link to={to('/cart')} className={shortClass}>
        <ShoppingBasket size={24} />
        <span className="sr-only">{t('shell.cart')}</span>
        <CartBadge className="absolute top-0 right-0" />
      </Link>
      <MenuButton className={`opens-sheet cursor-pointer ${shortClass}`}>
        <LayoutGrid size={24} />
        <span className="sr-only">{t('shell.browse')}</span>
      </MenuButton>
    </>
  )
}

function Actions() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <div className="flex justify-end max-md:hidden">
      <AccountLink className={actionClass} />
      <CompareLink className={actionClass} />
      <WishlistLink className={`${actionClass} heart`} />
      <Link to={to('/cart')} className={`${actionClass} font-semibold text-link`}>
        <ShoppingBasket size={22} />
        {t('shell.cart')}
        <CartBadge className="absolute -top-0.5 right-2.5" />
      </Link>
    </div>
  )
}

/**
 * Top bar, wordmark, search, account and cart. Scrolled, only the line with search and cart stays, and hides on the way down; on phones
 * the bar at the foot of the screen has the ways. Cart and name are filled in by the browser.
 */
export function SiteHeader() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  const { pathname, search } = useLocation()
  // the page of a product has a bar of its own, and needs the height: cart and menu stand beside the search there
  const hasBar = !pathname.startsWith(to('/product/'))
  const text = readSearchedText(new URLSearchParams(search))
  const box = useRef<HTMLElement>(null)
  useHideOnScroll(box)
  return (
    <>
      <header ref={box} className="site-header bg-paper">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-control focus:bg-paper focus:px-4 focus:py-3 focus:text-link"
        >
          {t('shell.skip')}
        </a>
        <TopBar />
        <div className="border-b border-line bg-paper">
          <Container className="grid grid-cols-[1fr_auto] items-center gap-y-0.5 pt-1 pb-2 md:grid-cols-[auto_auto_minmax(0,1fr)_auto] md:gap-x-5 md:py-3 xl:gap-x-8">
            <Link to={to('/')} className="text-link">
              <Logo name={shop?.name ?? ''} />
            </Link>
            <LanguageLinks
              isShort
              className="-mr-2.5 flex text-sm font-semibold text-ink-2 md:hidden [&_a[aria-current]]:text-link"
            />
            <MenuButton className="opens-sheet flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border-[1.5px] border-current px-3.5 font-semibold text-link hover:bg-quiet max-md:hidden lg:px-4">
              <LayoutGrid size={20} />
              <span className="max-lg:sr-only">{t('shell.browse')}</span>
            </MenuButton>
            <div className="flex max-md:col-span-2">
              <div className="min-w-0 flex-1">
                <SearchForm text={text} />
              </div>
              <CompareLink isShort className={shortClass} />
              {!hasBar && <ShortActions />}
            </div>
            <Actions />
          </Container>
        </div>
      </header>
      <Suspense>
        <CategoryNav />
      </Suspense>
      {hasBar && <BottomBar />}
      <Suspense>
        <MenuSheet />
      </Suspense>
    </>
  )
}
