import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import type { Route } from './+types/root'
import { NonceContext } from './frame/head/nonce.ts'
import { stayOnPage } from './frame/loading/stay-on-page.ts'
import { waitForParts } from './frame/loading/wait-for-parts.ts'
import { retryPictures } from './frame/retry-pictures.ts'
import { useIsPersonal } from './frame/use-is-personal.ts'
import type { RootData } from './frame/use-shop.ts'
import { isStaticPage } from './pages/page-path.ts'
import { menuContext, pageTagsContext, shopContext } from './state/server-contexts.ts'
import { languageOfPath } from './texts/language-path.ts'
import publicStyles from './ui/public.css?url'
import allStyles from './ui/styles.css?url'

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  font(youngSerif),
  font(instrumentSans),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** Shop and navigation; the page stays useful when the navigation cannot be read. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  context.get(pageTagsContext).add('categories')
  const menu = await context.get(menuContext)(languageOfPath(new URL(request.url).pathname))
  return { shop: context.get(shopContext), ...menu }
}

/** Neither changes while a page is open; the language switch loads a new page. */
export const shouldRevalidate = () => false

/** A page that cannot be loaded leaves the one on screen there; one drawn anew keeps the HTML of its parts. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage, waitForParts]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  const styles = useIsPersonal() ? allStyles : publicStyles
  const scripts = nonce ? { nonce } : {}
  return (
    <html lang={languageOfPath(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f3b28" />
        {/* with a precedence React waits for it before it shows the page that needs it */}
        <link rel="stylesheet" href={styles} precedence="page" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStaticPage(pathname) && (
          <>
            <ScrollRestoration {...scripts} />
            <Scripts {...scripts} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    retryPictures()
  }, [])
  return <Outlet />
}
