import {
  organicOrigins,
  type ProductContent,
  plainLine,
  productContent,
} from '@filiera/contract/console/product-content'
import { codeOf, decimalText, markWords, organicOriginWords } from '@filiera/domain/products/sheet-words'
import { type Cell, partCell, type Reading } from './cell.ts'
import { readLines, writeLines } from './cell-lines.ts'
import { placesText, readPlaces } from './list-cells.ts'
import { readDay, readNumber } from './number-values.ts'
import { readText, withPrimary } from './text-cells.ts'

type Content<Key extends keyof ProductContent> = NonNullable<ProductContent[Key]>
type Mark = Content<'marks'>[number]

/**
 * `Biologico | IT-BIO-006 | Suolo e Salute | C-77 | 2027-06-30 | certificato.pdf`; its file is one that the product has. A line that says
 * nothing of its certificate leaves it as it is.
 */
function readMark(parts: string[], known: readonly Mark[]): Reading<Mark> {
  const [word = '', register = '', controlBody = '', certificate = '', day = '', name = '', ...more] = parts
  const code = codeOf(markWords, word)
  if (code === null) return { fault: 'unknown' }
  const same = known.find((mark) => mark.code === code && (register === '' || mark.register === register))
  if (same && parts.length <= 2) return { value: same }
  if (more.length > 0) return { fault: 'parts' }
  const expires = day === '' ? { value: null } : readDay(day)
  if ('fault' in expires) return expires
  const file = known.find((mark) => mark.file?.name === name)?.file
  if (name !== '' && !file) return { fault: 'not_here' }
  const mark = { code, register, controlBody, certificate, expires: expires.value, ...(file && { file }) }
  const parsed = productContent.shape.marks.element.safeParse(mark)
  return parsed.success ? { value: mark } : { fault: 'too_long' }
}

/** Reads every line of a cell. */
function readAll<T>(text: string, read: (parts: string[]) => Reading<T>): Reading<T[]> {
  const values: T[] = []
  for (const parts of readLines(text)) {
    const reading = read(parts)
    if ('fault' in reading) return reading
    values.push(reading.value)
  }
  return { value: values }
}

const marks: Cell = {
  write: ({ marks: all }, { language }) =>
    writeLines(
      all.map(({ code, register, controlBody, certificate, expires, file }) => [
        markWords[code][language],
        ...[register, controlBody, certificate, expires ?? '', file?.name ?? ''],
      ]),
    ),
  read(text, content) {
    const reading = readAll(text, (parts) => readMark(parts, content.marks))
    if ('fault' in reading) return reading
    const codes = new Set(reading.value.map(({ code }) => code))
    return codes.size === reading.value.length
      ? { value: { ...content, marks: reading.value } }
      : { fault: 'twice' }
  },
}

type Organic = Content<'organic'>
const noOrganic: Organic = { operatorCode: '', origin: null }

/** Without code and place there is nothing of it. */
function withOrganic(content: ProductContent, own: Partial<Organic>): Reading<ProductContent> {
  const organic = { ...(content.organic ?? noOrganic), ...own }
  const isNothing = organic.operatorCode === '' && organic.origin === null
  const parsed = productContent.shape.organic.safeParse(isNothing ? null : organic)
  return parsed.success ? { value: { ...content, organic: parsed.data } } : { fault: 'unknown' }
}

const organicCells = {
  organic_code: {
    write: ({ organic }) => organic?.operatorCode ?? '',
    read(text, content) {
      const reading = readText(plainLine(60), text, true)
      return 'fault' in reading ? reading : withOrganic(content, { operatorCode: reading.value })
    },
  },
  organic_origin: {
    write({ organic }, { language }) {
      const origin = organic?.origin ?? ''
      const known = organicOrigins.find((code) => code === origin)
      return known ? organicOriginWords[known][language] : origin
    },
    read: (text, content) =>
      withOrganic(content, {
        origin: text === '' ? null : (codeOf(organicOriginWords, text) ?? text.toUpperCase()),
      }),
  },
} satisfies Record<string, Cell>

type Share = Content<'ingredientShares'>[number]

/** `Fragole | 40`, or in the three languages: `Fragole | Strawberries | Fresas | 40`. */
function readShare(parts: string[]): Reading<Share> {
  if (parts.length !== 2 && parts.length !== 4) return { fault: 'parts' }
  const [it = '', en = '', es = ''] = parts.slice(0, -1)
  const percent = readNumber((parts.at(-1) ?? '').replace('%', '').trim(), {
    decimals: 2,
    min: 0.01,
    max: 100,
  })
  if ('fault' in percent) return percent
  const share = { ingredient: { it, en, es }, percent: percent.value }
  return productContent.shape.ingredientShares.element.safeParse(share).success
    ? { value: share }
    : { fault: 'too_long' }
}

const ingredient_shares = partCell('ingredientShares', {
  write: (shares, { language }) =>
    writeLines(
      shares.map(({ ingredient: { it, en, es }, percent }) => [it, en, es, decimalText(percent, language)]),
    ),
  read: (text) => readAll(text, readShare),
  empty: [],
})

const primary_places: Cell = {
  write: ({ primaryIngredient }, { language }) => placesText(primaryIngredient?.places ?? [], language),
  read(text, content) {
    const reading = readPlaces(text)
    return 'fault' in reading ? reading : { value: withPrimary(content, { places: reading.value }) }
  },
}

/** `2026-03-01 | 500`: since when, and how much it was before. */
const quantity_changed = partCell('quantityChanged', {
  write: ({ since, previous }) => writeLines([[since, String(previous)]]),
  read(text) {
    const [[day = '', amount = '', ...more] = [], ...others] = readLines(text)
    if (more.length > 0 || others.length > 0 || amount === '') return { fault: 'parts' }
    const since = readDay(day)
    if ('fault' in since) return since
    const previous = readNumber(amount, { min: 1, max: 10_000_000 })
    return 'fault' in previous ? previous : { value: { since: since.value, previous: previous.value } }
  },
  empty: null,
})

type Maker = { name: string; address: string; contact: string }
const nobody: Maker = { name: '', address: '', contact: '' }
const makerOf = ({ safety }: ProductContent): Maker =>
  safety ? { ...safety.maker, contact: safety.contact } : nobody

/** Who makes goods that are no food; without any of it there is nobody. */
const makerCell = (field: keyof Maker): Cell => ({
  write: (content) => makerOf(content)[field],
  read(text, content) {
    const reading = readText(plainLine(field === 'address' ? 400 : 200), text, true)
    if ('fault' in reading) return reading
    const maker: Maker = { ...makerOf(content), [field]: reading.value }
    const { name, address, contact } = maker
    const isNobody = name === '' && address === '' && contact === ''
    return { value: { ...content, safety: isNobody ? null : { maker: { name, address }, contact } } }
  },
})

/** What the law asks to be said, and what proves it. */
export const declaredCells = {
  marks,
  ...organicCells,
  ingredient_shares,
  primary_places,
  quantity_changed,
  maker_name: makerCell('name'),
  maker_address: makerCell('address'),
  maker_contact: makerCell('contact'),
} satisfies Record<string, Cell>
