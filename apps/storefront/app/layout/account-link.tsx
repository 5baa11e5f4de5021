import { Link } from 'react-router'
import { AccountName } from '../me/frame/account-name.tsx'
import { useLocalPath } from '../texts/use-language.ts'
import { User } from '../ui/icons/frame.tsx'

/** Way to the account, with the name of who is logged in; a visitor is led to the login by the page itself. */
export function AccountLink({ className }: { className?: string }) {
  const to = useLocalPath()
  return (
    <Link to={to('/account')} className={className}>
      <User size={22} />
      <span className="block max-w-20 truncate lg:max-w-32">
        <AccountName />
      </span>
    </Link>
  )
}
