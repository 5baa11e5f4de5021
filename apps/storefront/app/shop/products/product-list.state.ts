import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'

/** One request asks for two pages: one to show, one to keep (decision 24). */
export const DOUBLE_PAGE = 2 * PAGE_SIZE

/** A list that grows at both ends: the pages on screen, the next and the previous one already here. */
export type ProductList<P> = {
  /** Address of the list; an answer to another one is dropped. */
  key: string
  /** Position of the first product shown. */
  start: number
  shown: readonly P[]
  /** Loaded, not yet shown: the next ones. */
  kept: readonly P[]
  /** Loaded, not yet shown: those before the first one on screen. */
  before: readonly P[]
  total: number
  status: 'idle' | 'loading' | 'failed'
}

export type ProductListAction<P> =
  | { type: 'more_wanted' }
  | { type: 'previous_wanted' }
  | { type: 'loading' }
  /** `start` is where the answer begins: behind the list, or before it. */
  | { type: 'loaded'; key: string; start: number; products: readonly P[] }
  | { type: 'failed'; key: string }

/** A list as its first answer brings it: one page to show, one to keep. */
export function openProductList<P>(
  first: Pick<ProductList<P>, 'key' | 'start' | 'total'>,
  products: readonly P[],
): ProductList<P> {
  const [shown, kept] = [products.slice(0, PAGE_SIZE), products.slice(PAGE_SIZE)]
  return { ...first, shown, kept, before: [], status: 'idle' }
}

/** Where the next request starts. */
export function nextStart<P>(list: ProductList<P>): number {
  return list.start + list.shown.length + list.kept.length
}

/** What to ask for before the list; null when its beginning is here. */
export function previousRange<P>({ start, before }: ProductList<P>): { start: number; limit: number } | null {
  const first = start - before.length
  return first > 0 ? { start: Math.max(0, first - DOUBLE_PAGE), limit: Math.min(first, DOUBLE_PAGE) } : null
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

/** Shows the page before, as far as it is here. */
function showBefore<P>(list: ProductList<P>): ProductList<P> {
  const shown = list.before.slice(-PAGE_SIZE)
  return {
    ...list,
    start: list.start - shown.length,
    shown: [...shown, ...list.shown],
    before: list.before.slice(0, -PAGE_SIZE),
  }
}

/** An answer joins the end it belongs to; one that fits neither, because it is late or came twice, is dropped. */
function join<P>(list: ProductList<P>, start: number, products: readonly P[]): ProductList<P> {
  if (start === previousRange(list)?.start && start + products.length === list.start - list.before.length)
    return { ...list, before: [...products, ...list.before], status: 'idle' }
  if (start !== nextStart(list)) return list.status === 'idle' ? list : { ...list, status: 'idle' }
  return {
    ...list,
    kept: [...list.kept, ...products],
    // the list became shorter meanwhile: there is no more
    total: products.length === 0 ? nextStart(list) : list.total,
    status: 'idle',
  }
}

export function reduceProductList<P>(list: ProductList<P>, action: ProductListAction<P>): ProductList<P> {
  switch (action.type) {
    case 'more_wanted':
      return showKept(list)
    case 'previous_wanted':
      return showBefore(list)
    case 'loading':
      return { ...list, status: 'loading' }
    case 'loaded':
      return action.key === list.key ? join(list, action.start, action.products) : list
    case 'failed':
      return action.key === list.key ? { ...list, status: 'failed' } : list
  }
}
