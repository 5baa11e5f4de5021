import type { StepItem, StepResult } from './job-steps.store.ts'

/** Leaves what somebody changed or removed since it was tried. */
export const refuseChanged = ({
  position,
  before,
  after,
}: Pick<StepItem, 'position' | 'before' | 'after'>): StepResult => ({
  position,
  state: 'refused',
  before,
  after,
  reason: 'changed',
})
