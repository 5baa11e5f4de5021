import type { Problem } from '@filiera/contract/problem'

/** A session as the server answers it, without its token. */
export type SignedIn = { username: string; groups: string[]; name: string; profilePhoto: string | null }

/** Auth state of the specification (§3). `name` is for the greeting and is not persisted (wire "Auth"). */
export type AuthState = {
  isLoggedIn: boolean
  loggedUser: string | null
  name: string
  groups: string[]
  profilePhoto: string | null
  loading: boolean
  error: Problem | null
}

export type AuthAction =
  | { type: 'login_request' }
  | { type: 'login_success'; session: SignedIn }
  | { type: 'login_error'; problem: Problem }
  | { type: 'logout_request' }
  | { type: 'logout_success' }
  | { type: 'logout_error'; problem: Problem }
  | { type: 'confirm_success'; session: SignedIn }
  | { type: 'session_found'; session: SignedIn }
  | { type: 'session_lost' }
  | { type: 'photo_updated'; profilePhoto: string | null }

export const loggedOut: AuthState = {
  isLoggedIn: false,
  loggedUser: null,
  name: '',
  groups: [],
  profilePhoto: null,
  loading: false,
  error: null,
}

const loggedIn = ({ username, groups, name, profilePhoto }: SignedIn): AuthState => ({
  ...loggedOut,
  isLoggedIn: true,
  loggedUser: username,
  name,
  groups,
  profilePhoto,
})

/** Specification §4: a login request clears the user, a failed logout leaves the user logged in, confirming a registration logs in. */
export function reduceAuth(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'login_request':
      return { ...loggedOut, loading: true }
    case 'login_success':
    case 'confirm_success':
    case 'session_found':
      return loggedIn(action.session)
    case 'login_error':
      return { ...loggedOut, error: action.problem }
    case 'logout_success':
    case 'session_lost':
      return loggedOut
    case 'photo_updated':
      return { ...state, profilePhoto: action.profilePhoto }
    case 'logout_error':
      return { ...state, loading: false, error: action.problem }
    case 'logout_request':
      return { ...state, loading: true, error: null }
  }
}
