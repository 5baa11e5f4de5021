import { type ProductContent, plainLine, productContent } from '@filiera/contract/console/product-content'
import { isGtin } from '@filiera/domain/products/gtin'
import {
  codeOf,
  decimalText,
  noWords,
  pieceWords,
  temperatureWords,
  withdrawalWords,
  yesWords,
} from '@filiera/domain/products/sheet-words'
import { readYesNo } from '../../../catalog/import/read/read-values.ts'
import { type Cell, codeNamed, nameOf, partCell, type Reading } from './cell.ts'
import { readNumber, readQuantity } from './number-values.ts'
import { readText } from './text-cells.ts'

/** What a spreadsheet makes of a long code: `8,01235E+12`. */
const isSpreadsheetNumber = (text: string) => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text)
const withoutZeros = (code: string) => code.replace(/^0+/, '')
const known = <T>(value: T | null): Reading<T> => (value === null ? { fault: 'unknown' } : { value })

function readGtinCell(text: string): Reading<string> {
  const code = text.replace(/\s/g, '')
  if (isSpreadsheetNumber(code)) return { fault: 'spreadsheet_number' }
  return isGtin(code) ? { value: code } : { fault: 'not_a_gtin' }
}

/** Codes: what a spreadsheet takes for numbers loses its zeros. */
const codeCells = {
  own_code: {
    write: ({ ownCode }) => ownCode ?? '',
    read(text, content) {
      const before = content.ownCode ?? ''
      if (isSpreadsheetNumber(text)) return { fault: 'spreadsheet_number' }
      if (text !== before && text !== '' && text === withoutZeros(before)) return { fault: 'lost_zeros' }
      if (text === '') return { value: { ...content, ownCode: null } }
      const reading = readText(plainLine(60, 1), text, true)
      return 'fault' in reading ? reading : { value: { ...content, ownCode: reading.value } }
    },
  },
  gtin: {
    write: ({ gtin }) => gtin ?? '',
    read(text, content) {
      if (text === '') return { value: { ...content, gtin: null } }
      const reading = readGtinCell(text)
      if ('fault' in reading) return reading
      // the same number with other zeros in front is the same GTIN
      const isSame = content.gtin !== null && withoutZeros(content.gtin) === withoutZeros(reading.value)
      return { value: isSame ? content : { ...content, gtin: reading.value } }
    },
  },
} satisfies Record<string, Cell>

const quantityText = (
  { value, unit }: NonNullable<ProductContent['netQuantity']>,
  language: 'it' | 'en' | 'es',
) => `${value} ${unit === 'piece' ? pieceWords[language] : unit}`

const netQuantity = partCell('netQuantity', {
  write: (quantity, { language }) => quantityText(quantity, language),
  read: readQuantity,
  empty: null,
})

const drainedQuantity = partCell('drainedQuantity', {
  write: (quantity, { language }) => quantityText(quantity, language),
  read(text) {
    const reading = readQuantity(text)
    if ('fault' in reading) return reading
    const { value, unit } = reading.value
    return unit === 'piece' ? { fault: 'not_a_quantity' } : { value: { value, unit } }
  },
  empty: null,
})

const vatRate = partCell('vatRate', {
  write: String,
  read: (text) => {
    const parsed = productContent.shape.vatRate.safeParse(
      Number(text.replace(/(?<!\s)\s*%$/, '').replace(',', '.')),
    )
    return parsed.success ? { value: parsed.data } : { fault: 'unknown' }
  },
  empty: null,
})

type Person = 'operator' | 'importer'
const nobody = { name: '', address: '' }

/** Name or address of somebody; an importer without both is none. */
const personCell = (key: Person, field: 'name' | 'address'): Cell => ({
  write: (content) => content[key]?.[field] ?? '',
  read(text, content) {
    const reading = readText(plainLine(field === 'name' ? 200 : 400), text, true)
    if ('fault' in reading) return reading
    const person = { ...(content[key] ?? nobody), [field]: reading.value }
    const isNobody = key === 'importer' && person.name === '' && person.address === ''
    return { value: { ...content, [key]: isNobody ? null : person } }
  },
})

const wholeNumber = (max: number) => ({
  write: String,
  read: (text: string) => readNumber(text, { min: 1, max }),
  empty: null,
})

/** Parts that are one value. */
export const plainCells = {
  ...codeCells,
  category: partCell('category', {
    write: (slug, { categories }) => nameOf(categories, slug),
    read: (text, { categories }) => known(codeNamed(categories, text)),
  }),
  brand: partCell('brand', {
    write: String,
    read: (text) => readText(plainLine(100, 1), text, true),
    empty: null,
  }),
  vat_rate: vatRate,
  net_quantity: netQuantity,
  drained_quantity: drainedQuantity,
  gross_weight: partCell('grossWeight', wholeNumber(10_000_000)),
  temperature: partCell('temperature', {
    write: (code, { language }) => temperatureWords[code][language],
    read: (text) => known(codeOf(temperatureWords, text)),
  }),
  warehouse: partCell('warehouse', {
    write: (id, { warehouses }) => nameOf(warehouses, id),
    read: (text, { warehouses }) => known(codeNamed(warehouses, text)),
  }),
  alcohol_by_volume: partCell('alcoholByVolume', {
    write: (value, { language }) => decimalText(value, language),
    read: (text) => readNumber(text.replace(/(?<!\s)\s*%.*$/, ''), { decimals: 1, max: 99.9 }),
    empty: null,
  }),
  shelf_life_days: partCell('shelfLifeDays', wholeNumber(3650)),
  operator_name: personCell('operator', 'name'),
  operator_address: personCell('operator', 'address'),
  importer_name: personCell('importer', 'name'),
  importer_address: personCell('importer', 'address'),
  withdrawal: partCell('withdrawal', {
    write: (code, { language }) => withdrawalWords[code][language],
    read: (text) => known(codeOf(withdrawalWords, text)),
  }),
  perishable: partCell('perishableUnder30Days', {
    write: (isPerishable, { language }) => (isPerishable ? yesWords : noWords)[language],
    read: (text) => known(readYesNo(text)),
    empty: false,
  }),
} satisfies Record<string, Cell>
