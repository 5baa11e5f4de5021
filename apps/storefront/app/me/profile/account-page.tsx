import { logout, resendConfirmation } from '@filiera/contract/customers/account'
import { readAccountPage } from '@filiera/contract/personal-pages'
import { countryName } from '@filiera/domain/places/country-names'
import { data, Form, Link, redirect } from 'react-router'
import { usualAddresses } from '../../buy/addresses/chosen-address.ts'
import { AddressLines } from '../../buy/order/address-lines.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { displayName } from '../../state/session/display-name.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { ChevronRight } from '../../ui/icons/frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import { needsFullLoad, pagesFor } from '../frame/account-pages.ts'
import { PurchaseCard } from '../orders/purchase-card.tsx'
import { LogoutForm } from '../session/logout-form.tsx'
import type { Route } from './+types/account-page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const read = await context.get(backendContext)(readAccountPage, {})
  if (!read.ok) return refuse(read.problem, request, session)
  const { user, latest, addresses } = read.value
  const { username, name, confirmed, groups } = user
  const address = usualAddresses(addresses).shipping
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    username,
    name,
    confirmed,
    groups,
    latest,
    address,
    country: address && countryName(address.country, language),
  }
}

const nothing = { failed: false, resent: false, code: null }

/** Logs out, or mails the confirmation again (`intent=resend`); a backend that does not answer leaves the customer logged in (§4). */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const backend = context.get(backendContext)
  if ((await request.formData()).get('intent') === 'resend') {
    requireSession(request, session)
    const read = await backend(readAccountPage, {})
    if (!read.ok) return refuse(read.problem, request, session)
    const { username } = read.value.user
    const sent = await backend(resendConfirmation, { body: { username } })
    if (sent.ok) return data({ ...nothing, resent: true })
    return data({ ...nothing, code: sent.problem.code }, { status: sent.problem.status })
  }
  const result = await backend(logout, {})
  if (!result.ok && result.problem.code !== 'not_signed_in') {
    return data({ ...nothing, failed: true }, { status: result.problem.status })
  }
  session.close()
  return redirect(localPath(languageOfPath(new URL(request.url).pathname), '/login?goodbye=1'), 303)
}

/** Without an answer of the storefront: the page says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, () => ({ ...nothing, code: UNREACHED }))
}

/** The confirmation is still missing: says so, and sends the link again. */
function Unconfirmed({ resent, code }: { resent: boolean; code: string | null }) {
  const { t } = useTranslation()
  const because = explainedCode(code)
  if (resent) {
    return (
      <Notice type="success" live title={t('notices.email_sent.title')}>
        {t('notices.email_sent.description')}
      </Notice>
    )
  }
  return (
    <Notice type="warning" title={t('account.unconfirmed')}>
      {code && (
        <span role="alert" className="block font-medium">
          {t(`notices.because.${because ?? 'unavailable'}`)}
        </span>
      )}
      <Form method="post" className="mt-2">
        <input type="hidden" name="intent" value="resend" />
        <Button type="submit" variant="outline" size="small">
          {t('account.login.resend')}
        </Button>
      </Form>
    </Notice>
  )
}

/** On phones the pages of the account are its first page; wider screens have them at the side. */
function PageList({ groups }: { groups: readonly string[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <nav aria-label={t('account.nav.label')} className="md:hidden">
      <ul className="rounded-image border border-line">
        {pagesFor(groups)
          .filter(({ key }) => key !== 'overview')
          .map(({ path, key, Icon }) => (
            <li key={key} className="border-t border-line first:border-t-0">
              <Link
                to={to(path)}
                reloadDocument={needsFullLoad(key)}
                className="grid min-h-14 grid-cols-[24px_1fr_20px] items-center gap-3.5 px-4 font-semibold hover:bg-quiet"
              >
                <Icon size={22} className="text-link" />
                {t(`account.nav.${key}`)}
                <ChevronRight size={20} className="text-ink-3" />
              </Link>
            </li>
          ))}
      </ul>
      <div className="mt-4 pl-4">
        <LogoutForm />
      </div>
    </nav>
  )
}

/** Nothing was ordered yet, and the way on. */
function NoOrders() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <p className="mb-3 text-ink-2">{t('account.noOrders')}</p>
      <Link to={to('/products')} className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('cart.emptyAction')}
      </Link>
    </>
  )
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { username, name, confirmed, groups, latest, address, country } = loaderData
  return (
    <AccountFrame
      title={t('account.hello', { name: displayName(name, username) })}
      crumbs={[]}
      lead={t('account.lead')}
      groups={groups}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData?.failed && (
          <Notice type="error" live>
            {t('account.logoutFailed')}
          </Notice>
        )}
        {!confirmed && <Unconfirmed resent={actionData?.resent ?? false} code={actionData?.code ?? null} />}
        <section aria-labelledby="latest-order">
          <h2 id="latest-order" className="mb-3.5 text-2xl">
            {t('account.latest')}
          </h2>
          {latest ? <PurchaseCard purchase={latest} /> : <NoOrders />}
        </section>
        <section aria-labelledby="usual-address" className="hidden md:block">
          <h2 id="usual-address" className="mb-3.5 text-2xl">
            {t('account.usualAddress')}
          </h2>
          {address ? (
            <AddressLines address={address} country={country} />
          ) : (
            <p className="text-ink-2">{t('addresses.none')}</p>
          )}
          <Link
            to={to('/account/addresses')}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('account.allAddresses')}
          </Link>
        </section>
        <PageList groups={groups} />
      </div>
    </AccountFrame>
  )
}
