import type { Language } from '../languages.ts'
import { italianFormat } from './date-format.ts'
import { formatShortDate } from './short-date.ts'

/** A time, as an object or ISO 8601; a calendar date (`2026-11-25`) is the same day in Italy. */
type Moment = Date | string

/** Spanish puts a comma after the weekday, which a sentence does not want. */
const plain = (text: string) => text.replace(',', '')

/** "10:42" */
export const formatHour = (moment: Moment, language: Language): string =>
  italianFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment))

/** "21 nov, 10:42" */
export const formatMoment = (moment: Moment, language: Language): string =>
  `${formatShortDate(moment, language)}, ${formatHour(moment, language)}`

/** "lunedì 23 novembre" */
export const formatDay = (moment: Moment, language: Language): string =>
  plain(italianFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(moment)))

/** "mer 25" */
export const formatShortDay = (moment: Moment, language: Language): string =>
  plain(italianFormat(language, { weekday: 'short', day: 'numeric' }).format(new Date(moment)))

/** "25 nov 2026" */
export const formatDate = (moment: Moment, language: Language): string =>
  italianFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment))

/** "25 novembre 2026" */
export const formatLongDate = (moment: Moment, language: Language): string =>
  italianFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment))

/** "23–29 nov", "28 dic 2026 – 3 gen 2027"; one day where both are the same. */
export const formatShortDays = (first: Date, last: Date, language: Language): string =>
  italianFormat(language, { day: 'numeric', month: 'short' })
    .formatRange(first, last)
    // Italian ranges alone write 02
    .replace(/\b0(?=\d)/g, '')

/** "25–27 nov", "30 nov–2 dic" of two calendar dates, without a year and with no more room than needed. */
export function formatNarrowDays(from: string, to: string, language: Language): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : formatShortDate(from, language)}–${formatShortDate(to, language)}`
}

/** Noon of a calendar date, so that it is the same day in every summer time. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)
