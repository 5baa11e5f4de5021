import { languages } from '@filiera/domain/languages'
import type { MetaDescriptor } from 'react-router'
import { languageOfPath, localPath, pathWithoutLanguage } from '../i18n/language-path.ts'
import { canonicalSearch } from './public-address.ts'
import type { Shop } from './server-contexts.ts'

/** What the router hands to a page's `meta`. */
type MetaArgs = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export type PageMeta = {
  /** Without the name of the shop, which is added. */
  title: string
  description?: string
  /** Path or address of a picture for previews. */
  image?: string
  /** Personal pages are kept out of search engines. */
  noindex?: boolean
  jsonLd?: object[]
}

const ogLocales = { it: 'it_IT', en: 'en_GB', es: 'es_ES' } as const

function findShop(matches: MetaArgs['matches']): Shop | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { shop: Shop } | undefined)?.shop
}

/** Addresses of one page in every language, with Italian as the default (visual direction §10). */
function languageLinks(origin: string, path: string, search: string): MetaDescriptor[] {
  const href = (language: (typeof languages)[number]) => `${origin}${localPath(language, path)}${search}`
  return [
    ...languages.map((language) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: href(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: href('it') },
  ]
}

/** Title, description, canonical address, languages and preview of a page. */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const shop = findShop(matches)
  const name = shop?.name ?? ''
  const origin = shop?.publicUrl ?? ''
  const title = page.title === name || name === '' ? page.title : `${page.title} | ${name}`
  const description = page.description ? [{ name: 'description', content: page.description }] : []
  if (page.noindex) return [{ title }, ...description, { name: 'robots', content: 'noindex' }]
  const search = canonicalSearch(location.pathname, location.search)
  const canonical = `${origin}${location.pathname}${search}`
  const image = page.image ? new URL(page.image, origin || 'http://localhost').href : null
  return [
    { title },
    ...description,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languageLinks(origin, pathWithoutLanguage(location.pathname), search),
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: ogLocales[languageOfPath(location.pathname)] },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(page.jsonLd ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}
