/** Waits for the turn of so many bytes; who asks first comes first. */
export type Throttle = (bytes: number) => Promise<void>

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * A rate that all large bodies of a program share. Read as fast as they come they would fill every turn of its event loop, and everybody
 * else's pages would wait behind them.
 */
export function createThrottle(bytesPerSecond: number): Throttle {
  let freeAt = 0
  return function takeTurn(bytes) {
    const now = performance.now()
    const turn = Math.max(now, freeAt)
    freeAt = turn + (bytes / bytesPerSecond) * 1000
    // a timer also for the first: what comes at once goes through in different turns of the loop
    return pause(turn - now)
  }
}
