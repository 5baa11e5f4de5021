import type { Buyer } from '../../factories/order.ts'
import type { Random } from '../random.ts'
import type { createScheduler, PlannedCrash } from '../scheduler.ts'
import type { Simulation, WorkerName } from './open-simulation.ts'

/** What a history consists of, besides what its seed decides. */
export type HistoryPlan = {
  seed: number
  /** Actions begun before everything is left to run out. */
  actions: number
  /** Probability that a provider's call is disturbed. */
  storm: number
  crashChance: number
  crashes: readonly PlannedCrash[]
  /** No hook arrives, ever. */
  losesHooks: boolean
}

/** An order as its shopper was told of it. */
export type PlacedOrder = {
  id: string
  cents: number
  lines: { productId: string; quantity: number }[]
}

export type Shopper = {
  name: string
  buyer: Buyer
  checkouts: string[]
  orders: PlacedOrder[]
  /** Ids under which payments were answered. */
  payments: string[]
  cardId: string | null
}

/** Somebody who works for us or for a shop. */
export type Staff = { name: string; headers: { authorization: string } }

/** A shop sells one product. */
export type Shop = Staff & { productId: string }

/** A history while it runs. */
export type World = {
  sim: Simulation
  plan: HistoryPlan
  random: Random
  scheduler: ReturnType<typeof createScheduler>
  shoppers: Shopper[]
  shops: Shop[]
  operator: Staff
  productIds: readonly string[]
  initialStock: ReadonlyMap<string, number>
  /** What happened, in order. */
  lines: string[]
  /** What must never happen and was seen on the way. */
  violations: string[]
  running: Set<WorkerName>
  /** Numbers of the last rows before this history. */
  before: { outbox: string; ledger: string; events: string }
  note(line: string): void
}

/** Lets everything that is ready in the event loop go on. */
export const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Runs every task to its end. */
export async function finishTasks(world: World): Promise<void> {
  for (let idle = 0; world.scheduler.hasTasks(); ) {
    if (await world.scheduler.step()) idle = 0
    else if (++idle > 200) throw new Error(`stuck:\n${world.lines.join('\n')}`)
    else await nextTurn()
  }
}
