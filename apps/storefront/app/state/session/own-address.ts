/** Any origin will do: only what stays on it is ours. */
const BASE = 'https://shop.invalid'

/**
 * Where a login leads: an address of our own origin, or `fallback`. Refuses everything a browser could read as another
 * site: `//evil`, `/\evil`, control characters, encoded slashes, a scheme, user info.
 */
export function ownAddress(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 500 || !wanted.startsWith('/')) return fallback
  if (/[\\\p{Cc}\s]/u.test(wanted) || /^\/(?:\/|%2f|%5c)/i.test(wanted)) return fallback
  if (!URL.canParse(wanted, BASE)) return fallback
  const url = new URL(wanted, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
