import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { formatHour } from '@filiera/domain/dates/written-dates'
import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { noticeTypes } from '../../notices/notice-catalogue.ts'
import { loadCarts } from '../../state/cart/change-cart.ts'
import { restoreBrowserState } from '../../state/session/restore.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { standOf } from './follow/poll.state.ts'
import { isAllOver, moneyBack } from './ordered.state.ts'
import { BrowserFields } from './pay-again.tsx'
import { otherWays, type PayWay } from './pay-way.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { SlowStart } from './slow-start.tsx'

function KeepShopping({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link
      to={to('/products')}
      reloadDocument
      className={`${buttonClass({ variant })} whitespace-nowrap max-md:flex-1 max-md:px-3 print:hidden`}
    >
      {t('payment.keepShopping')}
    </Link>
  )
}

function CrateLeaving() {
  return (
    <picture className="product-image relative block md:order-last print:hidden">
      <source type="image/avif" srcSet="/art/crate-leaving.avif" />
      <img
        src="/art/crate-leaving.webp"
        alt=""
        width={1000}
        height={1000}
        className="aspect-[5/4] h-auto w-full object-cover object-[50%_75%] md:absolute md:inset-0 md:aspect-auto md:h-full"
      />
    </picture>
  )
}

function Paid({ checkout, buyerName }: { checkout: Checkout; buyerName: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [first] = checkout.orders
  const refreshed = useRef(false)
  useEffect(() => {
    if (refreshed.current) return
    refreshed.current = true
    // what was bought has left the cart on the server
    void restoreBrowserState().then(loadCarts)
  }, [])
  return (
    <PaymentFrame
      title={[buyerName && t('payment.thanks', { name: buyerName }), t('payment.paidTitle')].join(' ').trim()}
      status="paid"
      picture={<CrateLeaving />}
    >
      <p
        role="status"
        data-notice="checkout_success"
        data-type={noticeTypes.checkout_success}
        className="mt-3 text-lg text-ink-2"
      >
        {t('notices.checkout_success.title')}.{' '}
        {t('payment.purchaseOf', {
          total: formatEuros(checkout.total),
          parcels: t('orders.purchase.count', { count: checkout.orders.length }),
        })}{' '}
        <EmailAddress
          email={checkout.contactEmailAddress}
          text={t('payment.paidText', { email: checkout.contactEmailAddress })}
        />{' '}
        {t('payment.paidNext')}
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        {first && (
          <Link
            to={to(`/account/orders/${first.idHash}`)}
            reloadDocument
            className={`${buttonClass()} whitespace-nowrap max-md:flex-1 max-md:px-3 print:hidden`}
          >
            {t('orders.purchase.follow')}
          </Link>
        )}
        <KeepShopping variant="outline" />
      </p>
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
      <div className="mt-5 empty:hidden">
        <FormRefusal event="payment" code={problem} errors={[]} answer={problem} />
      </div>
      <Notice type="error" live={!problem} className="mt-5 mb-6" title={problem ? null : reason}>
        {t('payment.failedSafe')} {t('payment.untilTime', { time: formatHour(checkout.expiresAt, language) })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isDirect && (
          <Form method="post" action={here}>
            <BrowserFields />
            <input type="hidden" name="pay" value={sameWay(info)} />
            <input type="hidden" name="seen" value={standOf(info)} />
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
      <SlowStart busy={busy} />
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

type SaidProps = { title: string; text: string; status: string; next?: { to: string; label: string } }

function Said({ title, text, status, next }: SaidProps) {
  const to = useLocalPath()
  return (
    <PaymentFrame title={title} status={status}>
      <p role="status" className="mt-3.5 text-lg text-ink-2">
        {text}
      </p>
      {next ? (
        <Link to={to(next.to)} reloadDocument className={`${buttonClass()} mt-7 max-md:w-full`}>
          {next.label}
        </Link>
      ) : (
        <p className="mt-7 flex">
          <KeepShopping />
        </p>
      )}
    </PaymentFrame>
  )
}

const paidStatuses = new Set(['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'COMPLETED'])
const mayPay = (checkout: Checkout) => checkout.orders.some((order) => order.actions.includes('pay'))

/** What became of a payment that has ended, or of a checkout without one. */
export function SettledPayment({
  checkout,
  buyerName,
  info,
  problem,
}: {
  checkout: Checkout
  buyerName: string
  info: PaymentInfo | null
  problem: string | null
}) {
  const { t } = useTranslation()
  const { doneCents, pendingCents } = moneyBack(checkout.orders)
  if (info?.status === 'paid' && isAllOver(checkout.orders)) {
    const amount = formatMoney(doneCents + pendingCents)
    const text = `${t('payment.cancelledText', { amount })} ${t('orders.refunds.note')}`
    return <Said title={t('orders.cancel.doneTitle')} text={text} status={info.status} />
  }
  if (info?.status === 'paid' || (!info && paidStatuses.has(checkout.status)))
    return <Paid checkout={checkout} buyerName={buyerName} />
  if (info?.status === 'refunded') {
    const text = `${t('payment.refundedText', { amount: formatEuros(info.amount) })} ${t('orders.refunds.note')}`
    return <Said title={t('payment.refundedTitle')} text={text} status={info.status} />
  }
  if (info?.status === 'partially_refunded') {
    const amounts = { amount: formatMoney(doneCents), total: formatEuros(info.amount) }
    // a page that was open before knows the sum after a reload
    const back = doneCents > 0 ? `${t('payment.partlyRefundedText', amounts)} ` : ''
    const text = back + t('orders.refunds.note')
    return <Said title={t('payment.partlyRefundedTitle')} text={text} status={info.status} />
  }
  if (info?.status === 'review') {
    return <Said title={t('payment.reviewTitle')} text={t('payment.reviewText')} status={info.status} />
  }
  if (checkout.status === 'CANCELLED' && checkout.replacedBy) {
    return (
      <Said
        title={t('payment.replacedTitle')}
        text={t('payment.replacedText')}
        status={info?.status ?? 'cancelled'}
        next={{ to: `/checkout/${checkout.replacedBy}`, label: t('payment.replacedAction') }}
      />
    )
  }
  if (checkout.status === 'CANCELLED') {
    return (
      <Said
        title={t('orders.cancel.doneTitle')}
        text={t('orders.cancel.doneUnpaid')}
        status={info?.status ?? 'cancelled'}
      />
    )
  }
  return mayPay(checkout) ? <Failed checkout={checkout} info={info} problem={problem} /> : <Expired />
}
