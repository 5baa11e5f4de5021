import type { DueRefund } from './refund-steps.store.ts'

/** Providers remember the key of a request for 24 hours. */
const REMEMBERED_MS = 20 * 3_600_000

/** Whether something of this refund may have been asked for so long ago that its key is forgotten. */
export const looksFirst = ({ createdAt }: DueRefund, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > REMEMBERED_MS
