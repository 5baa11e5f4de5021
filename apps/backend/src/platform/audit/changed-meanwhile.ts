import type { Executor } from '../database/open-database.ts'
import { ProblemError } from '../problem-error.ts'
import { findLastChange, type LastChange, type LoggedObject } from './last-change.store.ts'

/** What a refused change is told: in words, what is there now, and when that is. */
type Now = { detail: string; current: Record<string, unknown>; now: Date }

/** Refuses a change of something that somebody else changed since it was seen: who, when, and what is there now. */
export const changedMeanwhileBy = (
  last: LastChange | undefined,
  { detail, current, now }: Now,
): ProblemError =>
  new ProblemError('changed_meanwhile', detail, {
    changed: { by: last?.by ?? '', at: (last?.at ?? now).toISOString(), current },
  })

/** The same, for something whose changes the log has. */
export const changedMeanwhile = async (
  executor: Executor,
  of: LoggedObject,
  now: Now,
): Promise<ProblemError> => changedMeanwhileBy(await findLastChange(executor, of), now)
