import { sql } from 'kysely'
import type { Database, Executor } from '../../platform/database/open-database.ts'

/** Shows how far the load is: what is being done, and which part of it from 0 to 1. */
export type Progress = (step: string, part: number) => void

/** A part of the load that needs no other part of the same round. */
export type Job = (connection: Database) => Promise<void>

/** Turns foreign keys, listings and search off on this connection, where the role may: all of it is made anew afterwards. */
async function disableTriggers(executor: Executor): Promise<void> {
  await sql`select set_config('filiera.search', 'off', false)`.execute(executor)
  await sql`do $$ begin set session_replication_role = replica; exception when insufficient_privilege then null; end $$`.execute(
    executor,
  )
  await sql`set maintenance_work_mem = '512MB'`.execute(executor)
}

async function enableTriggers(executor: Executor): Promise<void> {
  await sql`do $$ begin reset session_replication_role; exception when insufficient_privilege then null; end $$`.execute(
    executor,
  )
  await sql`reset filiera.search`.execute(executor)
  await sql`reset maintenance_work_mem`.execute(executor)
}

/** Works on one connection whose triggers are off, and enables them again. */
export async function withoutTriggers<T>(
  db: Database,
  work: (connection: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (executor) => {
    await disableTriggers(executor)
    try {
      return await work(executor)
    } finally {
      await enableTriggers(executor)
    }
  })
}

/**
 * Does all jobs, over so many connections side by side.
 * @param report hears after each job which part of them is done, from 0 to 1
 * @throws Error of the first job that fails; jobs that were not begun are left
 */
export async function shareWork(
  db: Database,
  connections: number,
  jobs: Iterable<Job>,
  of: number,
  report: (part: number) => void,
): Promise<void> {
  const queue = jobs[Symbol.iterator]()
  let done = 0
  let failed = false
  report(0)
  const work = async (executor: Database) => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await next.value(executor)
      report(++done / of)
    }
  }
  await Promise.all(
    Array.from({ length: connections }, () =>
      withoutTriggers(db, work).catch((error: unknown) => {
        failed = true
        throw error
      }),
    ),
  )
}
