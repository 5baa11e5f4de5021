import { useAuthStore } from '../../state/auth/auth-store.ts'
import { displayName } from '../../state/session/display-name.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** First name of who is logged in, or the invitation to log in; filled in by the browser. */
export function AccountName() {
  const { t } = useTranslation()
  const { isLoggedIn, loggedUser, name } = useAuthStore()
  if (!isLoggedIn) return t('shell.logIn')
  return displayName(name.split(' ')[0] ?? '', loggedUser ?? t('shell.account'))
}
