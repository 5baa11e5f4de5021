import { chooseAction } from './actions/choose-action.ts'
import type { Action } from './actions/request.ts'
import { closeHistory, leaveTidy } from './close-history.ts'
import { checkInvariants } from './invariants/check-invariants.ts'
import { readFacts } from './invariants/read-facts.ts'
import { type Outcome, outcomeOf } from './outcome-of.ts'
import { Crashed } from './scheduler.ts'
import type { Simulation } from './world/open-simulation.ts'
import { openWorld } from './world/open-world.ts'
import { calm } from './world/provider-network.ts'
import { finishTasks, type HistoryPlan, nextTurn, type World } from './world/world.ts'

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
    begin(world, chooseAction(random))
    await nextTurn()
  }
}

/** One history: its story, the free actions of its plan, then calm until nothing is left to do, then the invariants. */
export async function runHistory(
  sim: Simulation,
  plan: HistoryPlan,
  script: readonly Action[],
): Promise<HistoryResult> {
  const world = await openWorld(sim, plan)
  const { scheduler } = world
  await tell(world, script)
  await improvise(world)
  sim.network.disturb = calm
  scheduler.calmDown()
  await finishTasks(world)
  await closeHistory(world)
  const facts = await readFacts({
    db: sim.backend.services.db,
    accountIds: world.shoppers.map(({ buyer }) => buyer.accountId),
    initialStock: world.initialStock,
    mails: sim.mails,
    sent: sim.network.sent,
    since: world.before,
    providers: sim.outside.sandbox.state,
  })
  world.violations.push(...(await checkInvariants(facts, world)))
  await leaveTidy(world)
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
