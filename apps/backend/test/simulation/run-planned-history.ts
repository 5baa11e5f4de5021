import { type HistoryResult, runHistory } from './history.ts'
import type { Outcome } from './outcome-of.ts'
import { planHistory } from './plan-history.ts'
import { type ScriptName, scripts } from './scripts.ts'
import type { Simulation } from './world/open-simulation.ts'

/** How each story ends when nobody interrupts it. */
const undisturbed = new WeakMap<Simulation, Map<ScriptName, Outcome>>()

async function expectedOutcome(sim: Simulation, script: ScriptName): Promise<Outcome> {
  const known = undisturbed.get(sim) ?? new Map<ScriptName, Outcome>()
  undisturbed.set(sim, known)
  const before = known.get(script)
  if (before) return before
  const plan = { seed: 0, actions: 0, storm: 0, crashChance: 0, crashes: [], losesHooks: false }
  const { outcome, violations } = await runHistory(sim, plan, scripts[script])
  if (violations.length > 0)
    throw new Error(`the story "${script}" breaks without a crash: ${violations.join('\n')}`)
  known.set(script, outcome)
  return outcome
}

/** The history of a seed; a story that was interrupted must end as it does when left alone (I12). */
export async function runPlannedHistory(sim: Simulation, seed: number): Promise<HistoryResult> {
  const { plan, script, isFree } = planHistory(seed)
  if (isFree || script === null) return runHistory(sim, plan, script === null ? [] : scripts[script])
  const expected = await expectedOutcome(sim, script)
  const result = await runHistory(sim, plan, scripts[script])
  const different = Object.keys(expected).filter(
    (part) => JSON.stringify(expected[part]) !== JSON.stringify(result.outcome[part]),
  )
  result.violations.push(
    ...different.map(
      (part) =>
        `I12: ${part} are ${result.outcome[part]?.join(', ')}, left alone ${expected[part]?.join(', ')}`,
    ),
  )
  return result
}

/** What to print when a history broke an invariant. */
export function describeFailure({ seed, lines, violations }: HistoryResult): string {
  return [
    `Seed ${seed} (again alone: SIMULATION_SEED=${seed} npm test -- simulation)`,
    ...lines.map((line, index) => `${String(index + 1).padStart(4)} ${line}`),
    ...violations,
  ].join('\n')
}
