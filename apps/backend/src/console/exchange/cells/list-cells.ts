import { type ProductContent, productContent } from '@filiera/contract/console/product-content'
import type { Allergen } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RegionCode, regionCodes, regions } from '@filiera/domain/places/regions'
import { plainHeading } from '@filiera/domain/products/sheet-columns'
import { allergenWords, codeOf, isWord, noneWords } from '@filiera/domain/products/sheet-words'
import { type Cell, partCell, type Reading } from './cell.ts'

const partsOf = (text: string, divider: RegExp): string[] =>
  text
    .split(divider)
    .map((word) => word.trim())
    .filter(Boolean)

function readAllergenWords(text: string): Reading<Allergen[]> {
  if (isWord(noneWords, text)) return { value: [] }
  const codes = partsOf(text, /[,;|]/).map((word) => codeOf(allergenWords, word))
  const known = codes.filter((code) => code !== null)
  return known.length === codes.length ? { value: [...new Set(known)] } : { fault: 'unknown' }
}

/** @param isDeclared whether an empty list says that there are none; else it says nothing */
const allergensCell = (key: 'allergens' | 'traces' | 'notAllergens', isDeclared: boolean): Cell =>
  partCell(key, {
    write: (codes, { language }) =>
      codes.length === 0 && isDeclared
        ? noneWords[language]
        : codes.map((code) => allergenWords[code][language]).join(', '),
    read: readAllergenWords,
    empty: isDeclared ? null : [],
  })

type Place = ProductContent['originPlaces'][number]
const places = productContent.shape.originPlaces

const regionNamed = (text: string): RegionCode | null =>
  regionCodes.find((code) =>
    [code, ...Object.values(regions[code].name)].some((name) => plainHeading(name) === plainHeading(text)),
  ) ?? null

/** `IT Puglia`, `GR`. */
function readPlace(text: string): Place | null {
  const [, code = '', rest = ''] = /^([a-z]{2})(?:[\s/:-]+(.+))?$/i.exec(text) ?? []
  const region = rest === '' ? null : regionNamed(rest)
  return code === '' || (rest !== '' && region === null) ? null : { country: code.toUpperCase(), region }
}

/** `IT Puglia; GR`. */
export function readPlaces(text: string): Reading<Place[]> {
  const read = partsOf(text, /[,;|]/).map(readPlace)
  const parsed = places.safeParse(read)
  return parsed.success ? { value: parsed.data } : { fault: 'unknown' }
}

function readCountries(text: string): Reading<string[]> {
  const codes = [...new Set(partsOf(text.toUpperCase(), /[\s,;|]+/))]
  const parsed = productContent.shape.shipsTo.safeParse(codes)
  return parsed.success ? { value: parsed.data } : { fault: 'unknown' }
}

/** Places as a cell writes them. */
export const placesText = (all: readonly Place[], language: Language): string =>
  all
    .map(({ country, region }) => (region ? `${country} ${regions[region].name[language]}` : country))
    .join('; ')

/** Parts that hold several values. */
export const listCells = {
  allergens: allergensCell('allergens', true),
  traces: allergensCell('traces', false),
  not_allergens: allergensCell('notAllergens', false),
  ships_to: partCell('shipsTo', { write: (codes) => codes.join(', '), read: readCountries, empty: [] }),
  origin_places: partCell('originPlaces', {
    write: (all, { language }) => placesText(all, language),
    read: readPlaces,
    empty: [],
  }),
} satisfies Record<string, Cell>
