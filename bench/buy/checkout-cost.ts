import pg from 'pg'
import { callAsBrowser } from '../browser/browser-call.ts'
import { calibrate, median, postgresServerCpuMs, processCpuMs, serverOf } from '../cpu.ts'
import { type Customer, createCustomers } from '../customers.ts'
import { type Figure, round } from '../figure.ts'
import { repeat } from '../load.ts'
import type { Shop } from '../shop.ts'

/** Each customer buys once a round, from an empty cart. */
const CUSTOMERS = 160
/**
 * The first round makes customers known to the payment provider. CPU a checkout then falls for about ten rounds, by a third, while
 * the programs' code is compiled: a shop that has been open for some minutes is past that.
 */
const WARM_UP_ROUNDS = 10
const CLIENTS = 8
const RUNS = 9

/** The calls of a returning customer's browser, from the cart to the start of the payment. */
async function buy(shop: Shop, customer: Customer, productIds: readonly string[]): Promise<void> {
  const call = (method: string, path: string, body?: unknown) =>
    callAsBrowser(shop, customer, { method, path, body })
  for (const productId of productIds) await call('PUT', '/api/me/carts', { productId, quantity: 1 })
  await call('GET', '/api/user/address')
  await call('GET', '/api/me/carts')
  const placed = await call('POST', '/api/me/orders/checkouts', {
    shippingAddressId: customer.addressId,
    billingAddressId: customer.addressId,
    shippingMethod: 'national',
    acceptTerms: true,
  })
  const { id } = placed as { id: string }
  await call('POST', `/api/payment/mangopay/${id}`, { type: 'web' })
}

/** CPU of the whole checkout of a returning customer: programs (storefront + backend) and database, sandbox excluded. */
export async function measureCheckout(shop: Shop): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  await database.query('update product set stock = 100000')
  // every customer buys from two warehouses; they do not all want the same product
  const { rows } = await database.query<{ ids: string[] }>(
    `select array_agg(id order by id) as ids from product
      where status = 'published' and not alcohol and 'IT' = any(ships_to) group by warehouse_id order by warehouse_id`,
  )
  const { rows: own } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = serverOf(own[0]?.pid ?? 0)
  const customers = await createCustomers(shop, CUSTOMERS)
  const pick = (number: number) => {
    const ids = rows[number % rows.length]?.ids ?? []
    return ids[number % ids.length] ?? ''
  }
  const buyAll = async (round: number) => {
    await database.query('delete from cart')
    let turn = 0
    await repeat(CUSTOMERS, CLIENTS, () => {
      const number = turn++
      const customer = customers[number]
      if (!customer) throw new Error('no customer')
      return buy(shop, customer, [pick(number + round), pick(number + round + 1)])
    })
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await buyAll(round)
  const programs: number[] = []
  const databases: number[] = []
  const speeds: number[] = []
  const programCpu = () => processCpuMs(shop.storefront.pid) + processCpuMs(shop.backend.pid)
  for (let run = 0; run < RUNS; run++) {
    const [programBefore, databaseBefore] = [programCpu(), postgresServerCpuMs(server)]
    await buyAll(WARM_UP_ROUNDS + run)
    programs.push(round((programCpu() - programBefore) / CUSTOMERS))
    databases.push(round((postgresServerCpuMs(server) - databaseBefore) / CUSTOMERS))
    speeds.push(calibrate().objectsMs)
  }
  await database.end()
  const detail = { 'calibration loop of objects ms': speeds.join(' ') }
  const name = 'checkout of a returning customer, two orders'
  return [
    {
      name: `${name}: CPU of storefront + backend`,
      unit: 'ms',
      limit: 12,
      value: median(programs),
      runs: programs,
      detail,
    },
    {
      name: `${name}: CPU of the database`,
      unit: 'ms',
      limit: 12,
      value: median(databases),
      runs: databases,
      detail,
    },
  ]
}
