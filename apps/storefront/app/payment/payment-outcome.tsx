import type { Checkout } from '@filiera/contract/orders'
import type { PaymentInfo } from '@filiera/contract/payment'
import { isRegionCode } from '@filiera/domain/regions'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { DoneNotice } from '../account/done-notice.tsx'
import { FailedNotice } from '../account/failed-notice.tsx'
import { restoreBrowserState } from '../account/restore.ts'
import { loadCarts } from '../cart/change-cart.ts'
import { SoldBy } from '../cart/sold-by.tsx'
import { otherWays, type PayWay } from '../checkout/checkout-query.state.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { noticeTypes } from '../notices/notice-catalogue.ts'
import { DeliveryDates } from '../orders/delivery-dates.tsx'
import { formatHour } from '../orders/format-date.ts'
import { UnbrokenNumber } from '../orders/unbroken-number.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { BrowserFields, useLeaveFor } from './pay-again.tsx'
import { paymentAddress } from './payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { isOpen } from './poll.state.ts'
import { usePayment } from './use-payment.ts'

/** Seconds after which a page without JavaScript looks again. */
const REFRESH_SECONDS = 5

function Paid({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const refreshed = useRef(false)
  useEffect(() => {
    if (refreshed.current) return
    refreshed.current = true
    // what was bought has left the cart on the server
    void restoreBrowserState().then(loadCarts)
  }, [])
  return (
    <PaymentFrame title={t('payment.paidTitle')} status="paid">
      <picture className="plate mt-6 block">
        <source type="image/avif" srcSet="/art/crate-leaving.avif" />
        <img
          src="/art/crate-leaving.webp"
          alt=""
          width={1000}
          height={1000}
          className="aspect-[5/2] h-auto w-full rounded-panel object-cover"
        />
      </picture>
      <p
        role="status"
        data-notice="checkout_success"
        data-type={noticeTypes.checkout_success}
        className="mt-6 text-lg wrap-anywhere text-ink-2"
      >
        {t('notices.checkout_success.title')}.{' '}
        {t('payment.paidText', { email: checkout.contactEmailAddress })} {t('payment.paidNext')}
      </p>
      <ul className="mt-6 grid gap-3.5">
        {checkout.orders.map(({ idHash, seller, delivery }) => (
          <li key={idHash} className="rounded-plate border border-line p-4.5">
            <SoldBy
              region={isRegionCode(seller.region) ? seller.region : null}
              text={t('payment.parcelOf', { seller: seller.name, city: seller.city })}
            />
            <p className="mt-1">
              <DeliveryDates delivery={delivery} withIcon />
            </p>
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-3">
              <h2 className="text-xl">
                <UnbrokenNumber text={t('payment.parcel', { number: idHash })} number={idHash} />
              </h2>
              <Link
                to={to(`/account/orders/${idHash}`)}
                reloadDocument
                aria-label={t('payment.seeOrderNamed', { number: idHash })}
                className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
              >
                {t('payment.seeOrder')}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <Link to={to('/products')} reloadDocument className={`${buttonClass()} mt-7`}>
        {t('payment.keepShopping')}
      </Link>
    </PaymentFrame>
  )
}

/** The bank has not answered, or the customer left its page halfway. */
function Waiting({
  info,
  phase,
  problem,
}: {
  info: PaymentInfo
  phase: 'checking' | 'continue' | 'slow'
  problem: string | null
}) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { pathname, search } = useLocation()
  const address = paymentAddress(info)
  if (phase === 'continue' && address) {
    return (
      <PaymentFrame title={t('payment.continueTitle')} status={info.status}>
        {problem && <FailedNotice event="payment" code={problem} className="mt-5" />}
        <p className="mt-3.5 mb-5 text-lg text-ink-2">{t('payment.continueText')}</p>
        <div className="mb-6">
          <DoneNotice event="order_create" />
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={address} className={buttonClass()}>
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
      {problem && <FailedNotice event="payment" code={problem} className="mt-5" />}
      <p role="status" className="mt-3.5 mb-6 text-lg text-ink-2">
        {phase === 'slow' ? t('payment.slow') : t('payment.checkingText')}
      </p>
      <Link to={pathname + search} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('payment.checkAgain')}
      </Link>
    </PaymentFrame>
  )
}

/** The way to pay that failed, to be tried once more. */
function sameWay(info: PaymentInfo | null): PayWay {
  if (info?.provider === 'stripe') return 'stripe'
  return otherWays.find((way) => way === info?.type) ?? 'web'
}

/** A refusal in words, with the cart safe and two ways on. */
function Failed({
  checkout,
  info,
  problem,
}: {
  checkout: Checkout
  info: PaymentInfo | null
  problem: string | null
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const here = to(`/checkout/${checkout.id}`)
  const isDirect = info?.provider === 'mangopay' && info.type.includes('direct')
  const reason = info?.error ? t(`payment.reason.${info.error.reason}`) : null
  return (
    <PaymentFrame title={t('payment.failedTitle')} status={info?.status ?? 'failed'}>
      {problem && <FailedNotice event="payment" code={problem} className="mt-5" />}
      <Notice type="error" live={!problem} className="mt-5 mb-6" title={problem ? null : reason}>
        {t('payment.failedSafe')} {t('payment.untilTime', { time: formatHour(checkout.expiresAt, language) })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isDirect && (
          <Form method="post" action={here}>
            <BrowserFields />
            <input type="hidden" name="pay" value={sameWay(info)} />
            <Button type="submit" disabled={busy}>
              {t('payment.retry')}
            </Button>
          </Form>
        )}
        <Link
          to={`${here}?choose=1`}
          reloadDocument
          className={buttonClass({ variant: isDirect ? 'primary' : 'outline' })}
        >
          {t('payment.otherCard')}
        </Link>
      </div>
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

function Expired() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <PaymentFrame title={t('payment.expiredTitle')} status="expired">
      <p role="status" className="mt-3.5 mb-6 text-lg text-ink-2">
        {t('payment.expiredText')}
      </p>
      <Link to={to('/checkout')} reloadDocument className={buttonClass()}>
        {t('payment.orderAgain')}
      </Link>
    </PaymentFrame>
  )
}

function Said({ title, text, status }: { title: string; text: string; status: string }) {
  return (
    <PaymentFrame title={title} status={status}>
      <p role="status" className="mt-3.5 text-lg text-ink-2">
        {text}
      </p>
    </PaymentFrame>
  )
}

const paidStatuses = new Set(['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'COMPLETED'])
const mayPay = (checkout: Checkout) => checkout.orders.some((order) => order.actions.includes('pay'))

/** What became of a payment that has ended, or of a checkout without one. */
function Settled({
  checkout,
  info,
  problem,
}: {
  checkout: Checkout
  info: PaymentInfo | null
  problem: string | null
}) {
  const { t } = useTranslation()
  if (info?.status === 'paid' || (!info && paidStatuses.has(checkout.status)))
    return <Paid checkout={checkout} />
  if (info?.status === 'refunded' || info?.status === 'partially_refunded') {
    return <Said title={t('payment.refundedTitle')} text={t('payment.refundedText')} status={info.status} />
  }
  if (info?.status === 'review') {
    return <Said title={t('payment.reviewTitle')} text={t('payment.reviewText')} status={info.status} />
  }
  return mayPay(checkout) ? <Failed checkout={checkout} info={info} problem={problem} /> : <Expired />
}

function Followed({
  checkout,
  info,
  problem,
}: {
  checkout: Checkout
  info: PaymentInfo
  problem: string | null
}) {
  const cameBack = useSearchParams()[0].has('cancelled')
  const state = usePayment(info, cameBack)
  const wire = state.info.bankWire
  if (state.phase !== 'settled' && wire) {
    return <BankTransfer checkout={checkout} info={state.info} wire={wire} problem={problem} />
  }
  if (state.phase !== 'settled') return <Waiting info={state.info} phase={state.phase} problem={problem} />
  return <Settled checkout={checkout} info={state.info} problem={problem} />
}

type PaymentOutcomeProps = {
  checkout: Checkout
  info: PaymentInfo | null
  /** Code of a payment that could not even be started. */
  problem: string | null
  /** Where a new attempt leads. */
  next?: string | undefined
}

/** The page after paying: paid, failed, still open, expired; it follows an open payment by itself and may be reloaded. */
export function PaymentOutcome({ checkout, info, problem, next }: PaymentOutcomeProps) {
  useLeaveFor(next)
  if (info && isOpen(info.status)) return <Followed checkout={checkout} info={info} problem={problem} />
  return <Settled checkout={checkout} info={info} problem={problem} />
}
