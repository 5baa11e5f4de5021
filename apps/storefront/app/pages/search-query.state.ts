import { readSearchedText } from './searched-text.ts'

/** Kinds of results that have a list of their own besides the products. */
export const foundKinds = ['sellers', 'posts'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Sellers or posts on one page of the results. */
export const FOUND_PER_PAGE = 12
/** The last page that `start` up to 10,000 can reach. */
const LAST_FOUND_PAGE = Math.floor(10_000 / FOUND_PER_PAGE)

/** A text whose sellers or posts are shown; `page` counts from 1. */
export type FoundQuery = { text: string; kind: FoundKind; page: number }

/** Reads an address of the search page; null where it shows products, or where nothing is searched for. */
export function readFoundQuery(params: URLSearchParams): FoundQuery | null {
  const kind = foundKinds.find((known) => known === params.get('in'))
  const text = readSearchedText(params)
  if (!kind || !text) return null
  const page = Number(params.get('page') ?? '1')
  return { text, kind, page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_FOUND_PAGE) : 1 }
}

/** The one way to write it: `?q=olio&in=sellers&page=2`. */
export function foundSearch({ text, kind, page = 1 }: Omit<FoundQuery, 'page'> & { page?: number }): string {
  const params = new URLSearchParams({ q: text, in: kind })
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}
