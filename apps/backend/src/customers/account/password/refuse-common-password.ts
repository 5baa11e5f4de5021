import { wrongField } from '../../../platform/problem-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** @throws ProblemError naming the field when a new password is among those tried first (decision 18) */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (isCommonPassword(password, email)) throw wrongField(field, 'is one of the most used passwords')
}
