import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { readReturnPage } from '@filiera/contract/personal-pages'
import { Link, redirect, useLocation } from 'react-router'
import { usePayment } from '../../buy/payment/follow/use-payment.ts'
import { paymentAddress } from '../../buy/payment/payment-address.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/cards-return-page'

export const handle = { frame: 'checkout' as const }

/** Seconds after which a page without JavaScript looks again. */
const REFRESH_SECONDS = 5

/** Where the bank sends customers back after the check of a card (`v`, or the provider's `cardValidationId`); opening it only looks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const local = (path: string) => localPath(languageOfPath(pathname), path)
  const id = searchParams.get('v') ?? searchParams.get('cardValidationId')
  if (!id) throw redirect(local('/account/cards'))
  const read = await context.get(backendContext)(readReturnPage, { params: { id } })
  if (!read.ok) {
    const { problem } = read
    return refuse(problem.code === 'bad_request' ? { ...problem, status: 404 } : problem, request, session)
  }
  const { payment, checkout, card } = read.value
  if (checkout !== null) throw redirect(local(`/checkout/${checkout.id}`))
  return { check: payment, alias: card?.alias ?? null }
}

function Waiting({ check, phase }: { check: PaymentInfo; phase: 'checking' | 'continue' | 'slow' }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const address = paymentAddress(check)
  if (phase === 'continue' && address) {
    return (
      <>
        <p role="status" className="mb-5 text-ink-2">
          {t('cards.returned.continueText')}
        </p>
        <a href={address} className={buttonClass()}>
          {t('cards.returned.continueAction')}
        </a>
      </>
    )
  }
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <p role="status" className="mb-5 text-ink-2">
        {phase === 'slow' ? t('cards.returned.slow') : t('cards.returned.checking')}
      </p>
      <Link to={pathname + search} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('cards.returned.again')}
      </Link>
    </>
  )
}

/** How the check ended: the card is good, good for a day, or gone. */
function Ended({ check, alias }: { check: PaymentInfo; alias: string | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isConfirmed = check.status === 'paid'
  const reason = check.error ? t(`payment.reason.${check.error.reason}`) : null
  // the bank's no takes the card away after this page was made
  const isGone = alias === null || check.error?.reason === 'declined' || check.error?.reason === 'other_card'
  return (
    <>
      {isConfirmed ? (
        <Notice type="success" live title={t('cards.returned.confirmedTitle')} className="mb-6">
          {alias ? t('cards.returned.confirmed', { alias }) : t('cards.returned.confirmedNameless')}
        </Notice>
      ) : (
        <Notice type="error" live title={t('cards.returned.failedTitle')} className="mb-6">
          {reason} {isGone ? t('cards.returned.gone') : t('cards.returned.kept', { alias })}
        </Notice>
      )}
      <Link to={to('/account/cards')} reloadDocument className={buttonClass()}>
        {t('cards.returned.back')}
      </Link>
    </>
  )
}

export default function CardsReturnPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { check, alias } = loaderData
  const { info, phase } = usePayment(check, false)
  const title = t('cards.returned.title')
  return (
    <AccountFrame title={title} crumbs={[{ title: t('cards.title'), to: to('/account/cards') }, { title }]}>
      <div data-check={info.status} className="max-w-[640px]">
        {phase === 'settled' ? <Ended check={info} alias={alias} /> : <Waiting check={info} phase={phase} />}
      </div>
    </AccountFrame>
  )
}
