import type { getUser } from '@filiera/contract/customers/account'
import type { putPhoto } from '@filiera/contract/customers/own-data'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { callApi } from '../../browser/call-api.ts'

/** Ends the session; another site cannot ask for it. */
export const logoutHere = () => callApi<undefined>({ method: 'GET', path: '/api/auth/logout/' })

/** The account of the session; a 401 says that there is none any more. */
export const fetchUser = () =>
  callApi<EndpointAnswer<typeof getUser>>({ method: 'GET', path: '/api/user/me' })

/** Sends a profile photo as the multipart field `file`. */
export function sendPhoto(photo: Blob) {
  const body = new FormData()
  body.set('file', photo)
  return callApi<EndpointAnswer<typeof putPhoto>>({ method: 'PUT', path: '/api/user/me/files', body })
}

/** Takes the profile photo away. */
export const removePhotoHere = () => callApi<undefined>({ method: 'DELETE', path: '/api/user/me/files' })
