/** Providers remember the key of a request for 24 hours; clocks differ, and a call takes its time. */
const REMEMBERED_MS = 20 * 3_600_000

/** Whether a request that may have been made at a time, repeated now with its key, could be carried out a second time. */
export const mayBeForgotten = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() > REMEMBERED_MS
