import type { Services } from '../services.ts'
import { deleteVisitorCarts } from './cart.store.ts'
import { VISITOR_SECONDS } from './visitor-cookie.ts'

/** Removes carts of visitors whose cookie has run out since they last put something in. */
export async function purgeVisitorCarts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteVisitorCarts(db, new Date(clock.now().getTime() - VISITOR_SECONDS * 1000))
}
