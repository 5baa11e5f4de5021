/** The session cookie carries the backend's opaque token and nothing else; scripts cannot read it (decision 17). */
const NAME = 'filiera_session'
/** Only a cookie set by this very host over https may carry this prefix. */
const SECURE_NAME = `__Host-${NAME}`
const TOKEN = /^[\w.~+/=-]{16,200}$/

/** Whether cookies are marked `Secure`: production is always https. */
export type CookieSettings = { secure: boolean }

const sessionCookieName = ({ secure }: CookieSettings) => (secure ? SECURE_NAME : NAME)

/** Value of one cookie of a `Cookie` header; the first one wins, as in browsers. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** Token of the session, or null when there is none or it cannot be one. */
export function readSessionToken(header: string | undefined, settings: CookieSettings): string | null {
  const value = readCookie(header, sessionCookieName(settings))
  return value && TOKEN.test(value) ? value : null
}

/** Every cookie of ours is for the server alone. */
export const attributes = (settings: CookieSettings) =>
  `Path=/; HttpOnly; SameSite=Lax${settings.secure ? '; Secure' : ''}`

/** `Set-Cookie` that opens a session until `expiresAt` (ISO 8601). @throws RangeError when the token could break the header */
export function openSessionCookie(token: string, expiresAt: string, settings: CookieSettings): string {
  if (!TOKEN.test(token)) throw new RangeError('the backend answered a token that is none')
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
  return `${sessionCookieName(settings)}=${token}; ${attributes(settings)}; Max-Age=${seconds}`
}

/** A session slides: who comes back within this time stays logged in (decision 17). */
const SLIDING_MS = 30 * 24 * 3600 * 1000

/** `Set-Cookie` that lets the session of a request live on from now; null without one. */
export function renewedSessionCookie(header: string | undefined, settings: CookieSettings): string | null {
  const token = readSessionToken(header, settings)
  return token && openSessionCookie(token, new Date(Date.now() + SLIDING_MS).toISOString(), settings)
}

/** `Set-Cookie` that forgets the visitor's cart; the cookie itself is the backend's (decision 11). */
export function forgetVisitorCookie(settings: CookieSettings): string {
  const name = `${settings.secure ? '__Host-' : ''}filiera_visitor`
  return `${name}=; ${attributes(settings)}; Max-Age=0`
}

/** `Set-Cookie` that forgets the session. */
export function closeSessionCookie(settings: CookieSettings): string {
  return `${sessionCookieName(settings)}=; ${attributes(settings)}; Max-Age=0`
}
