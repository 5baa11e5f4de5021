import { HIGHEST_PRICE_CENTS, MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { hasTwoReadings, readDecimal } from '@filiera/domain/money/decimal-text'
import { parseCents } from '@filiera/domain/money/money'
import { z } from 'zod'
import { units } from '../../../catalog/import/read/read-values.ts'
import type { Reading } from './cell.ts'

/** Nothing that a file holds is less than nothing. */
const isBelowZero = (text: string) => /^[-−]\s*\d/.test(text)

/** `12,50`, `12.50`, `€ 12,50`, `1.234,50`: in cents. `1,234` is more than a thousand for some and little more than one for others. */
export function readCents(text: string): Reading<number> {
  if (hasTwoReadings(text.replace(/[^\d.,]/g, ''))) return { fault: 'two_readings' }
  if (isBelowZero(text)) return { fault: 'bounds' }
  const cents = parseCents(text)
  if (cents === null) return { fault: 'not_a_number' }
  return cents > 0 && cents <= HIGHEST_PRICE_CENTS ? { value: cents } : { fault: 'bounds' }
}

/** A number with so many decimals, within bounds. */
export function readNumber(
  text: string,
  { decimals = 0, min = 0, max }: { decimals?: number; min?: number; max: number },
): Reading<number> {
  if (isBelowZero(text)) return { fault: 'bounds' }
  // spreadsheets write 5 as 5.0
  const read = readDecimal(text.replace(/[.,]0{1,2}$/, ''), decimals)
  if ('fault' in read) return read
  const value = read.scaled / 10 ** decimals
  return value >= min && value <= max ? { value } : { fault: 'bounds' }
}

/** Pieces for sale. */
export const readPieces = (text: string): Reading<number> => readNumber(text, { max: MOST_PIECES })

/** `500 g`, `1,5 kg`, `75 cl`, `6 pz`: in grams, millilitres or pieces. */
export function readQuantity(text: string): Reading<{ value: number; unit: 'g' | 'ml' | 'piece' }> {
  const [, number = '', word = ''] = /^([\d.,]+)\s*([a-z]+)\.?$/i.exec(text) ?? []
  const known = units[word.toLowerCase()]
  if (!known) return { fault: 'not_a_quantity' }
  const read = readDecimal(number, 3)
  if ('fault' in read) return { fault: read.fault === 'two_readings' ? 'two_readings' : 'not_a_quantity' }
  const value = Math.round((read.scaled * known.factor) / 1000)
  return value >= 1 && value <= 10_000_000 ? { value: { value, unit: known.unit } } : { fault: 'bounds' }
}

/** `2027-06-30`, `30/06/2027`: a day as `2027-06-30`. */
export function readDay(text: string): Reading<string> {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const written = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = z.iso.date().safeParse(written)
  return parsed.success ? { value: parsed.data } : { fault: 'not_a_date' }
}
