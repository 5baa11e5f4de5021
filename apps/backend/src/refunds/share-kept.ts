/** Money of an order with the commission in it, in cents. */
export type Part = { amountCents: number; commissionCents: number }

/**
 * Shares a refund between what is kept of its order from refunds that were given up, used first, and what the seller must still give.
 * The commission of the kept part goes back with it; of the rest the seller gives at least a cent (a provider moves no zero).
 */
export function shareKept(kept: Part, wanted: Part): { fromKept: Part; fromSeller: Part } {
  const used = Math.min(kept.amountCents, wanted.amountCents)
  const isAll = used === kept.amountCents
  const fromKept = {
    amountCents: used,
    commissionCents: isAll
      ? kept.commissionCents
      : Math.floor((kept.commissionCents * used) / kept.amountCents),
  }
  const amountCents = wanted.amountCents - used
  const open = Math.max(0, wanted.commissionCents - fromKept.commissionCents)
  return {
    fromKept,
    fromSeller: { amountCents, commissionCents: Math.min(open, Math.max(0, amountCents - 1)) },
  }
}
