const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' })

/** The calendar date in Italy (`2026-11-25`). */
export const dateInItaly = (now: Date): string => calendar.format(now)

/** The calendar date after a calendar date. */
export function dayAfter(date: string): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Whether a shop is on holiday, of which `closedUntil` (a calendar date) is the last day: nothing of it can be bought (decision 39). */
export const isOnHoliday = (closedUntil: string | null, now: Date): closedUntil is string =>
  closedUntil !== null && closedUntil >= dateInItaly(now)
