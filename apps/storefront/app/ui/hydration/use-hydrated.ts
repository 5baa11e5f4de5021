import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over: false on the server and on a page without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
