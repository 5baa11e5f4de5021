import { availableParallelism } from 'node:os'
import { createClient } from '@filiera/contract/client'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { payWithMangopay } from '@filiera/contract/payments/payment'
import pg from 'pg'
import { median, processCpuMs } from '../cpu.ts'
import { type Customer, createCustomers } from '../customers.ts'
import { type Figure, round } from '../figure.ts'
import { repeat } from '../load.ts'
import type { Shop } from '../shop.ts'
import { measureBareCheckout } from './bare-checkout.ts'

const CLIENTS = 16
/** Each customer places one order a round, and starts its payment. */
const CUSTOMERS = 320
const WARM_UP_ROUNDS = 4
const RUNS = 3
/** At least 0.03 orders for each bare transaction. */
const LIMIT = round(1 / 0.03, 1)

/** One piece of one product in everybody's cart; not everybody wants the same one. */
async function fillCarts(database: pg.Client): Promise<void> {
  await database.query('delete from cart')
  await database.query(`
    with wanted as (
      select id, warehouse_id, charged_cents, row_number() over (order by id) - 1 as n from product
      where status = 'published' and not alcohol and 'IT' = any(ships_to)),
    buyer as (
      select id, row_number() over (order by id) - 1 as n from account where email like 'bench-%'),
    chosen as (
      select buyer.id as account_id, wanted.* from buyer join wanted on wanted.n = buyer.n % (select count(*) from wanted)),
    made as (
      insert into cart (account_id, warehouse_id) select account_id, warehouse_id from chosen returning id, account_id)
    insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added)
    select made.id, chosen.id, 1, chosen.charged_cents from made join chosen using (account_id)`)
}

/** Creates an order and starts its pay-in. @throws Error when either is refused */
async function order(call: ReturnType<typeof createClient>, { token, addressId }: Customer): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const body = {
    shippingAddressId: addressId,
    billingAddressId: addressId,
    shippingMethod: 'national' as const,
    acceptTerms: true as const,
  }
  const placed = await call(placeCheckout, { body }, headers)
  if (!placed.ok) throw new Error(`order refused: ${placed.problem.code}`)
  const paid = await call(
    payWithMangopay,
    { params: { order: placed.value.id }, body: { type: 'web' } },
    headers,
  )
  if (!paid.ok) throw new Error(`payment refused: ${paid.problem.code}`)
}

/** Orders placed and their payments started by 16 clients, against the bare transaction measured beside it; the sandbox's work is taken off. */
export async function measureOrderThroughput(shop: Shop): Promise<Figure> {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  await database.query('update product set stock = 100000')
  const customers = await createCustomers(shop, CUSTOMERS)
  const call = createClient({ baseUrl: shop.backendUrl, timeoutMs: 60_000 })
  const orderAll = async () => {
    await fillCarts(database)
    const sandboxBefore = processCpuMs(shop.sandbox.pid)
    const started = performance.now()
    let turn = 0
    await repeat(CUSTOMERS, CLIENTS, () => {
      const customer = customers[turn++]
      if (!customer) throw new Error('no customer')
      return order(call, customer)
    })
    const sandboxMs = (processCpuMs(shop.sandbox.pid) - sandboxBefore) / availableParallelism()
    return (CUSTOMERS * 1000) / (performance.now() - started - sandboxMs)
  }
  for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp++) await orderAll()
  const ratios: number[] = []
  const orders: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const transactions = await measureBareCheckout(shop.databaseUrl, CLIENTS)
    const perSecond = await orderAll()
    bare.push(round(transactions, 0))
    orders.push(round(perSecond, 1))
    ratios.push(round(transactions / perSecond))
  }
  await database.end()
  return {
    name: `order with its pay-in started, ${CLIENTS} clients: bare checkout transactions in the same time`,
    unit: 'transactions',
    limit: LIMIT,
    value: median(ratios),
    runs: ratios,
    detail: { 'orders a second': median(orders), 'bare transactions a second': median(bare) },
  }
}
