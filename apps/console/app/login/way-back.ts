/** Where a login leads: the page that asked for it, when it is one of ours. */
export function wayBack(next: string | null): string {
  if (!next || !URL.canParse(next, location.origin)) return '/'
  const { origin, pathname, search, hash } = new URL(next, location.origin)
  return origin === location.origin && pathname !== '/login' ? pathname + search + hash : '/'
}
