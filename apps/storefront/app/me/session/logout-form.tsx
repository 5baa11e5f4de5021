import { useState } from 'react'
import { useLogout } from '../../state/session/use-logout.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

/** Logs out; without JavaScript a plain form to the account page. */
export function LogoutForm() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const logout = useLogout()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <form
      method="post"
      action={to('/account')}
      onSubmit={(event) => {
        event.preventDefault()
        setHasFailed(false)
        void logout().then((isOut) => setHasFailed(!isOut))
      }}
    >
      <input type="hidden" name="intent" value="logout" />
      <button
        type="submit"
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {t('account.logout')}
      </button>
      {hasFailed && (
        <Notice type="error" live>
          {t('account.logoutFailed')}
        </Notice>
      )}
    </form>
  )
}
