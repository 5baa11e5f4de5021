import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'

/** Shops keep Italian time, wherever the seller sits. */
const TIME_ZONE = 'Europe/Rome'

const formatOf = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language, { timeZone: TIME_ZONE, ...options })

/** Spanish puts a comma after the weekday, which a sentence does not want. */
const plain = (text: string) => text.replace(',', '')

/** "10:42" of a moment. */
export const formatHour = (moment: Date, language: Language): string =>
  formatOf(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

/** "lunedì 23 novembre" of a moment. */
export const formatDay = (moment: Date, language: Language): string =>
  plain(formatOf(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment))

/** "mer 25" of a moment. */
export const formatShortDay = (moment: Date, language: Language): string =>
  plain(formatOf(language, { weekday: 'short', day: 'numeric' }).format(moment))

/** "25 nov" of a moment. */
export const formatShortDate = (moment: Date, language: Language): string =>
  formatOf(language, { day: 'numeric', month: 'short' }).format(moment)

/** "23–29 nov" of two moments, one day where they are the same. */
export const formatShortDays = (first: Date, last: Date, language: Language): string =>
  formatOf(language, { day: 'numeric', month: 'short' })
    .formatRange(first, last)
    // Italian ranges alone write 02
    .replace(/\b0(?=\d)/g, '')

/** "25 nov 2026" of a moment. */
export const formatDate = (moment: Date, language: Language): string =>
  formatOf(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(moment)

/** "25 novembre 2026" of a moment. */
export const formatLongDate = (moment: Date, language: Language): string =>
  formatOf(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment)

/** Noon of a calendar date, so that it is the same day in every summer time. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)
