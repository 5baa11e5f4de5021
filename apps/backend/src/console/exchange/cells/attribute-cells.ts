import { type ProductContent, productContent } from '@filiera/contract/console/product-content'
import { decimalText, noWords, yesWords } from '@filiera/domain/products/sheet-words'
import { readYesNo } from '../../../catalog/import/read/read-values.ts'
import { type Cell, type CellFacts, codeNamed, type NamedAttribute, nameOf, type Reading } from './cell.ts'
import { readLines, writeLines } from './cell-lines.ts'
import { readNumber } from './number-values.ts'

type Value = ProductContent['attributes'][string]

/** Largest number of an attribute. */
const MOST = 1_000_000_000

function writeValue(value: Value, { options }: NamedAttribute, { language }: CellFacts): string[] {
  if (Array.isArray(value)) return value.map((code) => nameOf(options, code))
  if (typeof value === 'number') return [decimalText(value, language)]
  if (typeof value === 'boolean') return [(value ? yesWords : noWords)[language]]
  return [value.it, value.en, value.es]
}

function readOptions(parts: readonly string[], options: NamedAttribute['options']): Reading<Value> {
  const codes = parts.map((part) => codeNamed(options, part))
  const known = codes.filter((code) => code !== null)
  return known.length === codes.length ? { value: [...new Set(known)] } : { fault: 'unknown' }
}

function readValue(parts: readonly string[], { kind, options }: NamedAttribute): Reading<Value> {
  const [first = '', en = '', es = '', ...more] = parts
  if (kind === 'list') return readOptions(parts, options)
  if (kind === 'text') return more.length > 0 ? { fault: 'parts' } : { value: { it: first, en, es } }
  if (parts.length !== 1) return { fault: 'parts' }
  if (kind === 'number' || kind === 'year') return readNumber(first, { decimals: 3, max: MOST })
  const answer = readYesNo(first)
  return answer === null ? { fault: 'unknown' } : { value: answer }
}

/** What products of a category are asked for, one a line: `Vitigno | Nebbiolo | Barbera`, `Annata | 2021`. */
const attributes: Cell = {
  write({ attributes: values }, facts) {
    const filled = facts.attributes.flatMap((attribute) => {
      const value = values[attribute.code]
      return value === undefined ? [] : [[attribute.written, ...writeValue(value, attribute, facts)]]
    })
    return writeLines(filled)
  },
  read(text, content, facts) {
    const known = new Set(facts.attributes.map(({ code }) => code))
    const read = Object.fromEntries(Object.entries(content.attributes).filter(([code]) => !known.has(code)))
    for (const [name = '', ...parts] of readLines(text)) {
      const code = codeNamed(facts.attributes, name)
      const attribute = facts.attributes.find((each) => each.code === code)
      if (!attribute) return { fault: 'unknown' }
      if (attribute.code in read) return { fault: 'twice' }
      const reading = readValue(parts, attribute)
      if ('fault' in reading) return reading
      read[attribute.code] = reading.value
    }
    const parsed = productContent.shape.attributes.safeParse(read)
    return parsed.success ? { value: { ...content, attributes: parsed.data } } : { fault: 'too_long' }
  },
}

/** As much of the hash of a photo as names it. */
const PHOTO_NAME = 12

/** Photos in their order, one a line, with what they show in each language: `3f9a… | Bottiglia | Bottle | Botella`. */
const photos: Cell = {
  write: ({ pictures }) =>
    writeLines(
      pictures.map(({ picture, alt: { it, en, es } }) => [picture.slice(0, PHOTO_NAME), it, en, es]),
    ),
  read(text, content) {
    const read: ProductContent['pictures'] = []
    for (const [name = '', it = '', en = '', es = '', ...more] of readLines(text)) {
      const known = content.pictures.find(({ picture }) => picture.startsWith(name.toLowerCase()))
      if (more.length > 0) return { fault: 'parts' }
      if (!known || name.length < PHOTO_NAME) return { fault: 'not_here' }
      if (read.some(({ picture }) => picture === known.picture)) return { fault: 'twice' }
      read.push({ picture: known.picture, alt: { it, en, es } })
    }
    const parsed = productContent.shape.pictures.safeParse(read)
    return parsed.success ? { value: { ...content, pictures: parsed.data } } : { fault: 'too_long' }
  },
}

/** Parts that name what the shop or the category has. */
export const namedCells = { attributes, photos } satisfies Record<string, Cell>
