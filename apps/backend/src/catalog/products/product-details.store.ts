import type { Allergen, Mark, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'
import type { ProductRow } from './product-columns.store.ts'

/** The label of a product in one language with its Italian fallback. */
export type ProductDetailsRow = Pick<
  ProductRow,
  | 'net_value'
  | 'net_unit'
  | 'drained_value'
  | 'drained_unit'
  | 'discounted_cents'
  | 'discount_started_at'
  | 'prices'
> & {
  ingredients: string
  allergens: Allergen[]
  traces: Allergen[]
  allergens_declared: boolean
  nutrition: StoredNutrition
  origin: string
  storage: string
  usage: string
  operator_name: string
  operator_address: string
  alcohol_by_volume: string | null
  mark_registers: { code: Mark; register: string }[]
  withdrawal: WithdrawalClass
  importer: { name: string; address: string } | null
  ingredient_shares: { ingredient: string; percent: number }[]
  /** Empty where the seller gave none. */
  legal_name: string
  after_opening: string
  price_reason: string
  /** Empty where its producer said nothing. */
  tasting: string
}

/** Columns of the label with a text in each language. */
const texts = [
  'legal_name',
  'ingredients',
  'origin',
  'storage',
  'usage',
  'after_opening',
  'price_reason',
  'tasting',
]

/** The label of a published product; undefined for a draft, a withdrawn one and an unknown id. */
export async function findProductDetails(
  { db }: OpenDatabase,
  id: string,
  lang: Language,
): Promise<ProductDetailsRow | undefined> {
  const text = (column: string) => sql`${inLanguage(`l.${column}`, lang)} as ${sql.ref(column)}`
  const { rows } = await sql<ProductDetailsRow>`
    select ${sql.join(texts.map(text))},
      p.allergens, p.allergens_declared, l.traces, l.nutrition, l.operator_name, l.operator_address, l.alcohol_by_volume,
      (select coalesce(json_agg(json_build_object('ingredient', ${inLanguage('e.ingredient', lang)}, 'percent', e.percent)), '[]')
        from jsonb_to_recordset(coalesce(l.ingredient_shares, '[]')) as e(ingredient jsonb, percent float8)) as ingredient_shares,
      l.importer, l.mark_registers, l.withdrawal, p.net_value, p.net_unit, p.drained_value, p.drained_unit,
      p.discounted_cents, p.discount_started_at,
      case when p.discounted then (select json_agg(json_build_object('cents', charged_cents, 'from', valid_from, 'to', valid_to))
        from price_period where product_id = p.id) end as prices
    from product p join product_label l on l.product_id = p.id
    where p.id = ${id}::bigint and p.status = 'published'`.execute(db)
  return rows[0]
}
