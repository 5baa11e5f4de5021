import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'

/** Does one effect; throwing means "again later". `key` is the fact's, for idempotency towards the outside. */
export type EffectHandler = (payload: unknown, key: string) => Promise<void>
export type EffectHandlers = Readonly<Record<string, EffectHandler>>

/** A crashed worker's effect is taken up again after this. */
const LEASE_SECONDS = 60
/** Seconds before the next try; after the last one the effect is dead and waits for a person. */
const BACK_OFF_SECONDS = [5, 15, 60, 300, 900, 3600, 3600 * 4, 3600 * 12, 3600 * 24]

type Claimed = { id: string; kind: string; key: string; payload: unknown; tries: number }

/** The oldest that is due: one at a time, as the lease of the next would run while this one is done. */
async function claimDue(db: Database, now: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update outbox set tries = tries + 1, run_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where id = (
      select id from outbox where done_at is null and dead_at is null and run_at <= ${now}
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, key, payload, tries`.execute(db)
  return rows[0]
}

/** A payload marked `forget` is emptied when nothing is done with it any more. */
const storedPayload = sql<string>`case when payload ? 'forget' then '{}'::jsonb else payload end`

/** Writes down how it went. @returns whether the effect is given up now */
async function settle(db: Database, claimed: Claimed, error: unknown, now: Date): Promise<boolean> {
  const update = db.updateTable('outbox').where('id', '=', claimed.id).where('done_at', 'is', null)
  if (error === null) {
    // One that is to be done once more counts its tries anew: it is not done yet.
    await update
      .where('tries', '>=', claimed.tries)
      .set({ done_at: now, error: null, payload: storedPayload })
      .execute()
    return false
  }
  const wait = BACK_OFF_SECONDS[claimed.tries - 1]
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await update
    // A slow try that failed does not touch what a later one is doing.
    .where('tries', '=', claimed.tries)
    .set(
      wait === undefined
        ? { dead_at: now, error: message, payload: storedPayload }
        : { run_at: new Date(now.getTime() + wait * 1000), error: message },
    )
    .execute()
  return wait === undefined
}

/**
 * Does every effect that is due, each outside a transaction; safe with several workers.
 * @param onDead is told of each that will not be tried again and waits for a person
 * @param isStopping asked before each: what is due then waits for the next start
 * @returns how many were tried
 */
export async function drainOutbox(
  db: Database,
  handlers: EffectHandlers,
  clock: Clock,
  onDead: (effect: { kind: string; key: string; error: unknown }) => void = () => {},
  isStopping: () => boolean = () => false,
): Promise<number> {
  for (let tried = 0; ; tried++) {
    const effect = isStopping() ? undefined : await claimDue(db, clock.now())
    if (!effect) return tried
    const handle = handlers[effect.kind]
    const error = handle
      ? await handle(effect.payload, effect.key).then(
          () => null,
          (reason: unknown) => reason ?? new Error('unknown'),
        )
      : new Error(`no handler for ${effect.kind}`)
    const isDead = await settle(db, effect, error, clock.now())
    if (isDead) onDead({ kind: effect.kind, key: effect.key, error })
  }
}
