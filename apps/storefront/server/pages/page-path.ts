import type { ServerBuild } from 'react-router'

/** Paths without any of these are the plain ones: nearly all that come. */
const UNUSUAL = /[^a-z\d/_.-]|\/[./]/

const wordsOfBuild = new WeakMap<ServerBuild['routes'], ReadonlySet<string>>()

/** The fixed words in the addresses of all pages: `account`, `orders`, `en` … */
export function routeWords(routes: ServerBuild['routes']): ReadonlySet<string> {
  const known = wordsOfBuild.get(routes)
  if (known) return known
  const segments = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? [])
  const words = new Set([...segments.filter((segment) => /^\w/.test(segment)), '_app'])
  wordsOfBuild.set(routes, words)
  return words
}

/** The word a segment stands for, also `Cart.data` or `%63art`; a segment that is no word (an id, a slug) stays as it is. */
function plainSegment(segment: string, words: ReadonlySet<string>): string {
  const plain = decodeURIComponent(segment).toLowerCase()
  return words.has(plain.replace(/\.data$/, '')) ? plain : segment
}

/** Whether a path could be another writing of a page's address. */
export const isUnusualPath = (path: string): boolean => UNUSUAL.test(path)

/**
 * The one writing of a page's address. The router of the pages also answers `/Account`, `/%61ccount` and `/x/../account`, which caches
 * and the rules of personal pages must not take for another page.
 */
export function plainPath(path: string, words: ReadonlySet<string>): string {
  const { pathname } = new URL(path, 'http://localhost')
  const segments = pathname.replace(/\/{2,}/g, '/').split('/')
  return segments.map((segment) => plainSegment(segment, words)).join('/')
}
