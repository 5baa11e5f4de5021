import type { Texts } from '@filiera/domain/languages'
import { slugify } from '@filiera/domain/products/slugify'
import type { AttributeKind } from '../../platform/database/tables/attributes.ts'
import type { AttributeRow } from './read/product-columns.ts'
import type { FileValues } from './read/read-product.ts'
import { type Reading, readYesNo } from './read/read-values.ts'

/** An attribute of the shop as a file may name it. */
export type KnownAttribute = {
  code: string
  kind: AttributeKind
  label_field: string | null
  options: { code: string; names: Texts }[]
}

type Value = Omit<AttributeRow, 'attribute_code' | 'kind' | 'position'>

const MAX_TEXT = 500
const MOST_NAMED = 12
const refused = (reason: string): Reading<never> => ({ reason })

/** Options by code or by name in any language, divided by commas: `nebbiolo, Barbera`. */
function readOptions({ options }: KnownAttribute, text: string): Reading<Value[]> {
  const words = text.split(/[,;|]/).filter((word) => word.trim() !== '')
  const found = words.map((word) =>
    options.find(({ code, names }) =>
      [code, ...Object.values(names)].some((name) => slugify(name) === slugify(word)),
    ),
  )
  const unknown = words.find((_, at) => !found[at])
  if (unknown === undefined)
    return { value: [...new Set(found)].flatMap((option) => (option ? [{ option_code: option.code }] : [])) }
  const codes = options.map(({ code }) => code)
  const more = codes.length > MOST_NAMED ? ', …' : ''
  return refused(`"${unknown.trim()}" is not one of ${codes.slice(0, MOST_NAMED).join(', ')}${more}`)
}

function readValue(attribute: KnownAttribute, text: string): Reading<Value[]> {
  switch (attribute.kind) {
    case 'list':
      return readOptions(attribute, text)
    case 'number':
      return /^\d{1,9}([.,]\d{1,3})?$/.test(text)
        ? { value: [{ number: Number(text.replace(',', '.')) }] }
        : refused(`"${text}" is not a number with at most three decimals, without its unit`)
    case 'year':
      return /^(18|19|20|21)\d\d$/.test(text)
        ? { value: [{ number: Number(text) }] }
        : refused(`"${text}" is not a year`)
    case 'yes_no': {
      const yes = readYesNo(text)
      return yes === null ? refused(`"${text}" is neither yes nor no`) : { value: [{ yes_no: yes }] }
    }
    case 'text':
      return text.length <= MAX_TEXT
        ? { value: [{ text: JSON.stringify({ it: text }) }] }
        : refused(`is longer than ${MAX_TEXT} characters`)
  }
}

const cellsOf = (values: FileValues) =>
  Object.entries(values).flatMap(([field, text]) =>
    field.startsWith('attribute:') && typeof text === 'string' ? [{ field, text }] : [],
  )

/**
 * The rows of the columns `attribute:<code>`.
 * @returns the first column that is wrong and why, else the rows
 */
export function readAttributes(
  known: ReadonlyMap<string, KnownAttribute>,
  values: FileValues,
): { rows: AttributeRow[] } | { field: string; reason: string } {
  const rows: AttributeRow[] = []
  for (const { field, text } of cellsOf(values)) {
    const attribute = known.get(field.slice('attribute:'.length))
    if (!attribute) return { field, reason: 'is not an attribute of the shop' }
    const { code, kind, label_field } = attribute
    if (label_field !== null) return { field, reason: `is read from the column ${label_field}` }
    const reading = readValue(attribute, text)
    if ('reason' in reading) return { field, reason: reading.reason }
    rows.push(...reading.value.map((value, position) => ({ attribute_code: code, kind, position, ...value })))
  }
  return { rows }
}

/** The first column of an attribute that is not among the used ones. */
export function findStrayAttribute(values: FileValues, used: ReadonlySet<string>): string | null {
  return cellsOf(values).find(({ field }) => !used.has(field.slice('attribute:'.length)))?.field ?? null
}
