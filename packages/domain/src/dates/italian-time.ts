import { dateFormat } from './date-format.ts'

const WRITTEN = { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' } as const

/** What clocks in Italy show at a moment: `2026-11-30T08:00`. */
export const italianTime = (moment: Date): string =>
  dateFormat('sv', WRITTEN).format(moment).replace(' ', 'T')

/**
 * The moment at which clocks in Italy show a day and an hour, `2026-11-30T08:00`. Of an hour that comes twice, in the night when
 * summer time ends, the first; an hour that there is not, when it begins, is the one after.
 */
export function italianMoment(time: string): Date {
  const asUtc = Date.parse(`${time}:00Z`)
  const offsetAt = (ms: number) => Date.parse(`${italianTime(new Date(ms))}:00Z`) - ms
  // within a day of a change the offset before it and the one after are both tried
  const tried = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)].map((offset) => asUtc - offset)
  const right = tried.filter((ms) => italianTime(new Date(ms)) === time)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...tried))
}

/** Midnight in Italy at which a day, `2026-11-30`, begins. */
export const startOfDay = (day: string): Date => italianMoment(`${day}T00:00`)
