import type { MangopayState, Wallet } from '../types.ts'

/**
 * Takes `debited` cents from one wallet, gives `debited − fees` to the other and the fees to the platform.
 * Negative fees come out of the platform's fees; a null wallet is the world outside.
 */
export function move(
  mangopay: MangopayState,
  from: Wallet,
  to: Wallet | null,
  debited: number,
  fees: number,
): void {
  from.Balance.Amount -= debited
  if (to) to.Balance.Amount += debited - fees
  mangopay.fees[from.Currency] = (mangopay.fees[from.Currency] ?? 0) + fees
}
