import { ProblemError } from '../../../platform/problem-error.ts'

/** The one answer for a mailed link that was used, voided, ran out or never was. */
export const invalidLink = () =>
  new ProblemError('invalid_token', 'This link does not work any more: ask for a new one.')
