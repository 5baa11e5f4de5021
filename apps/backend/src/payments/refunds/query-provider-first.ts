import { mayBeForgotten } from '../providers/key-memory.ts'
import type { DueRefund } from './refund-steps.store.ts'

/** Whether the provider may have forgotten the key of this refund, so that it must be queried before a retry. */
export const queriesFirst = ({ createdAt }: DueRefund, now: Date): boolean => mayBeForgotten(createdAt, now)
