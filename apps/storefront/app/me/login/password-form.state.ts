import { PASSWORD_MAX, PASSWORD_MIN } from '../../state/session/sign-in-form.state.ts'

/** Why a new password is refused: the texts `account.error.*`. */
export type NewPasswordFault =
  | 'passwordMissing'
  | 'newPasswordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'

export type PasswordErrors = {
  oldPassword?: 'oldPasswordMissing' | 'passwordWrong'
  newPassword?: NewPasswordFault
}

/** What is wrong with a new password (decision 18), or null; whether it is a common one only the server knows. */
export function newPasswordFault(password: string): NewPasswordFault | null {
  if (password === '') return 'passwordMissing'
  if (password.length < PASSWORD_MIN) return 'passwordShort'
  return password.length > PASSWORD_MAX ? 'passwordLong' : null
}

/** What is wrong with a change of password before anybody is asked. */
export function checkPasswordChange(oldPassword: string, newPassword: string): PasswordErrors {
  // beside the old one it is called the new one
  const fault = newPassword === '' ? 'newPasswordMissing' : newPasswordFault(newPassword)
  return {
    ...(oldPassword === '' ? { oldPassword: 'oldPasswordMissing' as const } : {}),
    ...(oldPassword.length > PASSWORD_MAX ? { oldPassword: 'passwordWrong' as const } : {}),
    ...(fault ? { newPassword: fault } : {}),
  }
}

/** The server's refusal at the fields of the form; empty when no field is to blame. */
export function passwordErrorsOf(problem: {
  code: string
  fields?: readonly { field: string }[] | undefined
}): PasswordErrors {
  if (problem.code === 'wrong_password') return { oldPassword: 'passwordWrong' }
  const isRefused = problem.fields?.some(({ field }) => field === 'newPassword' || field === 'password')
  return isRefused ? { newPassword: 'passwordCommon' } : {}
}
