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

/** Places that are taken, by client, and how fast they became free just now. */
function createPlaces(width: number, share: number, now: () => number) {
  const runningOf = new Map<unknown, number>()
  let running = 0
  let gapMs = 0
  let movedAt = 0
  return {
    has: (key: unknown) => running < width && (runningOf.get(key) ?? 0) < share,
    take(key: unknown): void {
      running += 1
      runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
      movedAt = now()
    },
    /** @param isWaitedFor the time until a place becomes free counts only then */
    leave(key: unknown, isWaitedFor: boolean): void {
      running -= 1
      const left = (runningOf.get(key) ?? 1) - 1
      if (left > 0) runningOf.set(key, left)
      else runningOf.delete(key)
      if (isWaitedFor) gapMs += SMOOTHING * (Math.min(now() - movedAt, COUNTED_GAP_MS) - gapMs)
      movedAt = now()
    },
    /** Milliseconds between two places that become free. */
    gapMs: () => gapMs,
    /** Nothing becomes free any more; a client whose own places are taken by slow work waits for these only. */
    isStuck: () => running >= width && now() - movedAt >= STUCK_MS,
  }
}

/** Who waits, in turns between clients. */
function createLines() {
  /** In the order of their turns. */
  const waiting = new Map<unknown, (() => void)[]>()
  let waiters = 0
  return {
    count: () => waiters,
    add(key: unknown, enter: () => void): void {
      const queue = waiting.get(key) ?? []
      waiting.set(key, queue)
      queue.push(enter)
      waiters += 1
    },
    remove(key: unknown, enter: () => void): void {
      const queue = waiting.get(key) ?? []
      queue.splice(queue.indexOf(enter), 1)
      if (queue.length === 0) waiting.delete(key)
      waiters -= 1
    },
    /** Takes the next one for whose client there is a place out of its line. */
    next(hasPlace: (key: unknown) => boolean): (() => void) | undefined {
      for (const [key, queue] of waiting) {
        if (!hasPlace(key)) continue
        waiting.delete(key)
        const enter = queue.shift()
        if (queue.length > 0) waiting.set(key, queue)
        waiters -= 1
        return enter
      }
      return undefined
    },
    /** After how many others a newcomer would have its first turn, and the one behind its own line. */
    turnsOf(key: unknown): { first: number; last: number } {
      const own = waiting.get(key)?.length ?? 0
      const clients = waiting.size + (own === 0 ? 1 : 0)
      return { first: Math.min(waiters + 1, clients), last: Math.min(waiters + 1, (own + 1) * clients) }
    },
  }
}

/**
 * A server that takes everything in answers nobody in time. So places are few, who waits takes turns by client, and a newcomer's wait is known from
 * how fast places became free just now: a refusal costs nothing and is said at once.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { name, width, share = width, longestWaitMs, now = () => performance.now() } = options
  const { ownLineMs = longestWaitMs } = options
  const places = createPlaces(width, share, now)
  const lines = createLines()

  /**
   * Whether a newcomer would wait too long: for its first turn among the others, and behind its own line. Fewer waiters than places are no
   * overload, however slow the machine is: somebody's second page waits for the first.
   */
  function isTooLong(key: unknown, patience: number): boolean {
    if (lines.count() < width) return false
    const { first, last } = lines.turnsOf(key)
    const gapMs = places.gapMs()
    return first * gapMs > longestWaitMs * patience || last * gapMs > ownLineMs * patience
  }

  function refuse(): Overloaded {
    refusals.inc({ places: name })
    return new Overloaded()
  }

  function waitForPlace(key: unknown, patience: number): Promise<void> {
    if (isTooLong(key, patience) || places.isStuck()) return Promise.reject(refuse())
    return new Promise((resolve, reject) => {
      const last = now() + Math.max(ownLineMs, STUCK_MS)
      const enter = () => {
        clearInterval(timer)
        places.take(key)
        resolve()
      }
      const timer = setInterval(() => {
        if (!places.isStuck() && now() < last) return
        clearInterval(timer)
        lines.remove(key, enter)
        reject(refuse())
      }, STUCK_MS)
      lines.add(key, enter)
    })
  }

  return async function admit(client, work, patience = 1) {
    const key = client ?? Symbol('unknown client')
    if (places.has(key)) places.take(key)
    else await waitForPlace(key, patience)
    try {
      return await work()
    } finally {
      places.leave(key, lines.count() > 0)
      lines.next(places.has)?.()
    }
  }
}
