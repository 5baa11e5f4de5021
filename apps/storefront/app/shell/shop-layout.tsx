import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SessionKeeper } from '../account/session-keeper.tsx'
import { CheckoutHeader } from '../checkout/checkout-header.tsx'
import { CompareSlot } from '../compare/compare-slot.tsx'
import type { Translator } from '../i18n/translator.ts'
import { TextsProvider } from '../i18n/use-translation.ts'
import { NoticeRegion } from '../notices/notice-region.tsx'
import { OfflineGuard } from './offline-guard.tsx'
import { usePageFocus } from './page-focus.ts'
import { PendingBar } from './pending-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFrame } from './use-frame.ts'
import { useStillCards } from './use-still-cards.ts'
import { useStillLinks } from './use-still-links.ts'

/** Frame of every page: header, content, footer, notices, in one language. */
export function ShopLayout({ texts, children }: { texts: Translator; children?: ReactNode }) {
  const asked = useFrame()
  usePageFocus()
  useStillLinks()
  useStillCards()
  const frame = children ? 'shop' : asked
  return (
    <TextsProvider texts={texts}>
      <PendingBar />
      {frame === 'shop' && <SiteHeader />}
      {frame === 'checkout' && <CheckoutHeader />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children ?? <Outlet />}
      </main>
      {frame === 'shop' && <SiteFooter />}
      {frame === 'shop' && <CompareSlot />}
      <NoticeRegion />
      <OfflineGuard />
      <SessionKeeper />
    </TextsProvider>
  )
}
