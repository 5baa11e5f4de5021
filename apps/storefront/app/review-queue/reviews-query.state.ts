/** Cases on a page. */
export const PAGE = 12
/** The last place of a list that is asked for. */
const LAST_START = 10_000

export type ReviewsQuery = { state: 'open' | 'decided'; start: number }

/** What an address asks for: the open cases unless it says so. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const start = Number(params.get('start') ?? '0')
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    start: Number.isInteger(start) && start > 0 && start <= LAST_START ? start : 0,
  }
}

export function reviewsSearch({ state, start }: ReviewsQuery): string {
  const params = new URLSearchParams()
  if (state !== 'open') params.set('state', state)
  if (start > 0) params.set('start', String(start))
  const search = params.toString()
  return search ? `?${search}` : ''
}
