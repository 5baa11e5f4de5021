import { useSyncExternalStore } from 'react'

const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useMatches('(max-width: 767px)')

/** Whether a list and what is chosen of it have room beside each other. */
export const useIsWide = (): boolean => useMatches('(min-width: 1024px)')
