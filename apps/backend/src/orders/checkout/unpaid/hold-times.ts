const MINUTE_MS = 60_000

/** Stock is held this long for a checkout without payment unless configured otherwise (decision 14). */
const HOLD_MINUTES = 15
/** No start of a payment holds the stock beyond this after placement (decision 14). */
export const ABSOLUTE_HOLD_MS = 75 * MINUTE_MS
/** Time after the end of the provider's session in which a result may still arrive (decision 14). */
export const SESSION_GRACE_MS = 10 * MINUTE_MS

/** Longest session of a provider in which a customer pays at once; Stripe's, with a margin. */
const LONGEST_SESSION_MS = 31 * MINUTE_MS

export type Hold = { holdExpiresAt: Date; absoluteExpiresAt: Date }

/** The hold of a checkout placed now. */
export function newHold(now: Date, minutes = HOLD_MINUTES): Hold {
  return {
    holdExpiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    absoluteExpiresAt: new Date(now.getTime() + ABSOLUTE_HOLD_MS),
  }
}

/** The length of a hold as it is told, in whole minutes. */
export const toldMinutes = (minutes: number): number => Math.max(1, Math.floor(minutes))

/** Whether a payment by any of the usual ways can still be started under a hold. */
export function canStillBePaid(hold: Hold, now: Date): boolean {
  return now < hold.holdExpiresAt && now.getTime() + LONGEST_SESSION_MS <= hold.absoluteExpiresAt.getTime()
}

/**
 * End of the hold once a provider's session runs until `sessionEndsAt`: never shorter than before, never beyond the absolute end.
 * @returns null when the session would outlive the hold: it is too late to start
 */
export function extendHold(hold: Hold, sessionEndsAt: Date): Date | null {
  const absolute = hold.absoluteExpiresAt.getTime()
  if (sessionEndsAt.getTime() > absolute) return null
  const wanted = Math.min(sessionEndsAt.getTime() + SESSION_GRACE_MS, absolute)
  return new Date(Math.max(wanted, hold.holdExpiresAt.getTime()))
}
