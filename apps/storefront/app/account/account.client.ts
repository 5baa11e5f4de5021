import type { getUser } from '@filiera/contract/account'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { callApi } from '../browser/call-api.ts'

/** Ends the session; another site cannot ask for it. */
export const logoutHere = () => callApi<undefined>({ method: 'GET', path: '/api/auth/logout/' })

/** The account of the session; a 401 says that there is none any more. */
export const fetchUser = () =>
  callApi<EndpointAnswer<typeof getUser>>({ method: 'GET', path: '/api/user/me' })
