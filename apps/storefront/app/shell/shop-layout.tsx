import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet } from 'react-router'
import { SessionKeeper } from '../account/session-keeper.tsx'
import { CheckoutHeader } from '../checkout/checkout-header.tsx'
import { NoticeRegion } from '../notices/notice-region.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFrame } from './use-frame.ts'

/** Frame of every page: header, content, footer, notices, in one language. */
export function ShopLayout({ texts, children }: { texts: i18n; children?: ReactNode }) {
  const asked = useFrame()
  const frame = children ? 'shop' : asked
  return (
    <I18nextProvider i18n={texts}>
      {frame === 'shop' && <SiteHeader />}
      {frame === 'checkout' && <CheckoutHeader />}
      <main id="content">{children ?? <Outlet />}</main>
      {frame === 'shop' && <SiteFooter />}
      <NoticeRegion />
      <SessionKeeper />
    </I18nextProvider>
  )
}
