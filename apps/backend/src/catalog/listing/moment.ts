const MICROSECONDS = 1_000_000
const parts = /^(\S+) ([\d:]+)(?:\.(\d+))?([+-]\d\d)(:\d\d)?/

/** Microseconds since 1970 of a time as PostgreSQL writes it, which `product-cursor.ts` has checked. */
export function microsecondsOf(moment: string): number {
  const [, day = '', time = '', fraction = '', hours = '+00', minutes = ':00'] = parts.exec(moment) ?? []
  const seconds = Date.parse(`${day}T${time}${hours}${minutes}`) / 1000
  return seconds * MICROSECONDS + Number(fraction.padEnd(6, '0'))
}

/** The same time as PostgreSQL writes it, in UTC. */
export function momentOf(microseconds: number): string {
  const seconds = Math.floor(microseconds / MICROSECONDS)
  const text = new Date(seconds * 1000).toISOString()
  const fraction = String(microseconds - seconds * MICROSECONDS).padStart(6, '0')
  return `${text.slice(0, 10)} ${text.slice(11, 19)}.${fraction}+00`
}
