import { inPieces } from '../../platform/outbox/in-pieces.ts'
import type { Services } from '../../services.ts'
import { deleteExpiredLinks } from './withdrawal-link.store.ts'

/** Forgets mailed links whose time is over. */
export async function purgeWithdrawalLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const now = clock.now()
  await inPieces((limit) => deleteExpiredLinks(db, now, limit), isStopping)
}
