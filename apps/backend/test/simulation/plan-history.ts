import { crashTable } from './crash-table.ts'
import { seededRandom } from './random.ts'
import type { ScriptName } from './scripts.ts'
import type { HistoryPlan } from './world.ts'

export type PlannedHistory = { plan: HistoryPlan; script: ScriptName | null }

/** Times that a point is passed in one story, at most. */
const MOST_OCCURRENCES = 6

/**
 * What a seed stands for. Two of three take the crash table's rows in turn: one story, interrupted at one point. The third is free: two
 * shoppers, a network that may be stormy, hooks that may all be lost, crashes by chance.
 */
export function planHistory(seed: number): PlannedHistory {
  const random = seededRandom(seed)
  const turn = seed - Math.ceil(seed / 3)
  const row = crashTable[turn % crashTable.length]
  if (seed % 3 !== 1 && row) {
    const [script, kind, point] = row
    const occurrence = 1 + (Math.floor(turn / crashTable.length) % MOST_OCCURRENCES)
    const plan = {
      seed,
      actions: 0,
      storm: 0,
      crashChance: 0,
      crashes: [{ kind, point, occurrence }],
      losesHooks: false,
    }
    return { plan, script }
  }
  const plan = {
    seed,
    actions: 14 + random.below(14),
    storm: random.pick([0, 0, 0.08, 0.25]),
    crashChance: random.pick([0, 0.004, 0.012]),
    crashes: [],
    losesHooks: random.chance(0.2),
  }
  return { plan, script: null }
}
