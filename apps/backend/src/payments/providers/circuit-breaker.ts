/** A provider that failed so often in a row is left alone for so long, in milliseconds. */
const FAILURES = 5
const OPEN_MS = 10_000

/** What stands in for a call that was not made. */
export class CircuitOpen extends Error {
  constructor() {
    super('not asked: it did not answer the last calls')
    this.name = 'CircuitOpen'
  }
}

/** Makes a call unless the provider is left alone. `failed` tells of an answer whether it is none. @throws CircuitOpen */
export type CircuitBreaker = <T>(call: () => Promise<T>, failed: (answer: T) => boolean) => Promise<T>

/**
 * Stops calling a provider that fails: after some failures in a row calls fail at once, and after a pause
 * one call tests it. Callers treat this like a missing answer, so nothing else has to be recorded.
 * @param now milliseconds
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  return async function guard(call, failed) {
    const isOpen = failures >= FAILURES
    const restMs = openUntil - now()
    // longer than a pause: the clock was set back meanwhile
    const isResting = restMs > 0 && restMs <= OPEN_MS
    if (isOpen && (isProbing || isResting)) throw new CircuitOpen()
    isProbing = isOpen
    let hasFailed = true
    try {
      const answer = await call()
      hasFailed = failed(answer)
      return answer
    } finally {
      if (isOpen) isProbing = false
      failures = hasFailed ? failures + 1 : 0
      if (hasFailed) openUntil = now() + OPEN_MS
    }
  }
}
