import { listShops } from '@filiera/contract/catalog/sellers'
import { listPosts } from '@filiera/contract/content/blog'
import { listSellerOrders } from '@filiera/contract/orders/fulfilment'
import * as orders from '@filiera/contract/orders/orders'
import { listCases } from '@filiera/contract/payments/cases'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { type Buyer, createCheckout } from '../../../test/factories/order.ts'

type Headers = Record<string, string>

let backend: TestBackend
let buyer: Buyer
let operator: Headers
let seller: Headers
/** 1,002 purchases of one customer at one shop, as many cases, two shops. */
beforeAll(async () => {
  backend = await buildTestBackend()
  const shop = await createSeller(backend.services.db)
  seller = (await createCustomer(backend, { sellerId: shop })).headers
  operator = (await createCustomer(backend, { groups: ['customer', 'operator'] })).headers
  const placed = await createCheckout(backend, [{ seller_id: shop }])
  buyer = placed.buyer
  await copyRow(
    'checkout',
    sql`jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', n, 'status', 'cancelled')`,
  )
  await copyRow(
    'purchase_order',
    sql`jsonb_build_object('id', 'COPY-' || n, 'status', 'PAID', 'paid_at', now(),
    'checkout_id', (select id from checkout order by idempotency_key, id offset n limit 1))`,
  )
  await copyRow('order_line', sql`jsonb_build_object('order_id', 'COPY-' || n)`)
  await copyRow('order_event', sql`jsonb_build_object('order_id', 'COPY-' || n)`)
  await sql`insert into review_task (key, kind, reason, opened_at)
    select 'copy:' || n, 'effect_failed', 'Case ' || n, now() from generate_series(1, 1002) n`.execute(
    backend.services.db,
  )
})
afterAll(() => backend.close())

/** 1,001 more rows like the only one of a table, each with values of its own. */
async function copyRow(table: string, own: RawBuilder<unknown>): Promise<void> {
  const { db } = backend.services
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    db,
  )
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${sql.join(rows.map(({ name }) => sql.ref(`copy.${name}`)))}
    from ${sql.table(table)} source, generate_series(1, 1001) n,
      jsonb_populate_record(null::${sql.table(table)}, to_jsonb(source) || ${own}) copy`.execute(db)
}

async function headersOf(path: string, headers: Headers = {}) {
  const answer = await fetch(`${backend.url}${path}`, { headers })
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  const rows: unknown = await answer.json()
  return {
    length: Array.isArray(rows) ? rows.length : null,
    total: answer.headers.get('x-total-count'),
    capped: answer.headers.get('x-total-capped'),
    link: answer.headers.get('link'),
  }
}

const longLists = () =>
  [
    [orders.listOrders.path, buyer.headers],
    [orders.listCheckouts.path, buyer.headers],
    [listSellerOrders.path, seller],
    [listCases.path, operator],
  ] as const

it('stops counting a long list at 1,001 and leads to its next part', async () => {
  for (const [path, headers] of longLists()) {
    expect({ path, ...(await headersOf(`${path}?limit=5&start=10`, headers)) }).toEqual({
      path,
      length: 5,
      total: '1001',
      capped: 'true',
      link: '<?limit=5&start=15>; rel="next"',
    })
    expect((await headersOf(`${path}?start=1000`, headers)).link).toBeNull()
    expect(await headersOf(path, headers)).toMatchObject({ length: 12, link: '<?start=12>; rel="next"' })
  }
  const count = await backend.call(orders.countCheckouts, {}, buyer.headers)
  expect(count).toMatchObject({ ok: true, value: 1001 })
})

it('leads to the next part of a short list until its end', async () => {
  await createSeller(backend.services.db)
  expect(await headersOf(`${listShops.path}?limit=1`)).toMatchObject({
    total: '2',
    capped: null,
    link: '<?limit=1&start=1>; rel="next"',
  })
  expect(await headersOf(`${listShops.path}?limit=1&start=1`)).toMatchObject({
    length: 1,
    total: '2',
    link: null,
  })
  expect(await headersOf(listPosts.path)).toMatchObject({ total: '0', link: null })
})

it('tells the length of a list that is answered as a whole', async () => {
  for (const path of [
    '/brands',
    '/product-categories',
    '/banners',
    '/promotions',
    '/products/selection?id_in=1',
  ])
    expect({ path, ...(await headersOf(path)) }).toMatchObject({ path, capped: null, link: null })
  const own = await Promise.all(
    ['/user/address', '/user/sessions', '/payment/cards', '/me/carts'].map((path) =>
      headersOf(path, buyer.headers),
    ),
  )
  const lists = [await headersOf('/product-categories'), await headersOf('/brands'), ...own]
  for (const { length, total } of lists) expect(total).toBe(String(length))
})
