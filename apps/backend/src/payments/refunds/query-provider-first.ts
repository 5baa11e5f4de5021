import { mayBeForgotten } from '../providers/key-memory.ts'
import type { DueRefund } from './refund-steps.store.ts'

/** Whether something of this refund may have been asked for so long ago that its key is forgotten. */
export const queriesFirst = ({ createdAt }: DueRefund, now: Date): boolean => mayBeForgotten(createdAt, now)
