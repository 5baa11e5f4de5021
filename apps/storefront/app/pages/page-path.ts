import { pathWithoutLanguage } from '../texts/language-path.ts'

/** The path of a page behind a path or a data request of the router (`/en/products.data` → `/products`). */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_(?:root)?$/, '/')
  return pathWithoutLanguage(page === '' ? '/' : page)
}

/** Pages without the shop's scripts. */
export const isStaticPage = (pathname: string): boolean => pagePath(pathname) === '/offline'
