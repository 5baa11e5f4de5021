import { italianFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'

const write = (locale: Language, style: Intl.DateTimeFormatOptions, at: string): string =>
  italianFormat(locale, style).format(new Date(at))

/** Date and time in Italy of an ISO 8601 time, in the reader's language. */
export const mailTime = (at: string, locale: Language): string =>
  write(locale, { dateStyle: 'long', timeStyle: 'medium' }, at)

/** Time of day in Italy of an ISO 8601 time. */
export const mailHour = (at: string, locale: Language): string => write(locale, { timeStyle: 'short' }, at)

/** Last day of a period in Italy; its end is the midnight after it. */
export const mailLastDay = (end: string, locale: Language): string =>
  write(locale, { dateStyle: 'long' }, new Date(Date.parse(end) - 1).toISOString())
