import { sql } from 'kysely'
import { deliverAll } from './actions/message-actions.ts'
import { work } from './actions/work-actions.ts'
import { spendTime } from './spend-time.ts'
import type { WorkerName } from './world/open-simulation.ts'
import { finishTasks, type World } from './world/world.ts'

const MINUTE_MS = 60_000
/** Nothing of a history is left to do after this; refunds of one amount wait for each other, a day each. */
const LONGEST_MS = 8 * 24 * 60 * MINUTE_MS
/** Beyond its session and this, no payment may still be open (I11). */
const PATIENCE_MS = 20 * MINUTE_MS
/** Payments that have been watched for a while are looked at as often as this. */
const SELDOM_MS = 60 * MINUTE_MS
/** A call of a provider takes no longer; where it did, because our process stood still, the session there begins late. */
const LONGEST_CALL_MS = MINUTE_MS

/** When the next thing is due for each of those that run by themselves; orders that nobody accepts stay, so that there is something to check. */
type Due = { name: 'inbox' | 'reconcile' | 'expire' | 'outbox'; due: number | null }

/** Asked here so that a worker without work is not begun. */
async function readDue({ sim }: World): Promise<Due[]> {
  const { rows } = await sql<{ name: Due['name']; due: Date | null }>`
    select 'inbox' as name, min(next_try_at) as due from provider_event where processed_at is null
    union all select 'reconcile', min(next_check_at) from payment_attempt where next_check_at is not null
    union all select 'expire', min(hold_expires_at) from checkout where status in ('open', 'paying')
    union all select 'outbox', min(run_at) from outbox where done_at is null and dead_at is null`.execute(
    sim.backend.services.db,
  )
  return rows.map(({ name, due }) => ({ name, due: due?.getTime() ?? null }))
}

/** When the next thing is due, here or at a provider; null when nothing is. */
async function nextDue(world: World): Promise<number | null> {
  const ours = (await readDue(world)).flatMap(({ due }) => due ?? [])
  const all = [...world.sim.outside.sandbox.state.tasks.map(({ at }) => at), ...ours]
  return all.length === 0 ? null : Math.min(...all)
}

/** When the provider began the session of a payment; null when it has not, or has decided nothing yet. */
function begunAt({ sim }: World, providerId: string | null): number | null {
  const { mangopay, stripe } = sim.outside.sandbox.state
  const payIn = mangopay.payIns[providerId ?? '']
  if (payIn?.Status === 'CREATED') return null
  const seconds = payIn?.CreationDate ?? stripe.sessions[providerId ?? '']?.created
  return seconds === undefined ? 0 : seconds * 1000
}

/** Payments that are still open although their session, and some patience, are over: those whose provider has not decided do not count. */
async function overdue(world: World): Promise<string[]> {
  const { sim, shoppers } = world
  const now = sim.backend.clock.now().getTime()
  const rows = await sim.backend.services.db
    .selectFrom('payment_attempt')
    .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
    .select(['payment_attempt.id', 'provider_id', 'payment_attempt.status', 'expires_at'])
    .select('payment_attempt.created_at')
    .where(
      'checkout.account_id',
      'in',
      shoppers.map(({ buyer }) => buyer.accountId),
    )
    .where('payment_attempt.status', 'in', ['creating', 'requires_action', 'processing'])
    .where('payment_attempt.expires_at', '<', new Date(now - PATIENCE_MS))
    .execute()
  return rows
    .filter(({ provider_id, created_at, expires_at }) => {
      const begun = begunAt(world, provider_id)
      if (begun === null) return false
      const lateMs = begun - created_at.getTime()
      return lateMs < LONGEST_CALL_MS || now > expires_at.getTime() + lateMs + SELDOM_MS + PATIENCE_MS
    })
    .map(({ id, status }) => `I11: payment ${id} is still ${status} after its session`)
}

async function workAlone(world: World, name: WorkerName): Promise<void> {
  void work(name)(world).catch(() => {})
  await finishTasks(world)
}

async function workOnce(world: World): Promise<void> {
  const { outside } = world.sim
  if (world.plan.losesHooks) for (const id of [...outside.held()]) outside.lose(id)
  else {
    void deliverAll(world)
    await finishTasks(world)
  }
  const now = world.sim.backend.clock.now().getTime()
  const ready = await readDue(world)
  for (const { name, due } of ready) if (due !== null && due <= now) await workAlone(world, name)
  if (ready.some(({ name, due }) => name === 'reconcile' && due !== null)) {
    for (const line of await overdue(world)) world.violations.push(line)
  }
}

/** What only now and then is looked for: messages that were lost, effects that were given up. @returns when the next thing is due */
async function lookBack(world: World): Promise<number | null> {
  for (const name of ['sweep', 'dead effects'] as const) await workAlone(world, name)
  return nextDue(world)
}

/** Lets everything run out in calm weather, from one thing that is due to the next. */
export async function letTimePass(world: World): Promise<void> {
  const { clock } = world.sim.backend
  const end = clock.now().getTime() + LONGEST_MS
  for (let rounds = 0; ; rounds++) {
    await workOnce(world)
    const due = (await nextDue(world)) ?? (await lookBack(world))
    if (due === null || due > end) return
    if (rounds > 300) throw new Error(`never at rest:\n${world.lines.join('\n')}`)
    await spendTime(world, Math.max(due - clock.now().getTime(), 1000))
  }
}
