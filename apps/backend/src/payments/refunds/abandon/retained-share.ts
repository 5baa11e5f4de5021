/** Money of an order with the commission in it, in cents. */
export type Part = { amountCents: number; commissionCents: number }

/**
 * Splits a refund between what its order retains from abandoned refunds, used first, and what the seller must still give.
 * The commission of the retained part goes back with it; of the rest the seller gives at least a cent (a provider moves no zero).
 */
export function takeRetained(retained: Part, wanted: Part): { fromRetained: Part; fromSeller: Part } {
  const used = Math.min(retained.amountCents, wanted.amountCents)
  const isAll = used === retained.amountCents
  const fromRetained = {
    amountCents: used,
    commissionCents: isAll
      ? retained.commissionCents
      : Math.floor((retained.commissionCents * used) / retained.amountCents),
  }
  const amountCents = wanted.amountCents - used
  const open = Math.max(0, wanted.commissionCents - fromRetained.commissionCents)
  return {
    fromRetained,
    fromSeller: { amountCents, commissionCents: Math.min(open, Math.max(0, amountCents - 1)) },
  }
}
