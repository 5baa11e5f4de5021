/** An order with what of its money has not gone back yet, in cents. */
export type OpenOrder = { id: string; leftCents: number }

/**
 * Shares money that went back without an order's name over the orders of a checkout (payments reference §7): the one order with
 * exactly that much left, else in proportion to what is left, by largest remainder, ties by order id.
 * @returns parts above zero, none above what its order has left; their sum is the amount, or all that is left where that is less
 */
export function splitRefund(
  orders: readonly OpenOrder[],
  amountCents: number,
): { id: string; cents: number }[] {
  const exact = orders.filter(({ leftCents }) => leftCents === amountCents)
  const [only] = exact
  if (only && exact.length === 1) return [{ id: only.id, cents: amountCents }]
  const left = orders.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const total = Math.min(amountCents, left)
  if (total === 0) return []
  const parts = orders.map(({ id, leftCents }) => {
    const exactly = total * leftCents
    return { id, cents: Math.floor(exactly / left), remainder: exactly % left }
  })
  let missing = total - parts.reduce((sum, { cents }) => sum + cents, 0)
  const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1))
  for (const part of byRemainder) {
    if (missing === 0) break
    part.cents += 1
    missing -= 1
  }
  return parts.filter(({ cents }) => cents > 0).map(({ id, cents }) => ({ id, cents }))
}
