const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' })

/** The calendar date in Italy (`2026-11-25`). */
export const dateInItaly = (now: Date): string => calendar.format(now)

/** Whether a shop is on holiday, of which `closedUntil` (a calendar date) is the last day: nothing of it can be bought (decision 39). */
export const isOnHoliday = (closedUntil: string | null, now: Date): closedUntil is string =>
  closedUntil !== null && closedUntil >= dateInItaly(now)
