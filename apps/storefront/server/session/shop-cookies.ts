import { type CookieSettings, cookieAttributes } from '@filiera/server-kit/session/session'

/** The shop's own session cookie, and the visitor's signed cart cookie, which is the backend's and only carried to and fro (decision 11). */
export const shopCookies = {
  sessionCookie: { name: 'filiera_session', sameSite: 'Lax' },
  backendCookies: /^(?:__Host-)?filiera_visitor$/,
} as const

/** `Set-Cookie` that forgets the visitor's cart. */
export function forgetVisitorCookie(settings: CookieSettings): string {
  const name = `${settings.secure ? '__Host-' : ''}filiera_visitor`
  return `${name}=; ${cookieAttributes(settings)}; Max-Age=0`
}
