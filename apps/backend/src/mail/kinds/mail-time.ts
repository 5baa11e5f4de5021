import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'

const write = (locale: Language, style: Intl.DateTimeFormatOptions, at: string): string =>
  dateFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: 'Europe/Rome', ...style }).format(new Date(at))

/** Date and time in Italy of an ISO 8601 time, in the reader's language. */
export const mailTime = (at: string, locale: Language): string =>
  write(locale, { dateStyle: 'long', timeStyle: 'medium' }, at)

/** Time of day in Italy of an ISO 8601 time. */
export const mailHour = (at: string, locale: Language): string => write(locale, { timeStyle: 'short' }, at)

/** "mercoledì 25 novembre" of a calendar date; Spanish puts a comma after the weekday, which a sentence does not want. */
export const mailDay = (date: string, locale: Language, withMonth = true): string =>
  write(
    locale,
    { weekday: 'long', day: 'numeric', ...(withMonth && { month: 'long' as const }) },
    `${date}T12:00:00Z`,
  ).replace(',', '')

/** First and last day of a delivery; the month is said once when it is the same. */
export function mailDays({ from, to }: { from: string; to: string }, locale: Language): [string, string] {
  return [mailDay(from, locale, from.slice(0, 7) !== to.slice(0, 7)), mailDay(to, locale)]
}

/** Last day of a period in Italy; its end is the midnight after it. */
export const mailLastDay = (end: string, locale: Language): string =>
  write(locale, { dateStyle: 'long' }, new Date(Date.parse(end) - 1).toISOString())
