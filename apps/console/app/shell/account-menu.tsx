import { logout } from '@filiera/contract/customers/account'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Avatar, initialsOf } from '../ui/avatar.tsx'
import { Disclosure, DisclosureItem } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'

/** Ends the session. The page is loaded anew, so that nothing that was read with it stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => callApi(logout, {}),
    onSuccess: () => location.assign('/login'),
  })

/** Who is logged in, as what, and the way out. */
export function AccountLines() {
  const { t } = useTexts()
  const { session, shop } = useWork()
  const { mutate, isPending, isError } = useLogout()
  return (
    <>
      <div className="px-2.5 pt-1.5 pb-2">
        <b className="block font-semibold wrap-anywhere">{session.name || session.email}</b>
        <span className="block text-t13 wrap-anywhere text-ink-3">{session.email}</span>
        <span className="block text-t13 text-ink-3">
          {shop.name}, {t(`shell.role.${shop.role}`)}
        </span>
      </div>
      <div className="border-t border-line pt-1.5">
        <DisclosureItem onClick={() => !isPending && mutate()}>
          <Icon name="logout" />
          {t('shell.logout')}
        </DisclosureItem>
        {isError && (
          <p role="alert" className="px-2.5 pb-2 text-t13 text-bad-text">
            {t('shell.logoutFailed')}
          </p>
        )}
      </div>
    </>
  )
}

/** The account at the end of the top bar. */
export function AccountMenu() {
  const { t } = useTexts()
  const { session } = useWork()
  const name = session.name || session.email
  const initials = initialsOf(name)
  return (
    <Disclosure label={t('shell.account', { initials, name })} button={<Avatar name={name} />}>
      {() => <AccountLines />}
    </Disclosure>
  )
}
