import type { Language } from '@filiera/domain/languages'

/** The shop keeps Italian time, on the server and in every browser. */
const TIME_ZONE = 'Europe/Rome'
const locales = { it: 'it-IT', en: 'en-GB', es: 'es-ES' } as const

/** "21 novembre 2026" from an ISO 8601 time. */
export function formatDate(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(new Date(time))
}

/** "21 nov, 10:42" from an ISO 8601 time. */
export function formatMoment(time: string, language: Language): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: TIME_ZONE }).format(new Date(time))
  return `${parts({ day: 'numeric', month: 'short' })}, ${formatHour(time, language)}`
}

/** "10:42" from an ISO 8601 time. */
export function formatHour(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(time))
}
