import { create } from 'zustand'
import { persistedStorage, persistStore } from '../../browser/persisted-storage.ts'

/** So many are kept. */
export const MOST_RECENT = 6

type RecentSearches = { texts: readonly string[] }

const isRecentSearches = (value: unknown): value is RecentSearches =>
  typeof value === 'object' &&
  value !== null &&
  'texts' in value &&
  Array.isArray(value.texts) &&
  value.texts.every((text) => typeof text === 'string')

/** What was searched on this device, newest first; `filiera.searches.v1` in the browser's storage, never on the server. */
export const useRecentSearches = create<RecentSearches>(() => ({ texts: [] }))

export const storedSearches = persistStore(useRecentSearches, {
  name: 'filiera.searches.v1',
  storage: persistedStorage(isRecentSearches),
  part: ({ texts }): RecentSearches => ({ texts }),
  merge: ({ texts }) => ({ texts: texts.slice(0, MOST_RECENT) }),
})

const sameText = (text: string) => text.toLowerCase()

/** Puts a searched text first; what another tab has written meanwhile stays. */
export async function rememberSearch(searched: string): Promise<void> {
  const text = searched.trim().replace(/\s+/g, ' ')
  if (text === '') return
  await storedSearches.read()
  useRecentSearches.setState(({ texts }) => ({
    texts: [text, ...texts.filter((known) => sameText(known) !== sameText(text))].slice(0, MOST_RECENT),
  }))
}

export const forgetSearches = (): void => useRecentSearches.setState({ texts: [] })
