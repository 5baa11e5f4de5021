import type { Language } from '@filiera/domain/languages'
import { localPath } from '../../texts/language-path.ts'

/** Words an adult reads in a minute. */
const WORDS_PER_MINUTE = 220
const OWN_LINK = /href="(\/[^"/][^"]*|\/)"/g

/** Links inside the shop lead to the language of the page; the HTML comes clean from the backend. */
export const localLinks = (html: string, language: Language): string =>
  html.replaceAll(OWN_LINK, (_all, path: string) => `href="${localPath(language, path)}"`)

/** The text without a closing list of products: the page shows those as cards. */
export const withoutProductList = (html: string): string =>
  html.replace(/<h2>[^<]*<\/h2>\s*<ul>(?:\s*<li><a href="\/product\/\d+">[^<]*<\/a><\/li>)+\s*<\/ul>\s*$/, '')

/** Whole minutes it takes to read a text, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
