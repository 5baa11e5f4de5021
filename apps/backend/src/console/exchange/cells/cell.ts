import type { AttributeKind } from '@filiera/contract/catalog/attributes'
import type { ProductContent } from '@filiera/contract/console/product-content'
import type { Language } from '@filiera/domain/languages'
import type { CellFault } from '@filiera/domain/products/cell-faults'
import { plainHeading } from '@filiera/domain/products/sheet-columns'

/** What a cell says, or why it cannot be taken. */
export type Reading<T> = { value: T } | { fault: CellFault }

/** A name with what it stands for, as cells write it and are read, in any language. */
export type Named = { code: string; written: string; names: readonly string[] }

/** What products may be asked for, with the options of a list. */
export type NamedAttribute = Named & { kind: AttributeKind; options: readonly Named[] }

/** What cells must know of the shop. */
export type CellFacts = {
  /** In which words and numbers are written. */
  language: Language
  /** Slugs. */
  categories: readonly Named[]
  /** Ids, those of the shop. */
  warehouses: readonly Named[]
  attributes: readonly NamedAttribute[]
}

/** One column of a sheet in both directions. */
export type Cell = {
  /** What is written of a product; empty where nothing is said. */
  write(content: ProductContent, facts: CellFacts): string
  /** The content with what a cell says; an empty text takes away what was said. */
  read(text: string, content: ProductContent, facts: CellFacts): Reading<ProductContent>
}

type Key = keyof ProductContent

/** A column that says a part by itself. @param empty what stands for nothing said; undefined where something must be */
export const partCell = <K extends Key>(
  key: K,
  {
    write,
    read,
    empty,
  }: {
    write(value: NonNullable<ProductContent[K]>, facts: CellFacts): string
    read(text: string, facts: CellFacts): Reading<ProductContent[K]>
    empty?: ProductContent[K]
  },
): Cell => ({
  write(content, facts) {
    const value = content[key]
    return value === null || value === undefined ? '' : write(value as NonNullable<ProductContent[K]>, facts)
  },
  read(text, content, facts) {
    const reading: Reading<ProductContent[K] | undefined> = text === '' ? { value: empty } : read(text, facts)
    if ('fault' in reading) return reading
    if (reading.value === undefined) return { fault: 'not_emptied' }
    return { value: { ...content, [key]: reading.value } }
  },
})

/** What a name stands for. */
export const codeNamed = (list: readonly Named[], text: string): string | null => {
  const wanted = plainHeading(text)
  const isMeant = (name: string) => plainHeading(name) === wanted
  // a name of one may be another one's in a language that is not written
  const found = list.find(({ written }) => isMeant(written)) ?? list.find(({ names }) => names.some(isMeant))
  return found?.code ?? null
}

/** How a code is written. */
export const nameOf = (list: readonly Named[], code: string): string =>
  list.find((named) => named.code === code)?.written ?? code
