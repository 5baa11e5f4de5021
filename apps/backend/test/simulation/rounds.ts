/** How much is tried: a little in `npm test`, everything in `npm run test:long`; TEST_ROUNDS says another number of rounds. */
export const isLong = process.env.TEST_LONG === 'yes'
const chosen = process.env.TEST_ROUNDS ? Number(process.env.TEST_ROUNDS) : null
const times = (short: number, long: number) => chosen ?? (isLong ? long : short)

export const rounds = {
  /** Seed of the first history: the long form runs them in several goes. */
  firstSeed: Number(process.env.SIMULATION_FROM ?? 1),
  histories: times(300, 10_000),
  kills: times(5, 200),
  /** On the way of a job, and on its way back. */
  jobKills: times(1, 20),
  /** While a job is tried. */
  trialKills: times(0, 2),
  rushes: times(5, 200),
  keys: times(5, 100),
  restarts: times(1, 20),
  replacements: times(0, 20),
  editings: times(20, 500),
  /** Goes of 12,000 hostile requests. */
  hostileGoes: times(1, 20),
}

/** Longest time for a test over many rounds, in milliseconds. */
export const ROUNDS_TIMEOUT_MS = isLong ? 4 * 3_600_000 : 1_800_000
