import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 767px)'

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
  )
