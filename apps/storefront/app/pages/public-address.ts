import { pathWithoutLanguage } from '../texts/language-path.ts'
import { pages } from './pages.ts'

const firstWord = (path: string) => path.split('/')[0] ?? ''

const personal = new Set(pages.filter((page) => page.for === 'visitor').map(({ path }) => firstWord(path)))

/** Pages that read a query, by the form of their path. */
const readers = pages.flatMap(({ path, reads }) =>
  reads ? [{ form: new RegExp(`^/${path.replace(/:[a-z]+/g, '[^/]+')}$`), reads }] : [],
)

/** The path of a page behind a path or a data request of the router (`/en/products.data` → `/products`). */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_(?:root)?$/, '/')
  return pathWithoutLanguage(page === '' ? '/' : page)
}

/** Whether a page depends on who looks at it; all others are the same for everybody and may be cached. */
export function isPersonalPage(pathname: string): boolean {
  return personal.has(firstWord(pagePath(pathname).slice(1)))
}

/** Pages without the shop's scripts. */
export const isStaticPage = (pathname: string): boolean => pagePath(pathname) === '/offline'

/** The part of the query a public page depends on; everything else (campaign marks, typing errors) is dropped. */
export function canonicalSearch(pathname: string, search: string): string {
  if (search === '') return ''
  const path = pagePath(pathname)
  const reader = readers.find(({ form }) => form.test(path))
  return reader?.reads(new URLSearchParams(search)) ?? ''
}
