import { type Language, languages, type Texts } from '@filiera/domain/languages'
import { plainHeading, type SheetColumn } from '@filiera/domain/products/sheet-columns'
import { eurosText } from '@filiera/domain/products/sheet-words'
import type { Reading } from './cell.ts'
import { readCents, readDay } from './number-values.ts'

/** What is known of a product that a file says and does not change: its offer (cents; days in Italy) and its format. */
export type ShownFacts = {
  /** The offer that runs, else the next one. */
  offer: { cents: number; from: string; to: string | null } | null
  /** Under which name it is sold with other products, and their numbers. */
  format: { axis: Texts; value: Texts; others: readonly string[] } | null
}

/** Columns of which the clock of offers and other products know more than a row says: the console changes them. */
export type ShownColumn = Extract<SheetColumn, `offer_${string}` | 'format' | 'other_formats'>

type ShownCell = {
  write(facts: ShownFacts, language: Language): string
  /** Whether a filled cell says what is known, as a spreadsheet or another language writes it. */
  isKnown(text: string, facts: ShownFacts): boolean
}

const means = <T>(reading: Reading<T>, known: T | null | undefined) =>
  'value' in reading && reading.value === known

const formatText = ({ axis, value }: NonNullable<ShownFacts['format']>, language: Language) =>
  `${axis[language] || axis.it}: ${value[language] || value.it}`

const numbersOf = (text: string) => text.split(/\D+/).filter(Boolean).sort().join()

export const shownCells: Readonly<Record<ShownColumn, ShownCell>> = {
  offer_price: {
    write: ({ offer }, language) => (offer ? eurosText(offer.cents, language) : ''),
    isKnown: (text, { offer }) => means(readCents(text), offer?.cents),
  },
  offer_from: {
    write: ({ offer }) => offer?.from ?? '',
    isKnown: (text, { offer }) => means(readDay(text), offer?.from),
  },
  offer_to: {
    write: ({ offer }) => offer?.to ?? '',
    isKnown: (text, { offer }) => means(readDay(text), offer?.to),
  },
  format: {
    write: ({ format }, language) => (format ? formatText(format, language) : ''),
    isKnown: (text, { format }) =>
      format !== null &&
      languages.some((language) => plainHeading(formatText(format, language)) === plainHeading(text)),
  },
  other_formats: {
    write: ({ format }) => format?.others.join(', ') ?? '',
    isKnown: (text, { format }) => format !== null && numbersOf(text) === [...format.others].sort().join(),
  },
}

export const isShownColumn = (column: SheetColumn): column is ShownColumn => column in shownCells
