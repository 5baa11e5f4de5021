import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import { dateFormat } from '@filiera/domain/dates/date-format'
import type { Language } from '@filiera/domain/languages'
import { eurosToCents, formatAmount } from '@filiera/domain/money/money'
import { courierDays } from '@filiera/domain/places/delivery-range'
import { useTexts } from '../../texts/texts.tsx'

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

/** What delivery from a warehouse costs and from when it is free: "Consegna 6.90 €, gratis da 49.00 €". */
export function useDeliveryWords(): (delivery: Pick<ShopWarehouse, 'fee' | 'freeFrom'>) => string {
  const { t } = useTexts()
  return ({ fee, freeFrom }) =>
    [
      fee === null ? t('warehouses.methodPrice') : t('warehouses.costs', { fee: moneyText(fee) }),
      freeFrom === null ? t('warehouses.neverFree') : t('warehouses.free', { from: moneyText(freeFrom) }),
    ].join(', ')
}
