import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'

/** "21 nov" of a calendar date, which is Italian already. */
export function formatShortDate(date: string, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date))
}
