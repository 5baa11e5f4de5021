import { getUser, logout } from '@filiera/contract/account'
import { listOrders } from '@filiera/contract/orders'
import { CreditCard, MapPin, Package } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect } from 'react-router'
import { Notice } from '../design/notice.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { OrderRow } from '../orders/order-row.tsx'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/account-page'
import { AccountFrame } from './account-frame.tsx'
import { displayName } from './display-name.ts'
import { LogoutForm } from './logout-form.tsx'
import { refuse, requireSession } from './require-session.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const [user, orders] = await Promise.all([
    backend(getUser, {}),
    backend(listOrders, { query: { limit: '1' } }),
  ])
  if (!user.ok) return refuse(user.problem, request, session)
  const { username, name, confirmed } = user.value
  return { username, name, confirmed, latest: orders.ok ? (orders.value[0] ?? null) : null }
}

/** Logout as a plain form; a backend that does not answer leaves the customer logged in (§4). */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const result = await context.get(backendContext)(logout, {})
  if (!result.ok && result.problem.code !== 'not_signed_in') {
    return data({ failed: true }, { status: result.problem.status })
  }
  session.close()
  return redirect(localPath(languageOfPath(new URL(request.url).pathname), '/'), 303)
}

const tiles = [
  { path: '/account/orders', key: 'orders', Icon: Package },
  { path: '/account/addresses', key: 'addresses', Icon: MapPin },
  { path: '/account/cards', key: 'cards', Icon: CreditCard },
] as const

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { username, name, confirmed, latest } = loaderData
  return (
    <AccountFrame
      title={t('account.hello', { name: displayName(name, username) })}
      crumbs={[]}
      lead={t('account.lead')}
    >
      <div className="grid gap-7">
        {actionData?.failed && (
          <Notice type="error" live>
            {t('account.logoutFailed')}
          </Notice>
        )}
        {!confirmed && <Notice type="warning">{t('account.unconfirmed')}</Notice>}
        <ul className="grid gap-4 md:grid-cols-3">
          {tiles.map(({ path, key, Icon }) => (
            <li key={key} className="relative rounded-plate border border-line p-5 hover:bg-quiet">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="text-link" />
              <h2 className="mt-2.5 font-sans text-[17px] font-semibold tracking-normal">
                <Link to={to(path)} reloadDocument={key === 'cards'} className="after:absolute after:inset-0">
                  {t(`account.nav.${key}`)}
                </Link>
              </h2>
              <p className="mt-1 text-[15px] text-ink-2">{t(`account.${key}Text`)}</p>
            </li>
          ))}
        </ul>
        <section aria-labelledby="latest-order">
          <h2 id="latest-order" className="mb-3.5 text-2xl">
            {t('account.latest')}
          </h2>
          {latest ? <OrderRow order={latest} /> : <p className="text-ink-2">{t('account.noOrders')}</p>}
        </section>
        <div className="lg:hidden">
          <LogoutForm />
        </div>
      </div>
    </AccountFrame>
  )
}
