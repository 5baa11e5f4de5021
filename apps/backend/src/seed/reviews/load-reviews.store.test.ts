import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../../test/build-test-backend.ts'
import { openSeededDatabase } from '../../../test/open-seeded-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { loadContent } from '../load-content.ts'
import { loadDemoAccounts } from '../load-demo-accounts.ts'
import { loadShopOrders } from '../orders/load-shop-orders.ts'
import { loadReviews } from './load-reviews.ts'

const clock = testClock()
const silent = () => {}
let database: OpenDatabase
let written: number
beforeAll(async () => {
  database = await openSeededDatabase()
  await loadContent(database.db, clock, silent)
  await loadDemoAccounts(database.db, clock, silent)
  written = await loadReviews(database.db, clock, silent)
})
afterAll(() => database.close())

const count = async (statement: string) => Number((await database.pool.query(statement)).rows[0].count)

it('writes the content once', async () => {
  expect(await loadContent(database.db, clock, silent)).toBe(0)
  expect(await count('select count(*) from banner')).toBe(4)
  expect(await count('select count(*) from product where brand is not null')).toBeGreaterThan(10)
  const links = await database.pool.query("select text from post_text where text like '%href=\"/product/%'")
  expect(links.rows.length).toBeGreaterThan(0)
})

it('writes about 900 reviews on delivered lines, once', async () => {
  expect(written).toBeGreaterThan(800)
  expect(await loadReviews(database.db, clock, silent)).toBe(0)
  expect(
    await count(`select count(*) from review r join purchase_order o on o.id = r.order_id
      where o.status in ('DELIVERED', 'COMPLETED') and o.account_id = r.account_id`),
  ).toBe(written)
  expect(await count('select sum(reviews_count) as count from product')).toBe(written)
  expect(await count('select sum(stars_sum) as count from product')).toBe(
    await count('select sum(stars) as count from review'),
  )
  expect(
    await count('select sum(stars_1 + stars_2 + stars_3 + stars_4 + stars_5) as count from product_rating'),
  ).toBe(written)
})

it('leaves orders whose sums, VAT, ledger and statuses agree', async () => {
  expect(
    await count(`select count(*) from purchase_order o
      where goods_cents <> (select sum(charged_cents * quantity) from order_line l where l.order_id = o.id)
        or amount_cents <> (select sum((v->>'netCents')::int + (v->>'vatCents')::int) from jsonb_array_elements(vat) v)
        or (select count(*) from order_event e where e.order_id = o.id) <> case o.status when 'COMPLETED' then 7 else 6 end
        or o.paid_at is null or o.delivered_at is null`),
  ).toBe(0)
  expect(
    await count(
      'select count(*) from (select movement from ledger_entry group by movement, checkout_id having sum(amount_cents) <> 0) wrong',
    ),
  ).toBe(0)
  expect(await count("select count(*) from stock_hold where state <> 'committed'")).toBe(0)
})

it('gives the demonstration customer something delivered that waits for a review', async () => {
  expect(
    await count(`select count(*) from purchase_order o join account a on a.id = o.account_id
      where a.email = 'cliente@filiera.example' and o.status = 'DELIVERED'`),
  ).toBeGreaterThan(0)
})

it('gives the demonstration’s shop orders in every state, once', async () => {
  expect(await loadShopOrders(database.db, clock, silent)).toBe(7)
  expect(await loadShopOrders(database.db, clock, silent)).toBe(0)
  const { rows } =
    await database.pool.query(`select o.status from purchase_order o join account a on a.id = o.account_id
    where a.email = 'cliente2@filiera.example' and o.paid_at is not null order by o.created_at desc`)
  expect(rows.map(({ status }) => status)).toEqual([
    'PAID',
    'PAID',
    'ACCEPTED',
    'PREPARING',
    'SHIPPED',
    'DELIVERED',
    'RETURN_REQUESTED',
  ])
  expect(await count("select count(*) from order_withdrawal where status = 'requested'")).toBe(1)
  expect(await count("select count(*) from stock_hold where state <> 'committed'")).toBe(0)
})

it('charges what was charged on the day of an order, and crosses out only what was reduced then', async () => {
  const lines = `select count(*) from order_line l join purchase_order o on o.id = l.order_id join product p on p.id = l.product_id`
  expect(
    await count(`${lines} where l.charged_cents <> (select h.charged_cents from price_period h
      where h.product_id = p.id and h.valid_from <= o.created_at order by h.valid_from desc limit 1)`),
  ).toBe(0)
  const crossedOut = `${lines} where l.price_cents > l.charged_cents`
  expect(await count(`${crossedOut} and not coalesce(p.discount_started_at <= o.created_at, false)`)).toBe(0)
  expect(await count(`${crossedOut} and l.price_cents <> price_before(p)`)).toBe(0)
})
