import { useTranslation } from '../../texts/use-translation.ts'
import type { SignInErrors } from './sign-in-form.state.ts'

/** Words for the faults of e-mail and password, at their fields and for the summary; `missing` characters of a short password. */
export function useSignInErrorTexts(errors: SignInErrors, missing: number) {
  const { t } = useTranslation()
  const email = errors.username && t('account.error.email')
  const password =
    errors.password &&
    (errors.password === 'passwordShort'
      ? t('account.error.passwordShort', { count: missing })
      : t(`account.error.${errors.password}`))
  return {
    email,
    password,
    summary: [
      ...(email ? [{ field: 'username', text: email }] : []),
      ...(password ? [{ field: 'password', text: password }] : []),
    ],
  }
}
