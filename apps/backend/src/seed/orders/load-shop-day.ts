import { randomUUID } from 'node:crypto'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { startOfDay } from '@filiera/domain/dates/italian-time'
import { sql } from 'kysely'
import { setLotsAside } from '../../orders/lots/set-lots-aside.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { readShopDay, readShopOrders } from '../data/read-demo-data.ts'
import type { ShopDay } from '../data/shop-schemas.ts'

const DAY_MS = 86_400_000
const json = (value: unknown) => JSON.stringify(value)
const dayIn = (now: Date, days: number) => dateInItaly(new Date(now.getTime() + days * DAY_MS))

type Goods = ReadonlyMap<string, string>

type Shop = { sellerId: string; ownerId: string; goods: Goods }

/** The shop with its products by their slug. */
async function findShop(trx: Transaction): Promise<Shop | null> {
  const rows = await trx
    .selectFrom('product')
    .innerJoin('seller_member', 'seller_member.seller_id', 'product.seller_id')
    .innerJoin('account', 'account.id', 'seller_member.account_id')
    .select(['product.id', 'product.slug', 'product.seller_id', 'account.id as owner'])
    .where('account.email', '=', readShopOrders().shop)
    .execute()
  const [first] = rows
  if (!first) return null
  const goods = new Map(rows.map(({ id, slug }) => [slug, id]))
  return { sellerId: first.seller_id, ownerId: first.owner, goods }
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

/** An offer that runs gets its last day, and another product one to come, both as if its owner had asked. */
async function loadOffers(
  trx: Transaction,
  { ending, planned }: ShopDay['offers'],
  shop: Shop,
  now: Date,
): Promise<void> {
  const asked = {
    account_id: shop.ownerId,
    role: 'owner',
    action: 'createJob',
    request_id: randomUUID(),
  } as const
  await trx
    .updateTable('offer')
    .set({ ends_at: startOfDay(dayIn(now, ending.days + 1)), ...asked })
    .where('product_id', '=', find(shop.goods, ending.product))
    .where('state', '=', 'running')
    .execute()
  const offer = {
    seller_id: shop.sellerId,
    product_id: find(shop.goods, planned.product),
    discounted_cents: planned.cents,
    starts_at: startOfDay(dayIn(now, planned.from)),
    ends_at: startOfDay(dayIn(now, planned.to + 1)),
    state: 'coming',
  } as const
  await trx
    .insertInto('offer')
    .values({ ...offer, ...asked })
    .execute()
}

async function loadTemplates(
  trx: Transaction,
  templates: ShopDay['templates'],
  sellerId: string,
): Promise<void> {
  const rows = templates.map(({ name, text }, index) => ({
    seller_id: sellerId,
    position: index + 1,
    name,
    text: json(text),
  }))
  await trx.insertInto('answer_template').values(rows).execute()
}

async function loadIn(trx: Transaction, now: Date): Promise<boolean> {
  const shop = await findShop(trx)
  if (!shop) return false
  const { sellerId, goods } = shop
  const ids = [...goods.values()]
  const known = await trx.selectFrom('product_lot').select('id').where('product_id', 'in', ids).execute()
  if (known.length > 0) return false
  const { lots, few, certificates, drafts, templates, offers } = readShopDay()
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
  await loadTemplates(trx, templates, sellerId)
  await loadOffers(trx, offers, shop, now)
  return true
}

/** Gives the demonstration's shop lots, few pieces, a certificate that ends, a draft with gaps, answers and offers with days, once. */
export async function loadShopDay(db: Database, clock: Clock, report: (line: string) => void): Promise<void> {
  const loaded = await db.transaction().execute((trx) => loadIn(trx, clock.now()))
  if (loaded) report(`stock: ${readShopDay().lots.length} lots for the demonstration's shop`)
}
