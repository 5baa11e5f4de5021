import { useTranslation } from '../../texts/use-translation.ts'
import type { NewPasswordFault } from './password-form.state.ts'

/** Words of a refused new password; `missing` characters of a short one. */
export function useNewPasswordError() {
  const { t } = useTranslation()
  return (fault: NewPasswordFault | undefined, missing: number): string | undefined => {
    if (!fault) return undefined
    return fault === 'passwordShort'
      ? t('account.error.passwordShort', { count: missing })
      : t(`account.error.${fault}`)
  }
}
