import type { Allergen, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import type { StoredMark, StoredNutrition, StoredPlace } from '../../../platform/database/tables/catalogue.ts'
import type { ProductRow } from '../product-columns.store.ts'

/** The label of a product in one language with its Italian fallback. */
export type ProductDetailsRow = Pick<
  ProductRow,
  'net_value' | 'net_unit' | 'drained_value' | 'drained_unit'
> & {
  /** The lowest of the 30 days before its reduction; null without a reduction or earlier prices. */
  lowest_cents: number | null
  /** Since which calendar date it was on sale then, where that is less than 30 days. */
  lowest_since: string | null
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
  mark_registers: StoredMark[]
  withdrawal: WithdrawalClass
  importer: { name: string; address: string } | null
  ingredient_shares: { ingredient: string; percent: number }[]
  origin_places: StoredPlace[] | null
  primary_name: string
  primary_places: StoredPlace[] | null
  shelf_life_days: number | null
  organic: { operatorCode: string; origin: string | null } | null
  /** A calendar date. */
  quantity_changed_since: string | null
  previous_net_value: number | null
  safety: { maker: { name: string; address: string }; contact: string } | null
  /** Empty where the seller gave none. */
  legal_name: string
  after_opening: string
  warnings: string
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
  'warnings',
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
      l.origin_places, ${inLanguage('main.name', lang)} as primary_name, l.primary_ingredient->'places' as primary_places,
      l.shelf_life_days, l.organic, l.quantity_changed_since::text, l.previous_net_value, l.safety,
      l.importer, l.mark_registers, l.withdrawal, p.net_value, p.net_unit, p.drained_value, p.drained_unit,
      case when p.discounted then lowest_price_before(p.id, p.discount_started_at) end as lowest_cents,
      case when p.discounted then (lowest_price_since(p.id, p.discount_started_at) at time zone 'Europe/Rome')::date::text end as lowest_since
    from product p join product_label l on l.product_id = p.id
      left join lateral (select l.primary_ingredient->'name' as name) main on true
    where p.id = ${id}::bigint and p.status = 'published'`.execute(db)
  return rows[0]
}
