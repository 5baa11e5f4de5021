import { sql } from 'kysely'
import { setLotsAside } from '../../orders/lots/set-lots-aside.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { readShopDay, readShopOrders } from '../data/read-demo-data.ts'
import type { ShopDay } from '../data/shop-schemas.ts'

const DAY_MS = 86_400_000
const json = (value: unknown) => JSON.stringify(value)
const dayIn = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

type Goods = ReadonlyMap<string, string>

/** Products of the shop by their slug. */
async function findGoods(trx: Transaction): Promise<{ sellerId: string; goods: Goods } | null> {
  const rows = await trx
    .selectFrom('product')
    .innerJoin('seller_member', 'seller_member.seller_id', 'product.seller_id')
    .innerJoin('account', 'account.id', 'seller_member.account_id')
    .select(['product.id', 'product.slug', 'product.seller_id'])
    .where('account.email', '=', readShopOrders().shop)
    .execute()
  const sellerId = rows[0]?.seller_id
  return sellerId ? { sellerId, goods: new Map(rows.map(({ id, slug }) => [slug, id])) } : null
}

function find(goods: Goods, slug: string): string {
  const id = goods.get(slug)
  if (id === undefined)
    throw new Error(`demo-data/shop-day.yaml names "${slug}", which the shop does not have`)
  return id
}

async function loadLots(trx: Transaction, lots: ShopDay['lots'], goods: Goods, now: Date): Promise<void> {
  await trx
    .insertInto('product_lot')
    .values(
      lots.map(({ product, code, days, expiry, pieces }) => ({
        product_id: find(goods, product),
        code,
        expires_on: dayIn(now, days),
        expiry,
        pieces,
        created_at: now,
      })),
    )
    .execute()
}

/** Orders that were accepted got pieces of the lots, those that have left, too. */
async function nameOrders(trx: Transaction, sellerId: string, now: Date): Promise<void> {
  const orders = await trx
    .selectFrom('purchase_order')
    .innerJoin('account', 'account.id', 'purchase_order.account_id')
    .select('purchase_order.id')
    .where('seller_id', '=', sellerId)
    .where('account.email', '=', readShopOrders().buyer)
    .where('status', '<>', 'PAID')
    .orderBy('paid_at')
    .execute()
  for (const { id } of orders) await setLotsAside(trx, id, { now })
}

/** A product of the shop once more, without its allergens and ingredients. */
async function loadDraft(
  trx: Transaction,
  { like, slug, title }: ShopDay['drafts'][number],
  goods: Goods,
  now: Date,
): Promise<void> {
  const other = find(goods, like)
  const { rows } = await sql<{ id: string }>`
    insert into product (slug, seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit,
      temperature_class, ships_to, marks, allergens, allergens_declared, alcohol, region, city_code, created_at, updated_at)
    select ${slug}, seller_id, warehouse_id, category_id, 'draft', price_cents, vat_rate, 24, net_value, net_unit,
      temperature_class, ships_to, '{}', '{}', false, alcohol, region, city_code, ${now}::timestamptz, ${now}::timestamptz
    from product where id = ${other}::bigint returning id`.execute(trx)
  const id = rows[0]?.id ?? ''
  await sql`
    insert into product_text (product_id, lang, title, short_description, tags)
    select ${id}::bigint, lang, ${json(title)}::jsonb->>lang, '', '{}' from product_text where product_id = ${other}::bigint`.execute(
    trx,
  )
  await sql`
    insert into product_label (product_id, ingredients, traces, nutrition, origin, storage, usage, operator_name, operator_address,
      mark_registers, withdrawal)
    select ${id}::bigint, '{"it": "", "en": "", "es": ""}', '{}', nutrition, origin, storage, usage, operator_name, operator_address,
      '[]', withdrawal
    from product_label where product_id = ${other}::bigint`.execute(trx)
}

async function loadIn(trx: Transaction, now: Date): Promise<boolean> {
  const shop = await findGoods(trx)
  if (!shop) return false
  const { sellerId, goods } = shop
  const ids = [...goods.values()]
  const known = await trx.selectFrom('product_lot').select('id').where('product_id', 'in', ids).execute()
  if (known.length > 0) return false
  const { lots, few, certificates, drafts } = readShopDay()
  await loadLots(trx, lots, goods, now)
  await nameOrders(trx, sellerId, now)
  for (const [slug, low_stock] of Object.entries(few))
    await trx.updateTable('product').set({ low_stock }).where('id', '=', find(goods, slug)).execute()
  for (const { product, mark, certificate, days } of certificates) {
    const said = json({ certificate, expires: dayIn(now, days) })
    await sql`
      update product_label set mark_registers = (select jsonb_agg(case when m->>'code' = ${mark} then m || ${said}::jsonb else m end)
        from jsonb_array_elements(mark_registers) m)
      where product_id = ${find(goods, product)}::bigint`.execute(trx)
  }
  for (const draft of drafts) await loadDraft(trx, draft, goods, now)
  return true
}

/** Gives the demonstration's shop lots, few pieces, a certificate that ends and a draft with gaps, once. */
export async function loadShopDay(db: Database, clock: Clock, report: (line: string) => void): Promise<void> {
  const loaded = await db.transaction().execute((trx) => loadIn(trx, clock.now()))
  if (loaded) report(`stock: ${readShopDay().lots.length} lots for the demonstration's shop`)
}
