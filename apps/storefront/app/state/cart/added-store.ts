import { create } from 'zustand'

/** What a press has just put into the cart. */
export type Added = { productId: string; title: string; quantity: number }

type AddedState = {
  /** Somebody pressed a button to add: what shows it is loaded meanwhile. */
  isWanted: boolean
  /** On the panel at present. */
  added: Added | null
}

/** What the panel after adding shows; in memory only. */
export const useAdded = create<AddedState>(() => ({ isWanted: false, added: null }))

export const closeAdded = () => useAdded.setState({ added: null })
