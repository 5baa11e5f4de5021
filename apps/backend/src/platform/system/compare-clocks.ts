import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Executor } from '../database/open-database.ts'

/** Machines whose clocks are set by NTP differ by milliseconds. */
const MOST_MS = 5 * 60_000
const MINUTE_MS = 60_000

function inWords(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

/**
 * Several machines work on one database, each by its own clock: one that runs ahead would end other people's holds, sessions and offers
 * too early.
 * @throws Error with what to do when this machine and the database differ by more than five minutes
 */
export async function compareClocks(db: Executor, clock: Clock): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const aheadMs = clock.now().getTime() - (rows[0]?.now.getTime() ?? 0)
  if (Math.abs(aheadMs) <= MOST_MS) return
  const how = aheadMs > 0 ? 'ahead of' : 'behind'
  throw new Error(
    `The clock of this machine is ${inWords(aheadMs)} ${how} the one of the database: set both by NTP, then start again.`,
  )
}
