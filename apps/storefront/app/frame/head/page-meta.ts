import { type Language, languages } from '@filiera/domain/languages'
import type { MetaDescriptor } from 'react-router'
import { pageSearch } from '../../pages/page-search.ts'
import type { Shop } from '../../state/server-contexts.ts'
import { languageOfPath, localPath, pathWithoutLanguage } from '../../texts/language-path.ts'

/** What the router hands to a page's `meta`. */
type MetaArgs = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export type PageMeta = {
  /** Without the name of the shop, which is added. */
  title: string
  description?: string
  /** Path of the picture for previews, with its size in pixels (specification §2). */
  image?: { path: string; width: number; height: number }
  /** Its path in each language, without the language, where they differ. */
  paths?: Readonly<Record<Language, string>>
  /** Its query only chooses what is seen of it: search engines keep the address without. */
  withoutQuery?: boolean
  /** What the page is for previews; a plain page when absent. */
  type?: 'website' | 'article' | 'product'
  /** RSS of what the page lists. */
  feed?: { path: string; title: string }
  /** Personal pages are kept out of search engines, and lists that are one of endlessly many; those name the whole list (`withoutQuery`). */
  noindex?: boolean
}

const ogLocales = { it: 'it_IT', en: 'en_GB', es: 'es_ES' } as const

function findShop(matches: MetaArgs['matches']): Shop | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { shop: Shop } | undefined)?.shop
}

/** Addresses of one page in every language, with Italian as the default (visual direction §10). */
function languageLinks(origin: string, pathIn: (language: Language) => string): MetaDescriptor[] {
  const href = (language: Language) => origin + localPath(language, pathIn(language))
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

function previewImage(image: PageMeta['image'], origin: string): MetaDescriptor[] {
  if (!image) return []
  return [
    { property: 'og:image', content: origin + image.path },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Title, description, canonical address, languages and preview of a page. */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const shop = findShop(matches)
  const name = shop?.name ?? ''
  const origin = shop?.publicUrl ?? ''
  const title = page.title === name || name === '' ? page.title : `${page.title} | ${name}`
  const description = page.description ? [{ name: 'description', content: page.description }] : []
  const whole = { tagName: 'link', rel: 'canonical', href: origin + location.pathname }
  if (page.noindex)
    return [
      { title },
      ...description,
      { name: 'robots', content: 'noindex' },
      ...(page.withoutQuery ? [whole] : []),
    ]
  const search = page.withoutQuery ? '' : pageSearch(matches.at(-1)?.loaderData)
  const path = pathWithoutLanguage(location.pathname)
  const canonical = `${origin}${location.pathname}${search}`
  return [
    { title },
    ...description,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languageLinks(origin, (language) => page.paths?.[language] ?? path + search),
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: ogLocales[languageOfPath(location.pathname)] },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...previewImage(page.image, origin),
    ...(page.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            href: origin + page.feed.path,
            title: page.feed.title,
          },
        ]
      : []),
  ]
}
