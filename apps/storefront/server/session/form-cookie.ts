import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { BackendCall } from '@filiera/contract/client'
import { problemStatus } from '@filiera/contract/problem'
import { type CookieSettings, cookieAttributes, readCookie } from '@filiera/server-kit/session/session'

/** A form that was sent without scripts after its session had ended; it waits in the browser for the login. */
const NAME = 'filiera_form'

/** Who takes longer to log in again starts anew. */
const STORED_SECONDS = 30 * 60

/** Browsers keep cookies of 4096 characters; a longer form is lost. */
const LONGEST = 3900

/** A form that was unpacked, in bytes. */
const LARGEST = 64 * 1024

/** Where a login leads back to, when an answer sends there because a session has ended. */
function wayBack(answer: Response): string | null {
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost')
  return searchParams.get('why') === 'ended' ? searchParams.get('next') : null
}

/** `Set-Cookie` that keeps the fields of a form whose answer leads to the login: never passwords and files. Null where nothing is kept. */
export async function formCookie(
  sent: Request,
  answer: Response,
  settings: CookieSettings,
): Promise<string | null> {
  const path = wayBack(answer)
  // forms that scripts send ask for data; what they hold is kept in the browser
  if (!path || new URL(sent.url).pathname.endsWith('.data')) return null
  const fields = [...(await sent.formData())].filter(
    ([name, value]) => typeof value === 'string' && !/password/i.test(name),
  )
  const value = deflateRawSync(JSON.stringify([path, fields])).toString('base64url')
  if (fields.length === 0 || value.length > LONGEST) return null
  return `${NAME}=${value}; ${cookieAttributes(settings)}; Max-Age=${STORED_SECONDS}`
}

function unpack(header: string | undefined): [path: string, fields: [name: string, value: string][]] | null {
  try {
    const packed = Buffer.from(readCookie(header, NAME) ?? '', 'base64url')
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: LARGEST }).toString())
  } catch {
    return null
  }
}

/** The fields kept for an address (path and query); null for none. */
export function readFormCookie(header: string | undefined, url: string): URLSearchParams | null {
  const [path, fields] = unpack(header) ?? []
  return path === url ? new URLSearchParams(fields) : null
}

/**
 * Whether a form is kept no longer after what a customer was answered. Nobody knows who typed it, as the session was over: it waits
 * only for the login that leads straight back to its page.
 */
export function isFormCookieOver(header: string | undefined, answer: Response): boolean {
  const [path] = unpack(header) ?? []
  return path !== undefined && answer.headers.get('location') !== path
}

/** `Set-Cookie` that forgets it. */
export const clearFormCookie = (settings: CookieSettings): string =>
  `${NAME}=; ${cookieAttributes(settings)}; Max-Age=0`

/** A backend that reads only: a kept form is shown by its own action, which refuses it, and is sent by its customer. */
export function refuseWrites(call: BackendCall): BackendCall {
  return async (endpoint, input, headers) => {
    if (endpoint.method === 'GET') return call(endpoint, input, headers)
    const title = 'Not sent again by itself'
    const status = problemStatus.conflict
    return { ok: false, problem: { type: 'about:blank', status, title, detail: title, code: 'conflict' } }
  }
}
