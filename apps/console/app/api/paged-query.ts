import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

type Pages<Page> = {
  /** The parameter that says behind which row a page begins. */
  by: 'after' | 'before'
  /** What it says of the page behind one; null or undefined where there is none. */
  next(page: Page): string | null | undefined
  /** With what else, beside the input, the pages are asked for anew. */
  of?: unknown
}

/** A list of the contract page by page, for `useInfiniteQuery`: same endpoint and input, same entry. */
export const pagedQuery = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & { query: object },
  { by, next, of }: Pages<EndpointAnswer<E>>,
) =>
  infiniteQueryOptions({
    queryKey: [endpoint.name, 'pages', input, of],
    queryFn: ({ pageParam }) =>
      callApi(
        endpoint,
        pageParam === null ? input : { ...input, query: { ...input.query, [by]: pageParam } },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: next,
  })

/** What the last row of a page says, if the page is full: there may be more behind it. */
export function lastOfFull<Row>(page: readonly Row[], limit: number, say: (row: Row) => string) {
  const last = page.at(-1)
  return last !== undefined && page.length === limit ? say(last) : null
}
