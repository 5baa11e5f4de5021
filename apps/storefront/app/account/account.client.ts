import type { getUser, Session } from '@filiera/contract/account'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { callApi } from '../browser/call-api.ts'

/** Logs in; the session's token goes into a cookie that scripts cannot read. */
export const loginWith = (username: string, password: string) =>
  callApi<Session>({ method: 'POST', path: '/api/auth/login', body: { username, password } })

export const logoutHere = () => callApi<undefined>({ method: 'GET', path: '/api/auth/logout/' })

/** The account of the session; a 401 says that there is none any more. */
export const fetchUser = () =>
  callApi<EndpointAnswer<typeof getUser>>({ method: 'GET', path: '/api/user/me' })

export const sendConfirmationAgain = (username: string) =>
  callApi<{ status: 'confirmation_sent' }>({
    method: 'POST',
    path: '/api/auth/resend-confirmation',
    body: { username },
  })
