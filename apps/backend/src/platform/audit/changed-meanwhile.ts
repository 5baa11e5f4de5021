import type { AuditedKind } from '@filiera/contract/endpoint'
import type { Executor } from '../database/open-database.ts'
import { ProblemError } from '../problem-error.ts'
import { findLastChange } from './last-change.store.ts'

/**
 * Refuses a change of something that somebody else changed since it was seen: who, when, and what is there now.
 * @param of where the log has it
 */
export async function changedMeanwhile(
  executor: Executor,
  of: { kind: AuditedKind; id: string | readonly string[]; actions: readonly string[] },
  { detail, current, now }: { detail: string; current: Record<string, unknown>; now: Date },
): Promise<ProblemError> {
  const last = await findLastChange(executor, of)
  return new ProblemError('changed_meanwhile', detail, {
    changed: { by: last?.by ?? '', at: (last?.at ?? now).toISOString(), current },
  })
}
