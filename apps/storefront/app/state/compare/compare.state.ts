import { COMPARE_MAX } from '@filiera/domain/catalogue-constants'

/** What the bar shows of a chosen product. */
export type ComparedProduct = { id: string; title: string; image: string }
export type CompareState = { products: ComparedProduct[] }

export type CompareAction =
  | { type: 'add'; product: ComparedProduct }
  | { type: 'remove'; id: string }
  /** The products of a `/compare` address take the place of those in memory. */
  | { type: 'shown'; products: ComparedProduct[] }
  | { type: 'clear' }

export const isCompared = ({ products }: CompareState, id: string): boolean =>
  products.some((product) => product.id === id)

/** Compare list (§5): one already there is not added again, a fifth is refused; both leave the same state. */
export function reduceCompare(state: CompareState, action: CompareAction): CompareState {
  switch (action.type) {
    case 'add':
      if (isCompared(state, action.product.id) || state.products.length >= COMPARE_MAX) return state
      return { products: [...state.products, action.product] }
    case 'remove':
      return { products: state.products.filter(({ id }) => id !== action.id) }
    case 'shown':
      return { products: action.products.slice(0, COMPARE_MAX) }
    case 'clear':
      return { products: [] }
  }
}

/** What a `/compare` address says. */
export type CompareQuery = { ids: string[]; differences: boolean }

/** `?ids=1,2,3&differences=1`; what is no id, comes twice or is a fifth is dropped. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  const ids = params
    .getAll('ids')
    .flatMap((list) => list.split(','))
    .filter((id) => /^[1-9]\d{0,17}$/.test(id))
  return { ids: [...new Set(ids)].slice(0, COMPARE_MAX), differences: params.get('differences') === '1' }
}

/** The query of {@link readCompareQuery}, with its question mark; empty for nothing. */
export function compareSearch({ ids, differences }: CompareQuery): string {
  if (ids.length === 0) return ''
  return `?ids=${ids.join(',')}${differences ? '&differences=1' : ''}`
}

/** Whether products differ in a row: by the texts of its cells. */
export const differ = (cells: readonly string[]): boolean => new Set(cells).size > 1
