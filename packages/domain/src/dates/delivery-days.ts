import type { Language } from '../languages.ts'
import { dateFormat } from './date-format.ts'

/** "mercoledì 25 novembre" of a calendar date, which is Italian already. */
export function dayInWords(date: string, language: Language, withMonth = true): string {
  const day = dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    ...(withMonth && { month: 'long' as const }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  // Spanish puts a comma after the weekday, which a sentence does not want; a line does not end between day and month
  return day.replace(',', '').replace(/\d.*/, (numbered) => numbered.replaceAll(' ', '\u00a0'))
}

/** First and last day of a delivery in words; the month is said once when it is the same. */
export function deliveryInWords(
  { from, to }: { from: string; to: string },
  language: Language,
): { from: string; to: string } {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return { from: dayInWords(from, language, !isSameMonth), to: dayInWords(to, language) }
}
