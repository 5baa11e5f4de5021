const MINUTE_MS = 60_000
/** Waits before the next look at a payment under way (payments reference §6.4); afterwards hourly. */
const WAITS_MS = [10_000, 30_000, ...[1, 2, 5, 10, 15].map((minutes) => minutes * MINUTE_MS)]
const HOUR_MS = 60 * MINUTE_MS
/** A late success is looked for this long after the provider's session. */
const WATCH_MS = 24 * HOUR_MS

/** When to ask the provider again after `checks` looks; null when nothing can come any more. */
export function nextCheck(checks: number, sessionEndsAt: Date, now: Date): Date | null {
  if (now.getTime() > sessionEndsAt.getTime() + WATCH_MS) return null
  return new Date(now.getTime() + (WAITS_MS[checks] ?? HOUR_MS))
}
