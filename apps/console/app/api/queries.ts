import { countSellerProducts, listSellerProducts } from '@filiera/contract/console/seller-products'
import { readSellerSession, type SellerSession } from '@filiera/contract/console/session'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { storeFor } from '../browser/stored.ts'
import { callApi, isSignedOut, problemOf } from './call-api.ts'
import { sessionEnd } from './session-end.ts'

/** How long what was read counts as new, in milliseconds: coming back to a screen asks again after that. */
const FRESH_MS = 15_000
/** Tries after the first one, where trying again can help. */
const TRIES = 2
const PASSING = new Set(['unavailable', 'rate_limited', 'internal'])

/** A read of the contract as a query: same endpoint and input, same entry. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  queryOptions<EndpointAnswer<E>>({
    queryKey: [endpoint.name, input],
    queryFn: () => callApi(endpoint, input),
  })

/** Reads lists of products, and how many each has, again. */
export const productsChanged = (queries: QueryClient) =>
  Promise.all(
    [listSellerProducts, countSellerProducts].map(({ name }) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  )

/** Who is at work, and where. */
export const sessionQuery = queryOptions<SellerSession>({
  ...apiQuery(readSellerSession, {}),
  async queryFn() {
    const session = await callApi(readSellerSession, {})
    if (storeFor(session.account)) return session
    // another person logged in: nothing that was read or typed by the one before stays on screen
    location.reload()
    return new Promise(() => {})
  },
})

function isWorthRetrying(error: unknown): boolean {
  const problem = problemOf(error)
  return problem !== null && PASSING.has(problem.code)
}

/** The cache of what was read. A session that ends under it is announced once and takes nothing away. */
export function createQueries(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error) && queries.getQueryData(sessionQuery.queryKey)) sessionEnd.set(true)
  }
  const onRefused = (error: unknown) => {
    onError(error)
    // the shop was suspended meanwhile, or the role is another one: the page says so
    if (problemOf(error)?.code === 'forbidden')
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: onRefused }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < TRIES && isWorthRetrying(error),
      },
    },
  })
  return queries
}

/** The session as it is known; null before the login. */
export const knownSession = (queries: QueryClient): SellerSession | null =>
  queries.getQueryData(sessionQuery.queryKey) ?? null
