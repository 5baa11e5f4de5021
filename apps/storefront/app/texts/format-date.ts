import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'
import { formatShortDate } from './short-date.ts'

/** The shop keeps Italian time, on the server and in every browser. */
const TIME_ZONE = 'Europe/Rome'

/** "21 novembre 2026" from an ISO 8601 time. */
export function formatDate(time: string, language: Language): string {
  return dateFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(new Date(time))
}

/** "mer 25" of a calendar date, which is Italian already. */
export function formatWeekday(date: string, language: Language): string {
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return day.replace(',', '')
}

/** "25–27 nov", "30 nov–2 dic" from the dates of two days. */
export function formatDays(from: string, to: string, language: Language): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : formatShortDate(from, language)}–${formatShortDate(to, language)}`
}

/** "21 nov, 10:42" from an ISO 8601 time. */
export function formatMoment(time: string, language: Language): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: TIME_ZONE }).format(new Date(time))
  return `${parts({ day: 'numeric', month: 'short' })}, ${formatHour(time, language)}`
}

/** "10:42" from an ISO 8601 time. */
export function formatHour(time: string, language: Language): string {
  return dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(time))
}
