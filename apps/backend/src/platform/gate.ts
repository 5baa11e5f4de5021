import { ProblemError } from './problem-error.ts'

const RETRY_AFTER_SECONDS = 3

/** Lets `width` pieces of work run at a time and `queue` wait, which p-queue does not limit. @throws ProblemError `unavailable` with the message beyond that */
export function createGate(width: number, queue: number, message: string) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= queue)
        throw new ProblemError('unavailable', message, {
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
