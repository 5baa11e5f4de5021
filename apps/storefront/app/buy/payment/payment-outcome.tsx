import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { Link, useLocation, useSearchParams } from 'react-router'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { isOpen } from './follow/poll.state.ts'
import { usePayment } from './follow/use-payment.ts'
import { useReadAgain } from './follow/use-read-again.ts'
import { useLeaveFor } from './pay-again.tsx'
import { paymentAddress } from './payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { SettledPayment } from './settled-payment.tsx'

/** Seconds after which a page without JavaScript looks again. */
const REFRESH_SECONDS = 5

type WaitingProps = { info: PaymentInfo; phase: 'checking' | 'continue' | 'slow'; cameBack?: boolean }

/** The bank has not answered, or the customer left its page halfway (`cameBack`: for sure): what is going on, in one sentence. */
function Waiting({ info, phase, cameBack = false }: WaitingProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { pathname, search } = useLocation()
  const address = paymentAddress(info)
  if (phase === 'continue' && address) {
    return (
      <PaymentFrame title={t(cameBack ? 'payment.continueTitle' : 'payment.checking')} status={info.status}>
        <p role="status" className="mt-3.5 mb-5 text-lg text-ink-2">
          {t(cameBack ? 'payment.continueText' : 'payment.unansweredText')}
        </p>
        <div className="mb-6 empty:hidden">{cameBack && <DoneNotice event="order_create" />}</div>
        <div className="flex flex-wrap gap-3">
          <a href={address} className={buttonClass({ variant: cameBack ? 'primary' : 'outline' })}>
            {t('payment.continueAction')}
          </a>
          <Link
            to={`${to(`/checkout/${info.checkoutId}`)}?choose=1`}
            reloadDocument
            className={buttonClass({ variant: 'outline' })}
          >
            {t('payment.otherWay')}
          </Link>
        </div>
      </PaymentFrame>
    )
  }
  return (
    <PaymentFrame title={t('payment.checking')} status={info.status}>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <p role="status" className="mt-3.5 mb-6 text-lg text-ink-2">
        {phase === 'slow'
          ? t('payment.slow')
          : t(info.status === 'pending' ? 'payment.notReached' : 'payment.checkingText')}
      </p>
      <Link to={pathname + search} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('payment.checkAgain')}
      </Link>
    </PaymentFrame>
  )
}

/** The provider takes its time to begin: without scripts the page looks again by itself. */
export function PaymentPrepared() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <PaymentFrame title={t('payment.preparing')} status="pending">
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <p role="status" className="mt-3.5 mb-6 text-lg text-ink-2">
        {t('payment.slowStart')}
      </p>
      <Link to={pathname + search} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('payment.checkAgain')}
      </Link>
    </PaymentFrame>
  )
}

/** Nothing can be said about the payment now: nobody is invited to pay a second time. */
export function PaymentUnknown() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <PaymentFrame title={t('payment.checking')} status="unknown">
      <FailedNotice event="checkout_payment_status" code={null} className="mt-5 mb-6" />
      <Link to={pathname + search} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('payment.checkAgain')}
      </Link>
    </PaymentFrame>
  )
}

function Followed({ info, ...paid }: Omit<PaymentOutcomeProps, 'next'> & { info: PaymentInfo }) {
  const { checkout, problem } = paid
  const { pathname } = useLocation()
  const cameBack = useSearchParams()[0].has('cancelled') || !pathname.endsWith('/checkout/return')
  const state = usePayment(info, cameBack)
  const isRead = useReadAgain(state.phase === 'settled')
  const wire = state.info.bankWire
  if (state.phase !== 'settled' && wire) {
    return <BankTransfer checkout={checkout} info={state.info} wire={wire} hasFailure={problem !== null} />
  }
  if (state.phase !== 'settled') return <Waiting info={state.info} phase={state.phase} cameBack={cameBack} />
  if (!isRead) return <Waiting info={info} phase="checking" />
  return <SettledPayment {...paid} info={state.info} />
}

type PaymentOutcomeProps = {
  checkout: Checkout
  buyerName: string
  info: PaymentInfo | null
  /** Code of a payment that could not even be started. */
  problem: string | null
  /** Where a new attempt leads. */
  next?: string | undefined
}

/** The page after paying: paid, failed, still open, expired; it follows an open payment by itself and may be reloaded. */
export function PaymentOutcome({ next, info, ...paid }: PaymentOutcomeProps) {
  useLeaveFor(next)
  if (info && isOpen(info.status)) return <Followed {...paid} info={info} />
  return <SettledPayment {...paid} info={info} />
}
