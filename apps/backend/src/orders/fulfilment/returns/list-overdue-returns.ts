import type { Services } from '../../../services.ts'
import { findOverdue } from './waiting-return.store.ts'

const MOST = 200

/** Returns that their shops have not answered although the refund is due, with their orders and what they give back. */
export async function listOverdueReturns({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<{ id: string; orderId: string; amountCents: number }[]> {
  return findOverdue(db, { before: clock.now(), limit: MOST })
}
