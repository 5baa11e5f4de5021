/** How much is tried: a little in `npm test`, everything in `npm run test:long`. */
const isLong = process.env.TEST_LONG === 'yes'

export const rounds = isLong
  ? { histories: 10_000, kills: 200, rushes: 200, keys: 100 }
  : { histories: 300, kills: 20, rushes: 20, keys: 20 }

/** Longest time for a test over many rounds, in milliseconds. */
export const ROUNDS_TIMEOUT_MS = isLong ? 4 * 3_600_000 : 600_000
