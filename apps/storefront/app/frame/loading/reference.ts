import { createContext } from 'react'

/** Code of a failed page as the server wrote it in its log; null in the browser and where nothing failed. */
export const ReferenceContext = createContext<string | null>(null)

/** The code that a failed page came with, found again by the browser in the page itself. */
export function referenceOnPage(): string | null {
  if (typeof document === 'undefined') return null
  return document.querySelector('[data-reference]')?.getAttribute('data-reference') ?? null
}
