import { sql } from 'kysely'
import { createCustomer } from '../../factories/account.ts'
import { createProduct } from '../../factories/catalogue.ts'
import { createBuyer, fillCart } from '../../factories/order.ts'
import { seededRandom } from '../random.ts'
import { createScheduler } from '../scheduler.ts'
import type { Simulation } from './open-simulation.ts'
import { calm, stormy } from './provider-network.ts'
import type { HistoryPlan, Shop, Shopper, Staff, World } from './world.ts'

const HOUR_MS = 3_600_000
const STOCK = [2, 5, 6]
/** Pieces of each of the first products in every cart. */
const PIECES = [1, 2]
const products = new WeakMap<Simulation, string[]>()

/** The same few products for every history, with fresh stock: one is scarce. Each has a shop of its own. */
async function stockShelves(sim: Simulation): Promise<Map<string, number>> {
  const { db } = sim.backend.services
  const known = products.get(sim) ?? []
  for (const [index, warehouse_id] of (known.length === 0 ? sim.warehouses : []).entries()) {
    const seller_id = sim.sellers[index] ?? ''
    known.push((await createProduct(db, { seller_id, warehouse_id, price_cents: 990 + index * 510 })).id)
  }
  products.set(sim, known)
  const stock = new Map<string, number>()
  for (const [index, id] of known.entries()) {
    const pieces = STOCK[index] ?? 5
    await db.updateTable('product').set({ stock: pieces }).where('id', '=', id).execute()
    stock.set(id, pieces)
  }
  return stock
}

async function openShops({ backend, sellers }: Simulation, productIds: readonly string[]): Promise<Shop[]> {
  const shops: Shop[] = []
  for (const [index, productId] of productIds.entries()) {
    const sellerId = sellers[index] ?? ''
    // people of earlier histories would be mailed too
    await backend.services.db.deleteFrom('seller_member').where('seller_id', '=', sellerId).execute()
    const { headers } = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId })
    shops.push({ name: `shop ${index + 1}`, headers, productId })
  }
  return shops
}

async function openOperator({ backend }: Simulation): Promise<Staff> {
  const { headers } = await createCustomer(backend, { groups: ['customer', 'operator'] })
  return { name: 'operator', headers }
}

/** Numbers of the last rows so far. */
async function readMarks({ backend }: Simulation): Promise<World['before']> {
  const { rows } = await sql<World['before']>`
    select (select coalesce(max(id), 0) from outbox)::text as outbox,
      (select coalesce(max(id), 0) from ledger_entry)::text as ledger,
      (select coalesce(max(id), 0) from provider_event)::text as events`.execute(backend.services.db)
  const [row] = rows
  if (!row) throw new Error('no marks')
  return row
}

/** Two shoppers with carts of two shops, the shops, an operator, and weather as the plan says. */
export async function openWorld(sim: Simulation, plan: HistoryPlan): Promise<World> {
  const { backend } = sim
  backend.clock.advance(HOUR_MS)
  const random = seededRandom(plan.seed)
  const initialStock = await stockShelves(sim)
  const productIds = [...initialStock.keys()]
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const shoppers: Shopper[] = []
  for (const name of ['Anna', 'Bruno']) {
    const buyer = await createBuyer(backend)
    for (const [index, pieces] of PIECES.entries())
      await fillCart(backend, buyer.accountId, productIds[index] ?? '', pieces)
    shoppers.push({ name, buyer, checkouts: [], orders: [], payments: [], cardId: null })
  }
  sim.mails.length = 0
  sim.network.sent.length = 0
  backend.logs.length = 0
  const world: World = {
    ...{ sim, plan, random, shoppers, productIds, initialStock, lines, note },
    shops: await openShops(sim, productIds),
    operator: await openOperator(sim),
    violations: [],
    running: new Set(),
    before: await readMarks(sim),
    scheduler: createScheduler({
      random,
      crashes: plan.crashes,
      crashChance: plan.crashChance,
      isConnectionTaken: sim.database.isTaken,
      async onCrash() {
        world.running.clear()
        await sim.restart()
      },
      note,
    }),
  }
  sim.network.disturb = plan.storm > 0 ? stormy(random, plan.storm) : calm
  sim.outside.sandbox.fetch = hookFetch(world)
  return world
}

/** How providers reach us: each message is work of the process, and a crash breaks its connection. */
function hookFetch({ sim, scheduler }: World): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input))
    const kind = url.pathname.startsWith('/hooks/stripe') ? 'hook of Stripe' : 'hook of MangoPay'
    const answer = await scheduler.spawn(kind, async () =>
      sim.backend.app.inject({
        method: (init?.method ?? 'GET') as 'GET',
        url: url.pathname + url.search,
        headers: { host: 'backend.test', ...(init?.headers as Record<string, string> | undefined) },
        ...(init?.body ? { payload: String(init.body) } : {}),
      }),
    )
    return new Response(null, { status: answer.statusCode })
  }
}
