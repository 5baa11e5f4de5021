const DAY_MS = 24 * 3_600_000

/** A refund of a disputed payment waits for the decision; it is looked at again after a day. */
export const waitForDispute = (now: Date) => ({
  waitUntil: new Date(now.getTime() + DAY_MS),
  reason: 'the payment is disputed: nothing is refunded until that is decided',
})
