import { isEmail, normaliseEmail } from '@filiera/domain/places/email'

/** Limits of decision 18. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export type SignInErrors = {
  username?: 'email'
  password?: 'passwordMissing' | 'passwordShort' | 'passwordLong' | 'passwordCommon'
}

export type SignInFields = { username: string; password: string }

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** E-mail and password as they were typed; the e-mail in the form that identifies an account. */
export function readSignIn(form: FormData): SignInFields {
  return { username: normaliseEmail(text(form.get('username'))), password: text(form.get('password')) }
}

/** What is wrong with a login: the password's rules are no business of a login, but one that is too long is nobody's. */
export function checkLogin({ username, password }: SignInFields): SignInErrors {
  return {
    ...(isEmail(username) ? {} : { username: 'email' as const }),
    ...(password === '' ? { password: 'passwordMissing' as const } : {}),
    ...(password.length > PASSWORD_MAX ? { password: 'passwordLong' as const } : {}),
  }
}

/** What is wrong with a registration (decisions 17, 18). */
export function checkRegistration({ username, password }: SignInFields): SignInErrors {
  const errors = checkLogin({ username, password })
  if (errors.password) return errors
  if (password.length < PASSWORD_MIN) return { ...errors, password: 'passwordShort' }
  return errors
}

/** Field errors of the server: a password that passed our own check was refused because everybody uses it. */
export function errorsOfFields(fields: readonly { field: string }[] | undefined): SignInErrors {
  const named = new Set(fields?.map(({ field }) => field))
  return {
    ...(named.has('username') ? { username: 'email' as const } : {}),
    ...(named.has('password') ? { password: 'passwordCommon' as const } : {}),
  }
}

export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0
