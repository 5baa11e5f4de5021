import { type SellerState, sellerStates } from '@filiera/contract/orders/fulfilment'

/** Orders on a page. */
export const PAGE = 12
/** The last place of a list that is asked for. */
const LAST_START = 10_000

/** Longest text that is looked for (contract). */
const SEARCH_MAX = 60

/** `search` is empty when nothing is looked for; what is looked for is found in every state. */
export type SellerOrdersQuery = { state: SellerState; start: number; search: string }

/** What an address asks for: a state (the orders to accept unless it says so), a text, and where the page begins. */
export function readSellerOrdersQuery(params: URLSearchParams): SellerOrdersQuery {
  const state = sellerStates.find((own) => own === params.get('state')) ?? 'to_accept'
  const start = Number(params.get('start') ?? '0')
  return {
    state,
    start: Number.isInteger(start) && start > 0 && start <= LAST_START ? start : 0,
    search: (params.get('search') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
  }
}

/** The query of an address; nothing for the first page of the first state. */
export function sellerOrdersSearch({ state, start, search: wanted }: SellerOrdersQuery): string {
  const params = new URLSearchParams()
  if (wanted) params.set('search', wanted)
  else if (state !== 'to_accept') params.set('state', state)
  if (start > 0) params.set('start', String(start))
  const search = params.toString()
  return search ? `?${search}` : ''
}

/** Where there is work when the shown state has none: what is to be accepted first. */
export function nextWork(counts: Readonly<Record<SellerState, number>>, shown: SellerState) {
  const work = ['to_accept', 'to_ship', 'returns'] as const
  return work.find((state) => state !== shown && counts[state] > 0) ?? null
}
