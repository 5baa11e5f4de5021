/** What the check looks at; header names are lower case. */
type CheckedRequest = {
  method: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type OriginSettings = {
  /** Origin of the program, e.g. `https://filiera.example`. */
  publicUrl: string
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function isOwnOrigin(origin: string, request: CheckedRequest, settings: OriginSettings): boolean {
  if (origin === settings.publicUrl) return true
  const host = first(request.headers.host)
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** Whether the browser itself says that another site sent the request. */
export function comesFromElsewhere(request: CheckedRequest, settings: OriginSettings): boolean {
  const site = first(request.headers['sec-fetch-site'])
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = first(request.headers.origin)
  // a page that hides its address (a link with a token) hides its origin too
  if (site === 'same-origin' && origin === 'null') return false
  return origin !== undefined && !isOwnOrigin(origin, request, settings)
}

/**
 * Whether an unsafe request must be refused before any work: sent by another site, or holding a cookie while
 * saying nothing about where it comes from. Programs without a browser use the backend with a bearer.
 */
export function isOriginRefused(request: CheckedRequest, settings: OriginSettings): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  if (comesFromElsewhere(request, settings)) return true
  const isSilent = !request.headers['sec-fetch-site'] && !request.headers.origin
  return isSilent && Boolean(request.headers.cookie)
}

/** Logout changes state though it is a GET (the specification fixes the verb): a foreign page or picture must not cause it. */
export function isLogoutRefused(request: CheckedRequest, settings: OriginSettings): boolean {
  if (comesFromElsewhere(request, settings)) return true
  if (request.headers['sec-fetch-site']) return false
  const referer = first(request.headers.referer)
  if (!referer) return false
  return !URL.canParse(referer) || !isOwnOrigin(new URL(referer).origin, request, settings)
}
