import { create } from 'zustand'
import { persistedStorage, persistStore } from '../../browser/persisted-storage.ts'
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
export const useAuthStore = create<AuthState>()(() => loggedOut)

/** Of the state, only the flags. */
export const persistedAuth = ({
  isLoggedIn,
  loggedUser,
  groups,
  profilePhoto,
}: AuthState): PersistedAuth => ({
  isLoggedIn,
  username: loggedUser,
  groups,
  profilePhoto,
})

export const authPersistence = persistStore(useAuthStore, {
  name: AUTH_NAME,
  storage: persistedStorage(isPersistedAuth),
  part: persistedAuth,
  merge: ({ username, ...flags }, state) => ({
    ...state,
    ...flags,
    loggedUser: username,
    name: username === state.loggedUser ? state.name : '',
  }),
})

export function dispatchAuth(action: AuthAction): void {
  useAuthStore.setState((state) => reduceAuth(state, action))
}
