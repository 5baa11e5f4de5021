import { useNavigate } from 'react-router'
import { announceSuccess } from '../../notices/notices.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { dispatchAuth } from '../auth/auth-store.ts'
import { logoutHere } from './account.client.ts'
import { forgetAccount } from './forget-account.ts'

/**
 * Logs out: clears everything of the former user, or leaves the user logged in when the server refuses (specification §4).
 * @returns whether the session is over
 */
export function useLogout(): () => Promise<boolean> {
  const navigate = useNavigate()
  const to = useLocalPath()
  return async () => {
    dispatchAuth({ type: 'logout_request' })
    const result = await logoutHere()
    if (!result.ok) {
      dispatchAuth({ type: 'logout_error', problem: result.problem })
      return false
    }
    forgetAccount()
    announceSuccess('logout')
    await navigate(to('/'))
    return true
  }
}
