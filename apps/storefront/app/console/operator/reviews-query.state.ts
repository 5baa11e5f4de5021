import { type ReviewKind, reviewKinds } from '@filiera/contract/payments/review-queue'

/** Cases on a page. */
export const PAGE = 12
/** The last place of a list that is asked for. */
const LAST_START = 10_000
/** Longest text that is looked for (contract). */
export const SEARCH_MAX = 100

/** `search` is empty when nothing is looked for. */
export type ReviewsQuery = {
  state: 'open' | 'decided'
  kind: ReviewKind | null
  search: string
  start: number
}

/** What an address asks for: the open cases of every kind unless it says so. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const start = Number(params.get('start') ?? '0')
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    kind: reviewKinds.find((kind) => kind === params.get('kind')) ?? null,
    search: (params.get('search') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
    start: Number.isInteger(start) && start > 0 && start <= LAST_START ? start : 0,
  }
}

/** The query of an address; nothing for the first page of all open cases. */
export function reviewsSearch({ state, kind, search: wanted, start }: ReviewsQuery): string {
  const params = new URLSearchParams()
  if (state !== 'open') params.set('state', state)
  if (kind) params.set('kind', kind)
  if (wanted) params.set('search', wanted)
  if (start > 0) params.set('start', String(start))
  const search = params.toString()
  return search ? `?${search}` : ''
}
