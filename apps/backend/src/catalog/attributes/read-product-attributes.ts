import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Language } from '@filiera/domain/languages'
import type { Database } from '../../platform/database/open-database.ts'
import { type AttributeValueRow, findProductAttributes } from './attributes.store.ts'

/** `month|months`: the word for one, and the word for any other number. */
function unitOf(unit: string | null, number: number | null): string | null {
  const [one = null, many = one] = unit?.split('|') ?? []
  return number === 1 ? one : many
}

function presentAttribute(rows: readonly AttributeValueRow[], first: AttributeValueRow): ProductAttribute {
  const { code, name, kind, unit, in_fact_strip, compared, number, yes_no, text } = first
  return {
    code,
    name,
    kind,
    value: number ?? yes_no ?? text,
    unit: unitOf(unit, number),
    options: rows.flatMap(({ option_code, option_name }) =>
      option_code !== null && option_name !== null ? [{ code: option_code, name: option_name }] : [],
    ),
    inFactStrip: in_fact_strip,
    compared,
  }
}

/** The facts of a product that its category asks for, in the category's order. */
export async function readProductAttributes(
  db: Database,
  productId: string,
  lang: Language,
): Promise<ProductAttribute[]> {
  const rows = await findProductAttributes(db, productId, lang)
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return [...byCode.values()].flatMap((values) =>
    values.slice(0, 1).map((first) => presentAttribute(values, first)),
  )
}
