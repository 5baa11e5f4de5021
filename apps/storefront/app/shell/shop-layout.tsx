import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet } from 'react-router'

/** Frame of every page: header, content, footer, in one language. */
export function ShopLayout({ texts, children }: { texts: i18n; children?: ReactNode }) {
  return (
    <I18nextProvider i18n={texts}>
      <main id="content">{children ?? <Outlet />}</main>
    </I18nextProvider>
  )
}
