import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'

const write = (locale: Language, style: Intl.DateTimeFormatOptions, at: string): string =>
  dateFormat(locale, { timeZone: 'Europe/Rome', ...style }).format(new Date(at))

/** Date and time in Italy of an ISO 8601 time, in the reader's language. */
export const mailTime = (at: string, locale: Language): string =>
  write(locale, { dateStyle: 'long', timeStyle: 'medium' }, at)

/** "24 nov" of an ISO 8601 time, in Italy; of a calendar date, too. */
export const mailShortDay = (at: string, locale: Language): string =>
  write(locale, { day: 'numeric', month: 'short' }, at)

/** Time of day in Italy of an ISO 8601 time. */
export const mailHour = (at: string, locale: Language): string => write(locale, { timeStyle: 'short' }, at)

/** Last day of a period in Italy; its end is the midnight after it. */
export const mailLastDay = (end: string, locale: Language): string =>
  write(locale, { dateStyle: 'long' }, new Date(Date.parse(end) - 1).toISOString())
