import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'

/** One request asks for two pages: one to show, one to keep (decision 24). */
export const DOUBLE_PAGE = 2 * PAGE_SIZE

/** A list that grows below itself: the pages on screen, and the next one already here. */
export type ProductList<P> = {
  /** Address of the list; an answer to another one is dropped. */
  key: string
  /** Position of the first product shown. */
  start: number
  shown: readonly P[]
  /** Loaded, not yet shown. */
  kept: readonly P[]
  total: number
  status: 'idle' | 'loading' | 'failed'
}

export type ProductListAction<P> =
  | { type: 'more_wanted' }
  | { type: 'loading' }
  | { type: 'loaded'; key: string; start: number; products: readonly P[] }
  | { type: 'failed'; key: string }

/** Where the next request starts. */
export function nextStart<P>(list: ProductList<P>): number {
  return list.start + list.shown.length + list.kept.length
}

/** Whether anything is left to ask the server for. */
export function hasMoreToLoad<P>(list: ProductList<P>): boolean {
  return nextStart(list) < list.total
}

/** Whether the button has anything to show. */
export function hasMore<P>(list: ProductList<P>): boolean {
  return list.start + list.shown.length < list.total
}

/** Shows the kept page, as far as it goes. */
function showKept<P>(list: ProductList<P>): ProductList<P> {
  return {
    ...list,
    shown: [...list.shown, ...list.kept.slice(0, PAGE_SIZE)],
    kept: list.kept.slice(PAGE_SIZE),
  }
}

export function reduceProductList<P>(list: ProductList<P>, action: ProductListAction<P>): ProductList<P> {
  switch (action.type) {
    case 'more_wanted':
      return showKept(list)
    case 'loading':
      return { ...list, status: 'loading' }
    case 'loaded': {
      if (action.key !== list.key || action.start !== nextStart(list)) return list
      const isShort = action.products.length === 0
      return {
        ...list,
        kept: [...list.kept, ...action.products],
        // the list became shorter meanwhile: there is no more
        total: isShort ? nextStart(list) : list.total,
        status: 'idle',
      }
    }
    case 'failed':
      return action.key === list.key ? { ...list, status: 'failed' } : list
  }
}
