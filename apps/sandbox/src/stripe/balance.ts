import type { StripeState } from './types.ts'

/** The platform's money in a currency; made at its first use. Cents. */
export function balanceOf(stripe: StripeState, currency: string): { available: number; pending: number } {
  const known = stripe.balance[currency]
  if (known) return known
  const fresh = { available: 0, pending: 0 }
  stripe.balance[currency] = fresh
  return fresh
}
