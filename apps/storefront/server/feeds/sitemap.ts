import type { SitemapKind } from '@filiera/contract/catalog/sitemap'
import { type Language, languages } from '@filiera/domain/languages'
import { pages } from '../../app/pages/pages.ts'
import { localPath } from '../../app/texts/language-path.ts'
import { writeXml } from './write-xml.ts'

const NAMESPACES = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Pages with an address of their own that do not come from the catalogue (decision 2). */
export const fixedPaths = pages.flatMap(({ inSitemap = [] }) => inSitemap.map((path) => `/${path}`))

type Entry = { id: string; slugs: Record<Language, string> | null; changedAt: string | null }

/** Path of a page without its language. */
function entryPath(kind: SitemapKind, { id, slugs }: Entry, language: Language): string {
  const slug = slugs?.[language] ?? slugs?.it ?? id
  if (kind === 'product') return `/product/${id}`
  if (kind === 'seller') return `/sellers/${id}`
  if (kind === 'post') return slugs ? `/blog/${id}/${slug}` : `/blog/${id}`
  return kind === 'category' ? `/categories/${slug}` : `/collections/${slug}`
}

/** One address a language, each with all its languages and Italian as the default. */
function urls(origin: string, pathIn: (language: Language) => string, changedAt: string | null) {
  const href = (language: Language) => origin + localPath(language, pathIn(language))
  const alternates = [
    ...languages.map((language) => ({
      '@rel': 'alternate',
      '@hreflang': language,
      '@href': href(language),
    })),
    { '@rel': 'alternate', '@hreflang': 'x-default', '@href': href('it') },
  ]
  return languages.map((language) => ({
    loc: href(language),
    ...(changedAt && { lastmod: changedAt }),
    'xhtml:link': alternates,
  }))
}

/** The index: one sitemap for the fixed pages and one for each part of each kind. */
export function sitemapIndex(origin: string, kinds: readonly { kind: SitemapKind; parts: number }[]): string {
  const names = kinds.flatMap(({ kind, parts }) =>
    Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`),
  )
  const sitemap = ['pages', ...names].map((name) => ({ loc: `${origin}/sitemaps/${name}.xml` }))
  return writeXml({ sitemapindex: { '@xmlns': NAMESPACES['@xmlns'], sitemap } })
}

/** The pages that are always there. */
export function fixedSitemap(origin: string): string {
  return writeXml({
    urlset: { ...NAMESPACES, url: fixedPaths.flatMap((path) => urls(origin, () => path, null)) },
  })
}

/** The pages of one part, in three languages. */
export function sitemapOf(origin: string, kind: SitemapKind, entries: readonly Entry[]): string {
  const url = entries.flatMap((entry) =>
    urls(origin, (language) => entryPath(kind, entry, language), entry.changedAt),
  )
  return writeXml({ urlset: { ...NAMESPACES, url } })
}
