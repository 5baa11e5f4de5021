import { createProduct } from '../factories/catalogue.ts'
import { createBuyer, fillCart } from '../factories/order.ts'
import { type Action, clientActions, worldActions } from './actions.ts'
import { checkInvariants } from './check-invariants.ts'
import { letTimePass } from './let-time-pass.ts'
import type { Simulation } from './open-simulation.ts'
import { type Outcome, outcomeOf } from './outcome-of.ts'
import { calm, stormy } from './provider-network.ts'
import { seededRandom } from './random.ts'
import { readFacts } from './read-facts.ts'
import { Crashed, createScheduler } from './scheduler.ts'
import { finishTasks, type HistoryPlan, nextTurn, type Shopper, type World } from './world.ts'

export type HistoryResult = {
  seed: number
  lines: string[]
  violations: string[]
  /** Pairs of message and point where the process was ended. */
  crashedAt: string[]
  /** Every pair that was passed. */
  passed: string[]
  /** How it ended. */
  outcome: Outcome
}

const HOUR_MS = 3_600_000
const STOCK = [2, 3, 6]
const products = new WeakMap<Simulation, string[]>()

/** The same few products for every history, with fresh stock: one is scarce. */
async function stockShelves(sim: Simulation): Promise<Map<string, number>> {
  const { db } = sim.backend.services
  const known = products.get(sim) ?? []
  for (const warehouse_id of known.length === 0 ? sim.warehouses : []) {
    known.push((await createProduct(db, { warehouse_id, price_cents: 990 + known.length * 510 })).id)
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

async function openWorld(sim: Simulation, plan: HistoryPlan): Promise<World> {
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
    for (const id of productIds.slice(0, 2)) await fillCart(backend, buyer.accountId, id, 1)
    shoppers.push({ name, buyer, checkouts: [], orders: [], payments: [], cardId: null })
  }
  const world: World = {
    ...{ sim, plan, random, shoppers, productIds, initialStock, lines, note },
    violations: [],
    running: new Set(),
    before: { mails: sim.mails.length, sent: sim.network.sent.length },
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

/** Begins an action; what becomes of it is awaited by the scheduler, not here. */
function begin(world: World, action: Action): { isOver: boolean } {
  const begun = { isOver: false }
  void action(world)
    .catch((error: unknown) => {
      if (error instanceof Crashed) return
      world.violations.push(`unexpected: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    })
    .finally(() => {
      begun.isOver = true
    })
  return begun
}

/** Actions one after the other, each to its end. */
async function tell(world: World, script: readonly Action[]): Promise<void> {
  for (const action of script) {
    const begun = begin(world, action)
    while (!begun.isOver) {
      if (!(await world.scheduler.step())) await nextTurn()
    }
    await finishTasks(world)
  }
}

/** Actions begun at random, while others are still under way. */
async function improvise(world: World): Promise<void> {
  const { random, scheduler, plan, sim } = world
  for (let begun = 0; begun < plan.actions; ) {
    sim.backend.clock.advance(random.below(60))
    if (scheduler.hasTasks() && random.chance(0.8) && (await scheduler.step())) continue
    begun += 1
    begin(world, random.pick(random.chance(0.6) ? clientActions : worldActions))
    await nextTurn()
  }
}

/** One history: its actions, then calm until nothing is left to do, then the invariants. */
export async function runHistory(
  sim: Simulation,
  plan: HistoryPlan,
  script?: readonly Action[],
): Promise<HistoryResult> {
  const world = await openWorld(sim, plan)
  const { scheduler } = world
  await (script ? tell(world, script) : improvise(world))
  sim.network.disturb = calm
  if (!script) scheduler.calmDown()
  await finishTasks(world)
  await letTimePass(world)
  const facts = await readFacts({
    db: sim.backend.services.db,
    accountIds: world.shoppers.map(({ buyer }) => buyer.accountId),
    initialStock: world.initialStock,
    mails: sim.mails.slice(world.before.mails),
    sent: sim.network.sent.slice(world.before.sent),
    providers: sim.outside.sandbox.state,
  })
  world.violations.push(...(await checkInvariants(facts, world)))
  sim.outside.clear()
  return {
    seed: plan.seed,
    lines: world.lines,
    violations: world.violations,
    crashedAt: scheduler.crashedAt,
    passed: [...scheduler.passed.keys()],
    outcome: outcomeOf(facts),
  }
}
