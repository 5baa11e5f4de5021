import { useEffect } from 'react'
import { useAuthStore } from '../auth/auth-store.ts'
import { restoreBrowserState } from './restore.ts'

/** On a page whose server knew the customer: a browser that has lost its own flags asks who that is. */
export function useKnownCustomer(isKnown = true): void {
  useEffect(() => {
    if (!isKnown) return
    void restoreBrowserState().then(() => {
      if (useAuthStore.getState().isLoggedIn) return
      void import('./check-session.ts').then(({ checkSession }) => checkSession())
    })
  }, [isKnown])
}
