/** The token of a mail's link, empty when it cannot be one. */
export function readToken(value: unknown): string {
  return typeof value === 'string' && /^[\w.~-]{20,200}$/.test(value) ? value : ''
}
