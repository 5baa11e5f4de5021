import { availableParallelism } from 'node:os'
import { ProblemError } from '../problem-error.ts'
import { createPasswordThreads } from './password-threads.ts'

/** Each takes a core and 19 MiB for some 40 ms: at most two at a time, and one core always stays free for the shop. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const QUEUE = 50
const RETRY_AFTER_SECONDS = 3
/** Hash of a password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$3Nq5RsCUo4df2XyC/UADLQ$AC1X3E06IFw3a7HUor9TIQeUARf1oHV7LXiJPVT0DW0'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether the password is that of the hash; null (nobody's) is always false and takes as long. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Lets `width` pieces of work run at a time and `queue` wait. @throws ProblemError `unavailable` beyond that */
export function createGate(width: number, queue: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= queue)
        throw new ProblemError('unavailable', 'Many people are signing in. Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place passes to the next in line without being given up.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B). */
const normalise = (password: string) => password.normalize('NFKC')

/** Hashes and checks passwords, a few at a time, in threads of their own. */
export function createPasswords(): Passwords {
  const gate = createGate(AT_ONCE, QUEUE)
  const work = createPasswordThreads()
  return {
    hash: async (password) => String(await gate(() => work({ password: normalise(password) }))),
    async verify(stored, password) {
      const matches = await gate(() => work({ password: normalise(password), stored: stored ?? NOBODY }))
      return stored !== null && matches === true
    },
  }
}
