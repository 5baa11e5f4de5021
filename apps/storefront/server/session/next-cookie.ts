import { type CookieSettings, cookieAttributes, readCookie } from '@filiera/server-kit/session/session'

/** Where a customer was going when the address had to be confirmed first. */
const NAME = 'filiera_next'
const STORED_SECONDS = 24 * 3600

/** `Set-Cookie` that keeps an address of the shop for a day. */
export const openNextCookie = (next: string, settings: CookieSettings): string =>
  `${NAME}=${encodeURIComponent(next)}; ${cookieAttributes(settings)}; Max-Age=${STORED_SECONDS}`

/** The address that was kept; the caller checks that it is one of ours. Null for none. */
export function readNextCookie(header: string | undefined): string | null {
  try {
    const value = readCookie(header, NAME)
    return value && decodeURIComponent(value)
  } catch {
    return null
  }
}

/** `Set-Cookie` that forgets it. */
export const closeNextCookie = (settings: CookieSettings): string =>
  `${NAME}=; ${cookieAttributes(settings)}; Max-Age=0`
