import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

type OldEffects = {
  doneBefore: Date
  deadBefore: Date
  /** Kinds that stay. */
  kept: readonly string[]
  /** Effects after this one. */
  after: string
  limit: number
}

/** Removes effects that were done or given up before a time, in their order. @returns their ids */
export async function deleteOldEffects(
  executor: Executor,
  { doneBefore, deadBefore, kept, after, limit }: OldEffects,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with batch as (select id from outbox where id > ${after}::bigint and kind <> all(${[...kept]}::text[])
        and (done_at < ${doneBefore} or dead_at < ${deadBefore}) order by id limit ${limit} for update skip locked),
      gone as (delete from outbox o using batch b where o.id = b.id returning o.id)
    select id from gone order by id`.execute(executor)
  return rows.map(({ id }) => id)
}
