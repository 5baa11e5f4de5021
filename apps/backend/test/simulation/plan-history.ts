import { crashTable } from './crash-table.ts'
import { seededRandom } from './random.ts'
import type { ScriptName } from './scripts.ts'
import type { HistoryPlan } from './world/world.ts'

/** A story alone, a story that free actions follow, or free actions alone. */
export type PlannedHistory = { plan: HistoryPlan; script: ScriptName | null; isFree: boolean }

/** Stories that end with goods bought: what shops, banks and operators do comes after them. */
const purchases: readonly ScriptName[] = ['returned', 'returnedStripe', 'web', 'stripe', 'paypal', 'transfer']
/** The short form begins its free histories with an empty hand, the long form later goes on from a purchase. */
const FIRST_PURCHASE = 301

/** Times that a point is passed in one story, at most. */
const MOST_OCCURRENCES = 6
/** Crashes of one story: after the first one it goes on until the next. */
const CRASHES = 2

type Turn = { script: ScriptName; rows: (typeof crashTable)[number][] }

/** The rows of the crash table by their story, two at a time. */
const turns: readonly Turn[] = [...Map.groupBy(crashTable, ([script]) => script)].flatMap(
  ([script, rows]) => {
    const count = Math.ceil(rows.length / CRASHES)
    return Array.from({ length: count }, (_none, at) => ({
      script,
      rows: rows.filter((_row, index) => index % count === at),
    }))
  },
)

/**
 * What a seed stands for. Two of three take the crash table's rows in turn: one story, interrupted at two points. The third is free: two
 * shoppers, three shops, an operator, banks, a network that may be stormy, hooks that may all be lost, crashes by chance.
 */
export function planHistory(seed: number): PlannedHistory {
  const random = seededRandom(seed)
  const turn = seed - Math.ceil(seed / 3)
  const told = turns[turn % turns.length]
  if (seed % 3 !== 1 && told) {
    const occurrence = 1 + (Math.floor(turn / turns.length) % MOST_OCCURRENCES)
    const plan = {
      seed,
      actions: 0,
      storm: 0,
      crashChance: 0,
      crashes: told.rows.map(([, kind, point]) => ({ kind, point, occurrence })),
      losesHooks: false,
    }
    return { plan, script: told.script, isFree: false }
  }
  const plan = {
    seed,
    actions: 16 + random.below(20),
    storm: random.pick([0, 0, 0.08, 0.25]),
    crashChance: random.pick([0, 0.004, 0.012]),
    crashes: [],
    losesHooks: random.chance(0.2),
  }
  const isBought = seed >= FIRST_PURCHASE && random.chance(0.6)
  return { plan, script: isBought ? random.pick(purchases) : null, isFree: true }
}
