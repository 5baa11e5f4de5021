import { ProblemError } from '../../platform/problem-error.ts'

/** The refusal of what would leave a shop without an owner. */
export const lastOwner = () =>
  new ProblemError('conflict', 'This is the only owner of the shop: make somebody else one first.')
