import { ProblemError } from '../../../platform/problem-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** @throws ProblemError naming the field when a new password is among those tried first (decision 18) */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (!isCommonPassword(password, email)) return
  const message = 'is one of the most used passwords'
  throw new ProblemError('invalid_body', `The body is not right: ${field}: ${message}`, {
    fields: [{ field, message }],
  })
}
