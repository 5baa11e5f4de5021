import { create } from 'zustand'
import { type CompareState, compareSearch } from './compare.state.ts'

/** Products chosen to be compared, in memory only (decision 6); how they change is loaded at the first press. */
export const useCompare = create<CompareState>(() => ({ products: [] }))

/** Path of the comparison of the chosen products, without a language. */
export function useComparePath(): string {
  const { products } = useCompare()
  return `/compare${compareSearch({ ids: products.map(({ id }) => id), differences: false })}`
}
