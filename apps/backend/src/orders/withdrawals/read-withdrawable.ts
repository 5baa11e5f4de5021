import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentWithdrawable } from './withdrawable.presenter.ts'
import { findWithdrawals } from './withdrawals.store.ts'
import { findWithdrawnOrder, type OrderTarget } from './withdrawn-order.store.ts'

/** What of an order can still be given back, line by line. @throws ProblemError not_found */
export async function readWithdrawable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  target: OrderTarget,
): Promise<Withdrawable> {
  const row = await findWithdrawnOrder(db, target)
  if (!row) throw notFound()
  return presentWithdrawable(row, await findWithdrawals(db, [row.id]), clock.now())
}
