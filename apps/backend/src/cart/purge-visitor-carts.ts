import { inBatches } from '../platform/in-batches.ts'
import type { Services } from '../services.ts'
import { deleteVisitorCarts } from './cart.store.ts'
import { VISITOR_SECONDS } from './visitor-cookie.ts'

/** Removes carts of visitors whose cookie has run out since they last put something in. */
export async function purgeVisitorCarts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = new Date(clock.now().getTime() - VISITOR_SECONDS * 1000)
  await inBatches((limit) => deleteVisitorCarts(db, before, limit), isStopping)
}
