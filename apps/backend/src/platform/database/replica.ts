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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Counts the changes heard of and how many of them the replica has. */
function countChanges(primary: OpenDatabase, replica: OpenDatabase, closing: AbortSignal) {
  let heard = 1
  let replayed = 0
  /** @returns false when it takes too long */
  async function catchUpOnce(): Promise<boolean> {
    const upTo = heard
    const position = await positionOf(primary)
    for (const since = performance.now(); !(await hasReplayed(replica, position)); await wait(STEP_MS))
      if (performance.now() - since > LATE_MS || closing.aborted) return false
    replayed = upTo
    return true
  }
  return {
    add: () => void heard++,
    isUpToDate: () => replayed === heard,
    /** Waits until the replica has all that was heard of, also meanwhile. @returns false when that takes too long */
    async catchUp(): Promise<boolean> {
      while (replayed < heard) if (!(await catchUpOnce())) return false
      return true
    },
  }
}

/** Listens to a feed, and begins anew after it ended. */
function listenTo(feed: Feed) {
  let isListening = false
  const onEnd = () => {
    isListening = false
  }
  return {
    isListening: () => isListening,
    async begin(): Promise<void> {
      if (isListening) return
      try {
        await feed.follow({ onChange: () => {}, onEnd })
        isListening = true
      } catch {
        // the primary is away: the next look tries again
      }
    },
  }
}

/** Says a fault of a replica once, and once that it is over. */
function sayOnce(name: string, log: Options['log'], closing: AbortSignal) {
  let saidLast: string | null = null
  return (fault: string | null): void => {
    if (fault === saidLast || closing.aborted) return
    saidLast = fault
    const says =
      fault === null ? 'has caught up and answers reads again' : `${fault}; the primary answers all`
    log(`replica ${name}: ${says}`)
  }
}

/** Opens a replica without connecting to it: one that never comes costs a line of the log. */
export function openReplica({ primary, address, poolSize, log }: Options): Replica {
  const replica = openServer(address, poolSize)
  const closing = new AbortController()
  const changes = countChanges(primary, replica, closing.signal)
  const say = sayOnce(new URL(address).host, log, closing.signal)
  let listener: ReturnType<typeof listenTo> | null = null
  let waiting: (() => void)[] = []
  let isLooking = false
  const isRead = () => listener?.isListening() === true && changes.isUpToDate()

  function letGo(): void {
    const all = waiting
    waiting = []
    for (const done of all) done()
  }
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const isLate = !(await changes.catchUp())
      say(isLate ? `is more than ${LATE_MS / 1000} s behind` : null)
    } catch (error) {
      say(`cannot be read (${messageOf(error)})`)
    } finally {
      isLooking = false
      letGo()
    }
  }
  function hear(): Promise<void> {
    changes.add()
    const done = new Promise<void>((resolve) => void waiting.push(resolve))
    void look()
    return done
  }
  async function keepLooking(feed: Feed): Promise<void> {
    listener = listenTo(feed)
    while (!closing.signal.aborted) {
      await listener.begin()
      await hear()
      await wait(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    reads: readsOf(primary, replica, isRead),
    isRead,
    hear,
    rest(error) {
      changes.add()
      say(`failed a statement (${messageOf(error)})`)
    },
    follow: (feed) => void keepLooking(feed),
    async close() {
      closing.abort()
      letGo()
      await replica.close()
    },
  }
}
