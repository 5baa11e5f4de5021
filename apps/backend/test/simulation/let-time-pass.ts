import { sql } from 'kysely'
import { deliverAll, work } from './actions.ts'
import { workerNames } from './open-simulation.ts'
import { finishTasks, type World } from './world.ts'

const MINUTE_MS = 60_000
/** Nothing of a history is left to do after this. */
const LONGEST_MS = 72 * 60 * MINUTE_MS
/** Beyond its session and this, no payment may still be open (I11). */
const PATIENCE_MS = 20 * MINUTE_MS

/** When the next thing is due, here or at a provider; null when nothing is. */
async function nextDue({ sim }: World): Promise<number | null> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(due) as due from (
      select run_at as due from outbox where done_at is null and dead_at is null
      union all select next_check_at from payment_attempt where next_check_at is not null
      union all select next_try_at from provider_event where processed_at is null
      union all select hold_expires_at from checkout where status in ('open', 'paying')) all_due`.execute(
    sim.backend.services.db,
  )
  const ours = rows[0]?.due?.getTime() ?? null
  const tasks = sim.outside.sandbox.state.tasks.map(({ at }) => at)
  const all = [...tasks, ...(ours === null ? [] : [ours])]
  return all.length === 0 ? null : Math.min(...all)
}

/** Payments that are still open although their session, and some patience, are over: those whose provider has not decided do not count. */
async function overdue({ sim, shoppers }: World): Promise<string[]> {
  const now = sim.backend.clock.now().getTime()
  const rows = await sim.backend.services.db
    .selectFrom('payment_attempt')
    .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
    .select(['payment_attempt.id', 'provider_id', 'payment_attempt.status'])
    .where(
      'checkout.account_id',
      'in',
      shoppers.map(({ buyer }) => buyer.accountId),
    )
    .where('payment_attempt.status', 'in', ['creating', 'requires_action', 'processing'])
    .where('payment_attempt.expires_at', '<', new Date(now - PATIENCE_MS))
    .execute()
  const { payIns } = sim.outside.sandbox.state.mangopay
  return rows
    .filter(({ provider_id }) => payIns[provider_id ?? '']?.Status !== 'CREATED')
    .map(({ id, status }) => `I11: payment ${id} is still ${status} after its session`)
}

async function workOnce(world: World): Promise<void> {
  const { outside } = world.sim
  if (world.plan.losesHooks) for (const id of [...outside.held()]) outside.lose(id)
  else {
    void deliverAll(world)
    await finishTasks(world)
  }
  for (const name of workerNames) {
    void work(name)(world).catch(() => {})
    await finishTasks(world)
  }
}

/** Lets everything run out in calm weather, from one thing that is due to the next. */
export async function letTimePass(world: World): Promise<void> {
  const { clock } = world.sim.backend
  const end = clock.now().getTime() + LONGEST_MS
  for (let rounds = 0; ; rounds++) {
    await workOnce(world)
    for (const line of await overdue(world)) world.violations.push(line)
    const due = await nextDue(world)
    if (due === null || due > end) return
    if (rounds > 300) throw new Error(`never at rest:\n${world.lines.join('\n')}`)
    clock.set(new Date(Math.max(due, clock.now().getTime() + 1000)))
    await world.sim.outside.passTime()
  }
}
