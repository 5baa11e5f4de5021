/** Appends one query parameter and leaves the rest of the address exactly as it was. */
export function withParameter(address: string, name: string, value: string): string {
  const hash = address.indexOf('#')
  const [url, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}${fragment}`
}
