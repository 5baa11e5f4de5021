import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Language } from '@filiera/domain/languages'
import type { Database } from '../../platform/database/open-database.ts'
import { type AttributeValueRow, findProductAttributes } from './attributes.store.ts'
import { unitFor, writeAmount } from './write-amount.ts'

const words: Readonly<Record<Language, { yes: string; no: string }>> = {
  it: { yes: 'sì', no: 'no' },
  en: { yes: 'yes', no: 'no' },
  es: { yes: 'sí', no: 'no' },
}

function textOf(rows: readonly AttributeValueRow[], first: AttributeValueRow, lang: Language): string {
  const { kind, number, yes_no, text, unit } = first
  if (kind === 'list') return rows.flatMap(({ option_name }) => option_name ?? []).join(', ')
  if (yes_no !== null) return words[lang][yes_no ? 'yes' : 'no']
  if (number === null) return text ?? ''
  return writeAmount([number], unit)
}

/** Where a value stands on its scale; beyond an end it stands there. */
function scaleOf({ scale_from, scale_to, scale_ends, number, place }: AttributeValueRow) {
  const value = number ?? place
  if (scale_from === null || scale_to === null || value === null) return null
  const share = Math.min(1, Math.max(0, (value - scale_from) / (scale_to - scale_from)))
  const [little, much] = scale_ends?.split('|') ?? []
  return { share, ends: little && much ? ([little, much] as [string, string]) : null }
}

function presentAttribute(
  rows: readonly AttributeValueRow[],
  first: AttributeValueRow,
  lang: Language,
): ProductAttribute {
  const { code, name, kind, in_fact_strip, compared, number, yes_no, text, unit } = first
  return {
    code,
    name,
    kind,
    value: number ?? yes_no ?? text,
    unit: unitFor(number, unit),
    options: rows.flatMap(({ option_code, option_name }) =>
      option_code !== null && option_name !== null ? [{ code: option_code, name: option_name }] : [],
    ),
    text: textOf(rows, first, lang),
    scale: scaleOf(first),
    inFactStrip: in_fact_strip,
    compared,
  }
}

/** The facts of published products that their categories ask for, by product; one without any is left out. */
export async function readProductAttributes(
  db: Database,
  productIds: readonly string[],
  lang: Language,
): Promise<Map<string, ProductAttribute[]>> {
  const rows = await findProductAttributes(db, productIds, lang)
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...byProduct].map(([id, own]) => {
      const byCode = Map.groupBy(own, ({ code }) => code)
      const attributes = [...byCode.values()].flatMap((values) =>
        values.slice(0, 1).map((first) => presentAttribute(values, first, lang)),
      )
      return [id, attributes]
    }),
  )
}
