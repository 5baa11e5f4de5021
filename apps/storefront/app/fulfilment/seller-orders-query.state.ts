import { type SellerState, sellerStates } from '@filiera/contract/fulfilment'

/** Orders on a page. */
export const PAGE = 12
/** The last place of a list that is asked for. */
const LAST_START = 10_000

export type SellerOrdersQuery = { state: SellerState; start: number }

/** What an address asks for: a state (the orders to accept unless it says so) and where the page begins. */
export function readSellerOrdersQuery(params: URLSearchParams): SellerOrdersQuery {
  const state = sellerStates.find((own) => own === params.get('state')) ?? 'to_accept'
  const start = Number(params.get('start') ?? '0')
  return { state, start: Number.isInteger(start) && start > 0 && start <= LAST_START ? start : 0 }
}

/** The query of an address; nothing for the first page of the first state. */
export function sellerOrdersSearch({ state, start }: SellerOrdersQuery): string {
  const params = new URLSearchParams()
  if (state !== 'to_accept') params.set('state', state)
  if (start > 0) params.set('start', String(start))
  const search = params.toString()
  return search ? `?${search}` : ''
}
