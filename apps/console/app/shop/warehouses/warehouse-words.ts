import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'
import { eurosToCents, formatAmount } from '@filiera/domain/money/money'
import { courierDays } from '@filiera/domain/places/delivery-range'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Name of a day of the week, Monday is 1. */
export const dayName = (day: number, language: Language, weekday: 'short' | 'long'): string =>
  dateFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS)

/** "lun–ven" for days in a row, else "lun, gio". */
export function daysInWords(days: readonly number[], language: Language): string {
  const names = courierDays.filter((day) => days.includes(day)).map((day) => dayName(day, language, 'short'))
  const isRow = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}

/** "6.90 €" of euros; also of 0, which is an amount here. */
export const moneyText = (euros: number): string => `${formatAmount(eurosToCents(euros))}\u00a0€`
