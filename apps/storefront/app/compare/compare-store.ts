import { create } from 'zustand'
import type { CompareState } from './compare.state.ts'

/** Products chosen to be compared, in memory only (decision 6); how they change is loaded at the first press. */
export const useCompare = create<CompareState>(() => ({ products: [] }))
