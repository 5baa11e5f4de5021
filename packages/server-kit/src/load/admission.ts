import { refusals } from '../watch/metrics.ts'

/** Too much is asked for at the moment: come back later. */
export class Overloaded extends Error {
  /** Seconds after which it is worth asking again. */
  readonly retryAfterSeconds = 2

  constructor() {
    super('Many people are here at the moment. Please try again in a moment.')
    this.name = 'Overloaded'
  }
}

type AdmissionOptions = {
  /** What the places are for, in the metrics. */
  name: string
  /** How much work runs at a time. */
  width: number
  /** How much of it may be one client's. */
  share?: number
  /** Longest wait for a place, in milliseconds: who would wait longer by how fast places become free is refused at once. */
  longestWaitMs: number
  /** Longest wait behind what the same client asked for before, where few others wait: ten tabs at once are no overload. */
  ownLineMs?: number
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

/**
 * Lets work in, in turns between clients; `client` is null where nobody knows who asks. `patience` is the part of the longest waits after
 * which it is refused: what nobody would miss has little. @throws Overloaded
 */
export type Admission = <T>(client: string | null, work: () => Promise<T>, patience?: number) => Promise<T>

/** Where no place becomes free for so long, work is stuck: who comes is refused, and who waits soon too; in milliseconds. */
const STUCK_MS = 2000

/** How much a new gap between two departures counts. */
const SMOOTHING = 0.1

/** A gap counts so far, in milliseconds: one slow page, like the first of a program, says little about the next. */
const COUNTED_GAP_MS = 300

/**
 * A server that takes everything in answers nobody in time. So places are few, those who wait take turns by client (one that asks for a
 * hundred things waits a hundred turns, everybody else one), and how long a newcomer would wait is known from how fast places became free
 * just now: a refusal costs nothing and is said at once.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { name, width, share = width, longestWaitMs, now = () => performance.now() } = options
  const { ownLineMs = longestWaitMs } = options
  const runningOf = new Map<unknown, number>()
  /** Who waits, in the order of their turns. */
  const waiting = new Map<unknown, (() => void)[]>()
  let running = 0
  let waiters = 0
  let gapMs = 0
  let movedAt = 0

  const hasPlace = (key: unknown) => running < width && (runningOf.get(key) ?? 0) < share

  function take(key: unknown): void {
    running += 1
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
    movedAt = now()
  }

  function leave(key: unknown): void {
    running -= 1
    const left = (runningOf.get(key) ?? 1) - 1
    if (left > 0) runningOf.set(key, left)
    else runningOf.delete(key)
    if (waiters > 0) gapMs += SMOOTHING * (Math.min(now() - movedAt, COUNTED_GAP_MS) - gapMs)
    movedAt = now()
    for (const [next, queue] of waiting) {
      if (!hasPlace(next)) continue
      waiting.delete(next)
      const enter = queue.shift()
      if (queue.length > 0) waiting.set(next, queue)
      enter?.()
      return
    }
  }

  /** Nothing becomes free any more; a client whose own places are taken by slow work waits for these only. */
  const isStuck = () => running >= width && now() - movedAt >= STUCK_MS

  /**
   * Whether a newcomer would wait too long: for its first turn among the others, and behind its own line. Fewer waiters than places are no
   * overload, however slow the machine is: somebody's second page waits for the first.
   */
  function isTooLong(key: unknown, patience: number): boolean {
    if (waiters < width) return false
    const own = waiting.get(key)?.length ?? 0
    const clients = waiting.size + (own === 0 ? 1 : 0)
    const firstTurn = Math.min(waiters + 1, clients)
    const lastTurn = Math.min(waiters + 1, (own + 1) * clients)
    return firstTurn * gapMs > longestWaitMs * patience || lastTurn * gapMs > ownLineMs * patience
  }

  function refuse(): Overloaded {
    refusals.inc({ places: name })
    return new Overloaded()
  }

  function waitForPlace(key: unknown, patience: number): Promise<void> {
    if (isTooLong(key, patience) || isStuck()) return Promise.reject(refuse())
    return new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? []
      const last = now() + Math.max(ownLineMs, STUCK_MS)
      const enter = () => {
        clearInterval(timer)
        waiters -= 1
        take(key)
        resolve()
      }
      const timer = setInterval(() => {
        if (!isStuck() && now() < last) return
        clearInterval(timer)
        queue.splice(queue.indexOf(enter), 1)
        if (queue.length === 0) waiting.delete(key)
        waiters -= 1
        reject(refuse())
      }, STUCK_MS)
      waiting.set(key, queue)
      queue.push(enter)
      waiters += 1
    })
  }

  return async function admit(client, work, patience = 1) {
    const key = client ?? Symbol('unknown client')
    if (hasPlace(key)) take(key)
    else await waitForPlace(key, patience)
    try {
      return await work()
    } finally {
      leave(key)
    }
  }
}
