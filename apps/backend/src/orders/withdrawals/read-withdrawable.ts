import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { withdrawableAnswer } from './withdrawable.presenter.ts'
import { findWithdrawnOrder, type OrderClaim } from './withdrawn-order.store.ts'

/** What of an order can still be given back, line by line. @throws ProblemError not_found */
export async function readWithdrawable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claim: OrderClaim,
): Promise<Withdrawable> {
  const row = await findWithdrawnOrder(db, claim)
  if (!row) throw notFound()
  const withdrawals = (await listWithdrawals(db, [row.id])).get(row.id) ?? []
  return withdrawableAnswer(row, withdrawals, clock.now())
}
