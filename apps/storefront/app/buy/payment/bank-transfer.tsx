import type { Checkout } from '@filiera/contract/orders/orders'
import type { BankWire, PaymentInfo } from '@filiera/contract/payments/payment'
import { formatHour } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** A bank transfer that is waited for: where the money goes, to be copied exactly. */
export function BankTransfer({
  checkout,
  info,
  wire,
  hasFailure,
}: {
  checkout: Checkout
  info: PaymentInfo
  wire: BankWire
  /** Another way to pay could not be started meanwhile; the transfer is none the worse for it. */
  hasFailure: boolean
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const facts = [
    ['amount', [formatEuros(info.amount)]],
    ['reference', [wire.reference]],
    ['iban', [wire.iban.replace(/(.{4})(?=.)/g, '$1 ')]],
    ['bic', [wire.bic]],
    ['owner', [wire.ownerName, wire.ownerAddress.join(', ')]],
  ] as const
  return (
    <PaymentFrame title={t('payment.wire.title')} status={info.status}>
      {hasFailure ? (
        <Notice type="warning" live title={t('payment.wire.otherFailed')} className="mt-5 mb-6">
          {t('payment.wire.text')}
        </Notice>
      ) : (
        <p role="status" className="mt-3.5 mb-6 text-lg text-ink-2">
          {t('payment.wire.text')}
        </p>
      )}
      <dl className="rounded-image border border-line">
        {facts.map(([name, lines]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line px-4.5 py-3.5 first:border-t-0 md:grid-cols-[10rem_1fr]"
          >
            <dt className="text-ink-2">{t(`payment.wire.${name}`)}</dt>
            <dd className="font-semibold break-words select-all">
              {lines.map((line, index) => (
                <span key={line} className={index === 0 ? 'block' : 'block font-normal text-ink-2'}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-6 text-sm text-ink-2">
        {t('payment.untilTime', { time: formatHour(checkout.expiresAt, language) })} {t('payment.wire.late')}{' '}
        {t('payment.wire.again')}
      </p>
      <Link to={to('/products')} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('payment.keepShopping')}
      </Link>
    </PaymentFrame>
  )
}
