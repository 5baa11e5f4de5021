const TOKEN = /^[\w.~+/=-]{16,200}$/

/** Whether cookies are marked `Secure`: production is always https. */
export type CookieSettings = { secure: boolean }

/**
 * The session cookie of a program: it carries the backend's opaque token and nothing else, and scripts cannot read it (decision 17).
 * Ports of one host share their cookies, so each program has a name of its own.
 */
export type SessionSettings = CookieSettings & {
  sessionCookie: { name: string; sameSite: 'Lax' | 'Strict' }
}

/** Over https only a cookie set by this very host may carry the prefix. */
const sessionCookieName = ({ secure, sessionCookie: { name } }: SessionSettings) =>
  secure ? `__Host-${name}` : name

/** Value of one cookie of a `Cookie` header; the first one wins, as in browsers. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** Token of the session, or null when there is none or it cannot be one. */
export function readSessionToken(header: string | undefined, settings: SessionSettings): string | null {
  const value = readCookie(header, sessionCookieName(settings))
  return value && TOKEN.test(value) ? value : null
}

/** Every cookie of ours is for the server alone. */
export const cookieAttributes = ({ secure }: CookieSettings, sameSite: 'Lax' | 'Strict' = 'Lax') =>
  `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`

const sessionCookie = (token: string, seconds: number, settings: SessionSettings) =>
  `${sessionCookieName(settings)}=${token}; ${cookieAttributes(settings, settings.sessionCookie.sameSite)}; Max-Age=${seconds}`

/** `Set-Cookie` that opens a session until `expiresAt` (ISO 8601). @throws RangeError when the token could break the header */
export function openSessionCookie(token: string, expiresAt: string, settings: SessionSettings): string {
  if (!TOKEN.test(token)) throw new RangeError('the backend answered a token that is none')
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
  return sessionCookie(token, seconds, settings)
}

/** A session slides: who comes back within this time stays logged in (decision 17). */
const SLIDING_MS = 30 * 24 * 3600 * 1000

/** `Set-Cookie` that lets the session of a request live on from now; null without one. */
export function renewedSessionCookie(header: string | undefined, settings: SessionSettings): string | null {
  const token = readSessionToken(header, settings)
  return token && openSessionCookie(token, new Date(Date.now() + SLIDING_MS).toISOString(), settings)
}

/** `Set-Cookie` that forgets the session. */
export const closeSessionCookie = (settings: SessionSettings): string => sessionCookie('', 0, settings)
