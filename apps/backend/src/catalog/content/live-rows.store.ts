import type { Texts } from '@filiera/domain/languages'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** A product with all that hangs on it, as it is stored. */
export type LiveRow = Pick<
  Selectable<Tables['product']>,
  | 'id'
  | 'slug'
  | 'status'
  | 'row_version'
  | 'price_cents'
  | 'discounted_cents'
  | 'stock'
  | 'warehouse_id'
  | 'category_id'
  | 'own_code'
  | 'gtin'
  | 'gross_grams'
  | 'vat_rate'
  | 'net_value'
  | 'net_unit'
  | 'drained_value'
  | 'drained_unit'
  | 'temperature_class'
  | 'ships_to'
  | 'allergens'
  | 'allergens_declared'
> & {
  category: string
  brand: string | null
  /** Sold or shown for sale at any time. */
  was_on_sale: boolean
  texts: Selectable<Tables['product_text']>[] | null
  pictures: { picture: string; alt: Partial<Texts> }[] | null
  attributes: Pick<
    Selectable<Tables['product_attribute']>,
    'attribute_code' | 'kind' | 'option_code' | 'number' | 'yes_no' | 'text'
  >[]
  label: Selectable<Tables['product_label']>
}

/** Products of a shop by their ids; those of others are left out. */
export async function findLiveRows(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select p.id, p.slug, p.status, p.row_version, p.price_cents, p.discounted_cents, p.stock, p.warehouse_id, p.category_id, p.own_code, p.gtin, p.gross_grams, p.vat_rate, p.net_value, p.net_unit,
      p.drained_value, p.drained_unit, p.temperature_class, p.ships_to, p.allergens, p.allergens_declared,
      c.slug as category, (select name from brand where slug = p.brand) as brand,
      p.status <> 'draft' or exists (select 1 from price_period h where h.product_id = p.id) as was_on_sale,
      (select json_agg(t) from product_text t where t.product_id = p.id) as texts,
      (select json_agg(json_build_object('picture', i.picture_hash, 'alt', i.alt) order by i.position)
        from product_picture i where i.product_id = p.id) as pictures,
      (select coalesce(json_agg(v order by v.attribute_code, v.position), '[]') from product_attribute v
        join attribute a on a.code = v.attribute_code and a.label_field is null where v.product_id = p.id) as attributes,
      to_json(l) as label
    from product p join product_label l on l.product_id = p.id join category c on c.id = p.category_id
    where p.id = any(${ids}::bigint[]) and p.seller_id = ${sellerId}::bigint`.execute(executor)
  return rows
}
