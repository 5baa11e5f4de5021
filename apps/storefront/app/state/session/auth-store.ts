import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistedStorage } from '../../browser/persisted-storage.ts'
import { type AuthAction, type AuthState, loggedOut, reduceAuth } from './auth.state.ts'

/** Flags for the header only; the session itself is a cookie that scripts cannot read (wire "Auth"). */
type PersistedAuth = Pick<AuthState, 'isLoggedIn' | 'groups' | 'profilePhoto'> & { username: string | null }

function isPersistedAuth(value: unknown): value is PersistedAuth {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isLoggedIn' in value &&
    typeof value.isLoggedIn === 'boolean' &&
    'username' in value &&
    (value.username === null || typeof value.username === 'string') &&
    'groups' in value &&
    Array.isArray(value.groups) &&
    'profilePhoto' in value
  )
}

/** Name in the browser's storage. */
export const AUTH_NAME = 'filiera.auth.v1'

/** Who is logged in here. Every change goes through {@link reduceAuth}. */
export const useAuthStore = create<AuthState>()(
  persist((): AuthState => loggedOut, {
    name: AUTH_NAME,
    storage: persistedStorage(isPersistedAuth),
    skipHydration: true,
    partialize: ({ isLoggedIn, loggedUser, groups, profilePhoto }): PersistedAuth => ({
      isLoggedIn,
      username: loggedUser,
      groups,
      profilePhoto,
    }),
    merge: (stored, state) => {
      if (!isPersistedAuth(stored)) return state
      const { username, ...flags } = stored
      return {
        ...state,
        ...flags,
        loggedUser: username,
        name: username === state.loggedUser ? state.name : '',
      }
    },
  }),
)

export function dispatchAuth(action: AuthAction): void {
  useAuthStore.setState((state) => reduceAuth(state, action))
}
