import type { Services } from '../../services.ts'
import { deleteExpiredLinks } from './withdrawal-link.store.ts'

/** Forgets mailed links whose time is over. */
export const purgeWithdrawalLinks = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredLinks(db, clock.now())
