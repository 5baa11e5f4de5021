import {
  type Allergen,
  allergens,
  HIGHEST_PRICE_CENTS,
  type TemperatureClass,
  temperatureClasses,
  type WithdrawalClass,
  withdrawalClasses,
} from '@filiera/domain/catalogue-constants'
import { hasTwoReadings } from '@filiera/domain/money/decimal-text'
import { parseCents } from '@filiera/domain/money/money'
import { isCountryCode } from '@filiera/domain/places/countries'
import { isGtin } from '@filiera/domain/products/gtin'
import {
  codeOf,
  organicOriginWords,
  temperatureWords,
  withdrawalWords,
} from '@filiera/domain/products/sheet-words'

/** What a cell says, or why it cannot be read. */
export type Reading<T> = { value: T } | { reason: string }

const value = <T>(read: T): Reading<T> => ({ value: read })
const refused = (reason: string): Reading<never> => ({ reason })

const LONGEST_QUOTE = 60
const quoted = (text: string) =>
  `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}"`

const MAX_STOCK = 1_000_000
/** Ten tonnes, or ten cubic metres, or as many pieces. */
const MAX_QUANTITY = 10_000_000
const VAT_RATES = [4, 5, 10, 22]

export function readPrice(text: string): Reading<number> {
  const number = text.replace(/[^\d.,]/g, '')
  if (hasTwoReadings(number)) return refused(`${quoted(text)} can be read in two ways: write both decimals`)
  const cents = parseCents(text)
  if (cents === null) return refused(`${quoted(text)} is not an amount in euros with at most two decimals`)
  if (cents === 0) return refused('is zero')
  if (cents > HIGHEST_PRICE_CENTS)
    return refused(`${quoted(text)} is more than ${HIGHEST_PRICE_CENTS / 100} €`)
  return value(cents)
}

/** Oversold stock is negative in exports: nothing is left. */
export function readStock(text: string): Reading<number> {
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) return refused(`${quoted(text)} is not a whole number`)
  const stock = Math.max(0, Number(text))
  return stock > MAX_STOCK ? refused(`${quoted(text)} is more than ${MAX_STOCK}`) : value(stock)
}

/** Units of quantities, by how files write them. */
export const units: Readonly<Record<string, { unit: 'g' | 'ml' | 'piece'; factor: number }>> = {
  g: { unit: 'g', factor: 1 },
  gr: { unit: 'g', factor: 1 },
  hg: { unit: 'g', factor: 100 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  cl: { unit: 'ml', factor: 10 },
  l: { unit: 'ml', factor: 1000 },
  lt: { unit: 'ml', factor: 1000 },
  piece: { unit: 'piece', factor: 1 },
  pieces: { unit: 'piece', factor: 1 },
  pezzi: { unit: 'piece', factor: 1 },
  pz: { unit: 'piece', factor: 1 },
  ct: { unit: 'piece', factor: 1 },
}

/** `500 ml`, `1,5 kg`, `6 pz`: what is inside, without the packaging. */
export function readNetQuantity(text: string): Reading<{ value: number; unit: 'g' | 'ml' | 'piece' }> {
  const match = /^(\d{1,9}(?:[.,]\d{1,3})?)\s*([a-z]+)\.?$/i.exec(text)
  const known = units[match?.[2]?.toLowerCase() ?? '']
  const number = match?.[1] ?? ''
  if (!known) return refused(`${quoted(text)} is not a quantity in ${Object.keys(units).join(', ')}`)
  if (hasTwoReadings(number))
    return refused(`${quoted(text)} can be read in two ways: write it without thousands`)
  const quantity = Math.round(Number(number.replace(',', '.')) * known.factor)
  if (quantity < 1 || quantity > MAX_QUANTITY)
    return refused(`${quoted(text)} is not between 1 and ${MAX_QUANTITY}`)
  return value({ value: quantity, unit: known.unit })
}

/** Solids in liquid, without it: `300 g`. */
export function readDrainedQuantity(text: string): Reading<{ value: number; unit: 'g' | 'ml' }> {
  const reading = readNetQuantity(text)
  if ('reason' in reading) return reading
  const { value: amount, unit } = reading.value
  return unit === 'piece'
    ? refused(`${quoted(text)} is not a weight or volume`)
    : value({ value: amount, unit })
}

/** Text, so that leading zeros stay; a spreadsheet that made a number of it is found out. */
export function readGtin(text: string): Reading<string> {
  return isGtin(text)
    ? value(text)
    : refused(`${quoted(text)} is not a GTIN of 8, 12, 13 or 14 digits whose last digit checks the others`)
}

export function readAllergens(text: string): Reading<Allergen[]> {
  const words = text
    .toLowerCase()
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'none')
  const unknown = words.find((word) => !allergens.some((code) => code === word))
  if (unknown !== undefined) return refused(`${quoted(unknown)} is not one of ${allergens.join(', ')}, none`)
  return value(allergens.filter((code) => words.includes(code)))
}

/** Of lists with words in three languages, as sheets of the console have them: by code or word. */
export function readTemperature(text: string): Reading<TemperatureClass> {
  const code = codeOf(temperatureWords, text)
  return code ? value(code) : refused(`${quoted(text)} is not one of ${temperatureClasses.join(', ')}`)
}

export function readWithdrawal(text: string): Reading<WithdrawalClass> {
  const code = codeOf(withdrawalWords, text)
  return code ? value(code) : refused(`${quoted(text)} is not one of ${withdrawalClasses.join(', ')}`)
}

/** Where organic farming was done: in the Union, outside, both, or the code of a country. */
export function readOrganicOrigin(text: string): Reading<string> {
  const origin = codeOf(organicOriginWords, text) ?? text.toUpperCase()
  return origin in organicOriginWords || isCountryCode(origin)
    ? value(origin)
    : refused(
        `${quoted(text)} is not one of ${Object.keys(organicOriginWords).join(', ')} or the code of a country`,
      )
}

export function readVatRate(text: string): Reading<number> {
  const rate = Number(text.replace('%', '').replace(',', '.'))
  return VAT_RATES.includes(rate)
    ? value(rate)
    : refused(`${quoted(text)} is not one of ${VAT_RATES.join(', ')}`)
}

export function readAlcohol(text: string): Reading<number> {
  const match = /^(\d{1,2}(?:[.,]\d)?)\s*(?:%|% ?vol\.?)?$/i.exec(text)
  return match
    ? value(Number(match[1]?.replace(',', '.')))
    : refused(`${quoted(text)} is not a percentage by volume`)
}

/** What the values of a nutrition table are per. */
export function readPer(text: string): Reading<'100g' | '100ml'> {
  const per = text.replace(/\s/g, '').toLowerCase()
  return per === '100g' || per === '100ml' ? value(per) : refused(`${quoted(text)} is not 100 g or 100 ml`)
}

/** Per 100 g or 100 ml: grams, or kJ and kcal. */
export function readAmount(text: string): Reading<number> {
  return /^\d{1,5}([.,]\d{1,3})?$/.test(text)
    ? value(Number(text.replace(',', '.')))
    : refused(`${quoted(text)} is not a number`)
}

const yes = ['true', 'vero', 'verdadero', 'yes', 'sì', 'si', 'sí', '1']
const no = ['false', 'falso', 'no', '0', '-1']

/** Excel writes TRUE and FALSE in the language of its user; WooCommerce writes 1, 0 and −1 for drafts. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

const shown = ['active', 'visible', 'catalog', 'search']
const hidden = ['draft', 'archived', 'unlisted', 'hidden']

/** Whether a product is to be shown, from yes and no or from a status. */
export function readShown(text: string): Reading<boolean> {
  const word = text.toLowerCase()
  const isShown = readYesNo(text) ?? (shown.includes(word) || (hidden.includes(word) ? false : null))
  return isShown === null
    ? refused(`${quoted(text)} is none of ${[...yes, ...no, ...shown, ...hidden].join(', ')}`)
    : value(isShown)
}

/** Only nothing is a number: `in stock` does not say how much. */
export const isSoldOut = (text: string): boolean => /^(?:0|no|false|falso|out[ _]of[ _]stock)$/i.test(text)
