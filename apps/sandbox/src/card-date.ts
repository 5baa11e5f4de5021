/** MMYY, or null when the text (spaces and a slash allowed) is no month. */
export function readCardDate(typed: string): string | null {
  const digits = typed.replace(/[\s/]/g, '')
  return /^(0[1-9]|1[0-2])\d{2}$/.test(digits) ? digits : null
}

/** A card is good until the end of its month. `expiration` is MMYY. */
export function isPast(expiration: string, nowMs: number): boolean {
  const month = Number(expiration.slice(0, 2))
  const year = 2000 + Number(expiration.slice(2))
  return Date.UTC(year, month, 1) <= nowMs
}
