import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineGuard } from '../frame/loading/offline-guard.tsx'
import { PendingBar } from '../frame/loading/pending-bar.tsx'
import { useShownPage } from '../frame/loading/stay-on-page.ts'
import { usePageFocus } from '../frame/page-focus.ts'
import { SessionSync } from '../me/session/session-sync.tsx'
import { NoticeRegion } from '../notices/notice-region.tsx'
import { CompareSlot } from '../shop/compare/compare-slot.tsx'
import { translatorOf } from '../texts/translator.ts'
import { useLanguage } from '../texts/use-language.ts'
import { TextsProvider } from '../texts/use-translation.ts'
import { whenUsed } from '../ui/hydration/when-used.ts'
import { AddedSlot } from './added-slot.tsx'
import { ErrorPage } from './error-frame.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFrame } from './use-frame.ts'

const CheckoutFooter = lazy(() => import('../buy/checkout/frame/checkout-footer.tsx'))
const SiteFooter = lazy(() => whenUsed('footer', () => import('./site-footer.tsx')))
const CheckoutHeader = lazy(() => import('../buy/checkout/frame/checkout-header.tsx'))

/** Frame of every page: header, content, footer, notices, in the language of its address. */
function ShopFrame({ children }: { children?: ReactNode }) {
  const texts = translatorOf(useLanguage())
  const asked = useFrame()
  usePageFocus()
  useShownPage(children !== undefined)
  const frame = children ? 'shop' : asked
  return (
    <TextsProvider texts={texts}>
      <PendingBar />
      {frame === 'shop' && <SiteHeader />}
      {frame === 'checkout' && (
        <Suspense>
          <CheckoutHeader
            languages={
              <LanguageLinks
                isShort
                className="-mr-1.5 flex md:-mr-2.5 max-md:[&_a]:px-1.5 [&_a[aria-current]]:text-link"
              />
            }
          />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="outline-none">
        {children ?? <Outlet />}
      </main>
      {frame === 'shop' && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      {frame === 'checkout' && (
        <Suspense>
          <CheckoutFooter />
        </Suspense>
      )}
      {/* the bar of phones lies over the end of the page, not over the footer */}
      {frame === 'shop' && <div className="h-15 bg-green-950 md:hidden" />}
      {frame === 'shop' && <CompareSlot />}
      {frame === 'shop' && <AddedSlot />}
      <NoticeRegion />
      <OfflineGuard />
      <SessionSync />
    </TextsProvider>
  )
}

export default function ShopLayout() {
  return <ShopFrame />
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <ErrorPage />
    </ShopFrame>
  )
}
