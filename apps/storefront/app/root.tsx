import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './design/theme.css'
import { languageOfPath } from './i18n/language-path.ts'
import { NonceContext } from './shell/nonce.ts'
import { shopContext } from './shell/server-contexts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { shop: context.get(shopContext) }
}

/** The settings of the shop never change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const scripts = nonce ? { nonce } : {}
  return (
    <html lang={languageOfPath(useLocation().pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...scripts} />
        <Scripts {...scripts} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
