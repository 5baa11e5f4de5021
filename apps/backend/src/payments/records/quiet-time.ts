/** The provider is asked about one payment, or one check of a card, at most once in this time, however many screens poll; milliseconds. */
const QUIET_MS = 2_000

/** What was checked before is asked about again now. */
export const quietBefore = (now: Date): Date => new Date(now.getTime() - QUIET_MS)
