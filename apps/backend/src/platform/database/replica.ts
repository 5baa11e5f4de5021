import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type OpenDatabase, openServer } from './open-database.ts'

/** How often the replica is looked at when nothing changes, in milliseconds. */
const LOOK_MS = 1000
/** Later than this the replica is behind: nobody waits for it. */
const LATE_MS = 2000
const STEP_MS = 20

/** What tells of changes of the primary, as long as it says nothing else. */
type Feed = { follow(follower: { onChange(): void; onEnd(): void }): Promise<unknown> }

/** A read replica of a PostgreSQL server; the one place that decides what it may answer. */
export type Replica = {
  /** For what everybody may see: the replica while it has all that was heard of, else the primary; chosen at each statement. */
  reads: OpenDatabase
  /** Whether `reads` are the replica's now. */
  isRead(): boolean
  /** Something changed on the primary, which is read until the replica has it. @returns when it has it, or is not waited for */
  hear(): Promise<void>
  /** A statement of the replica failed: the primary is read until it has been looked at again. */
  rest(error: unknown): void
  /** Begins: a program that does not hear of changes does not read the replica. */
  follow(feed: Feed): void
  close(): Promise<void>
}

type Options = {
  primary: OpenDatabase
  address: string
  poolSize: number
  /** One line for people. */
  log(line: string): void
}

/** Where the next record of the primary will stand, so that everything committed lies before it. */
async function positionOf({ primary }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(primary)
  return rows[0]?.at ?? '0/0'
}

/** @throws Error when the server is no replica */
async function hasReplayed({ db }: OpenDatabase, position: string): Promise<boolean> {
  const { rows } = await sql<{ replica: boolean; replayed: boolean }>`select pg_is_in_recovery() as replica,
    coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as replayed`.execute(db)
  if (!rows[0]?.replica) throw new Error('it is not a replica')
  return rows[0].replayed
}

/** The primary with `db` of the replica, where `isRead` says so. */
const readsOf = (primary: OpenDatabase, replica: OpenDatabase, isRead: () => boolean): OpenDatabase => ({
  ...primary,
  get db() {
    return isRead() ? replica.db : primary.db
  },
})

/** Opens a replica without connecting to it: one that never comes costs a line of the log. */
export function openReplica({ primary, address, poolSize, log }: Options): Replica {
  const replica = openServer(address, poolSize)
  const name = new URL(address).host
  const closing = new AbortController()
  /** Changes heard of, and how many of them the replica has. */
  let heard = 1
  let replayed = 0
  let waiting: (() => void)[] = []
  let said: string | null = null
  let isLooking = false
  let isListening = false
  const isRead = () => isListening && replayed === heard

  function say(fault: string | null): void {
    if (fault === said || closing.signal.aborted) return
    said = fault
    const says =
      fault === null ? 'has caught up and answers reads again' : `${fault}; the primary answers all`
    log(`replica ${name}: ${says}`)
  }
  function letGo(): void {
    const all = waiting
    waiting = []
    for (const done of all) done()
  }

  /** Waits until it has what was heard of before. @returns false when that takes too long */
  async function catchUp(): Promise<boolean> {
    const upTo = heard
    const position = await positionOf(primary)
    for (const since = performance.now(); !(await hasReplayed(replica, position)); await wait(STEP_MS))
      if (performance.now() - since > LATE_MS || closing.signal.aborted) return false
    replayed = upTo
    return true
  }
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      let isLate = false
      while (!isLate && replayed < heard) isLate = !(await catchUp())
      say(isLate ? `is more than ${LATE_MS / 1000} s behind` : null)
    } catch (error) {
      say(`cannot be read (${error instanceof Error ? error.message : String(error)})`)
    } finally {
      isLooking = false
      letGo()
    }
  }
  function hear(): Promise<void> {
    heard += 1
    const done = new Promise<void>((resolve) => void waiting.push(resolve))
    void look()
    return done
  }

  async function listenTo(feed: Feed): Promise<void> {
    const onEnd = () => {
      isListening = false
    }
    try {
      await feed.follow({ onChange: () => {}, onEnd })
      isListening = true
    } catch {
      // the primary is away: the next look tries again
    }
  }
  async function keepLooking(feed: Feed): Promise<void> {
    while (!closing.signal.aborted) {
      if (!isListening) await listenTo(feed)
      await hear()
      await wait(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    reads: readsOf(primary, replica, isRead),
    isRead,
    hear,
    rest(error) {
      heard += 1
      say(`failed a statement (${error instanceof Error ? error.message : String(error)})`)
    },
    follow: (feed) => void keepLooking(feed),
    async close() {
      closing.abort()
      letGo()
      await replica.close()
    },
  }
}
