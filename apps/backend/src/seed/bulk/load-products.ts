import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { BulkProduct } from './make-product.ts'

/**
 * Inserts products with texts, label, earlier prices and pictures, all or none; their ids count up from `firstId`.
 * @throws Error when one is published and not complete
 */
export async function loadProducts(
  connection: Database,
  firstId: number,
  products: readonly BulkProduct[],
): Promise<void> {
  await connection.transaction().execute((trx) => insertProducts(trx, firstId, products))
}

async function insertProducts(
  trx: Transaction,
  firstId: number,
  products: readonly BulkProduct[],
): Promise<void> {
  await sql`
    with given as materialized (
      select ${firstId}::bigint + n - 1 as id, r.* from rows from (json_to_recordset(${JSON.stringify(products)}::json) as (
        slug text, seller_id bigint, warehouse_id bigint, category_id int, region text, city_code text, brand text, price_cents int,
        discounted_cents int, discount_started_at timestamptz, vat_rate int, stock int, net_value int, net_unit text, temperature_class text,
        marks json, mark_registers jsonb, allergens json, traces json, allergens_declared boolean, alcohol_by_volume numeric, withdrawal text,
        popularity int, reviews_count int, stars_sum int, created_at timestamptz, texts json, pictures json, nutrition jsonb)) with ordinality as
      r(slug, seller_id, warehouse_id, category_id, region, city_code, brand, price_cents, discounted_cents, discount_started_at, vat_rate, stock,
        net_value, net_unit, temperature_class, marks, mark_registers, allergens, traces, allergens_declared, alcohol_by_volume, withdrawal,
        popularity, reviews_count, stars_sum, created_at, texts, pictures, nutrition, n)),
    products as (insert into product (id, slug, seller_id, warehouse_id, category_id, status, region, city_code, brand, price_cents,
        discounted_cents, discount_started_at, vat_rate, stock, net_value, net_unit, temperature_class, ships_to, marks, allergens,
        allergens_declared, alcohol, popularity, reviews_count, stars_sum, created_at, updated_at)
      select id, slug, seller_id, warehouse_id, category_id, 'published', region, city_code, brand, price_cents, discounted_cents,
        discount_started_at, vat_rate, stock, net_value, net_unit, temperature_class, '{IT,ES,IE,MT}',
        array(select json_array_elements_text(marks)), array(select json_array_elements_text(allergens)),
        allergens_declared, alcohol_by_volume is not null, popularity, reviews_count, stars_sum, created_at, created_at from given),
    texts as (insert into product_text (product_id, lang, title, short_description, tags)
      select id, t.lang, t.title, t.short_description, array(select json_array_elements_text(t.tags))
      from given, json_to_recordset(texts) as t(lang text, title text, short_description text, tags json)),
    labels as (insert into product_label (product_id, ingredients, traces, nutrition, origin, storage, usage, operator_name, operator_address,
        alcohol_by_volume, mark_registers, withdrawal)
      select g.id, '{"it": "Materia prima italiana, sale.", "en": "Italian raw material, salt.", "es": "Materia prima italiana, sal."}',
        array(select json_array_elements_text(traces)), nutrition, '{"it": "Italia", "en": "Italy", "es": "Italia"}',
        '{"it": "In luogo fresco e asciutto.", "en": "In a cool, dry place.", "es": "En lugar fresco y seco."}', '{"it": "Pronto."}',
        s.company, s.street || ', ' || s.zip || ' ' || s.city || ' (' || s.province || ')', alcohol_by_volume, mark_registers, withdrawal
      from given g join seller s on s.id = g.seller_id),
    earlier as (insert into price_period (product_id, charged_cents, valid_from, valid_to)
      select id, price_cents, created_at, discount_started_at from given where discount_started_at > created_at)
    insert into product_picture (product_id, position, picture_hash, alt)
      select id, place - 1, hash, json_build_object('it', texts->0->>'title') from given, json_array_elements_text(pictures) with ordinality as p(hash, place)`.execute(
    trx,
  )
  await sql`select finish_products(${firstId}, ${firstId + products.length - 1})`.execute(trx)
}
