import { useTranslation } from 'react-i18next'
import { useAuthStore } from './auth-store.ts'

/** First name of who is logged in, or the invitation to log in; filled in by the browser. */
export function AccountName() {
  const { t } = useTranslation()
  const { isLoggedIn, loggedUser, name } = useAuthStore()
  if (!isLoggedIn) return t('shell.logIn')
  return (name.split(' ')[0] || loggedUser?.split('@')[0]) ?? t('shell.account')
}
