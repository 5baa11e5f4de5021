import type { Case } from '@filiera/contract/payments/cases'
import { formatMoment } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { useLanguage } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'

/** It does not begin a line. */
const SEPARATOR = '\u00a0· '

const providerNames = { mangopay: 'MangoPay', stripe: 'Stripe' } as const

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-2 text-ink-2 lg:mt-0">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const Code = ({ children }: { children: ReactNode }) => <span className="font-mono text-sm">{children}</span>

function PaymentFact({ item }: { item: Case }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { payment, provider } = item
  if (!payment) return null
  const { method, status, amount, refunded, result, seenAt, ref } = payment
  return (
    <Fact label={t('caseQueue.payment')}>
      {t(`caseQueue.paymentStatus.${status}`)}, {formatEuros(amount)} ({t(`caseQueue.method.${method}`)})
      {refunded > 0 && <>; {t('caseQueue.refunded', { amount: formatEuros(refunded) })}</>}
      <span className="block text-ink-2">
        {t('caseQueue.seen', { date: formatMoment(seenAt, language) })}
        {result && (
          <>
            {SEPARATOR}
            <Code>{result}</Code>
          </>
        )}
      </span>
      {ref && ref !== item.providerRef && (
        <span className="block text-ink-2">
          {provider && t('caseQueue.ref', { provider: providerNames[provider] })} <Code>{ref}</Code>
        </span>
      )}
    </Fact>
  )
}

function RefundFact({ refund }: Pick<Case, 'refund'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!refund) return null
  const { status, amount, tries, result, postponedUntil } = refund
  return (
    <Fact label={t('caseQueue.refund')}>
      {t(`caseQueue.refundStatus.${status}`)}, {formatEuros(amount)}
      {tries > 0 && <>, {t('caseQueue.tries', { count: tries })}</>}
      {postponedUntil && (
        <span className="block">
          {t('caseQueue.postponedUntil', { date: formatMoment(postponedUntil, language) })}
        </span>
      )}
      {result && (
        <span className="block text-ink-2">
          <Code>{result}</Code>
        </span>
      )}
    </Fact>
  )
}

function ReviewFacts({ review }: Pick<Case, 'review'>) {
  const { t } = useTranslation()
  if (!review) return null
  const { stars, title, text, author, product, seller, reason, words } = review
  return (
    <>
      <Fact label={t('caseQueue.review')}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)} {t('caseQueue.reviewOf', { author, product, seller })}
        {title && <b className="block font-semibold">{title}</b>}
        {text && <span className="block whitespace-pre-line">{text}</span>}
      </Fact>
      <Fact label={t('caseQueue.report')}>
        {t(`caseQueue.reportReason.${reason}`)}
        {words && <span className="block whitespace-pre-line">{words}</span>}
      </Fact>
    </>
  )
}

/** What stands behind a case: orders, purchase, payment, refund, reported review, and where to find it at the provider. */
export function CaseFacts({ item }: { item: Case }) {
  const { t } = useTranslation()
  const { orders, checkoutId, total, contactEmailAddress, provider, providerRef } = item
  return (
    <dl className="mt-3 grid gap-x-5 gap-y-1.5 text-[0.9375rem] lg:grid-cols-[minmax(130px,auto)_1fr]">
      {orders.length > 0 && (
        <Fact label={t('caseQueue.orders', { count: orders.length })}>
          <ul>
            {orders.map(({ id, status, seller, amount, refunded }) => (
              <li key={id}>
                <Code>
                  <span className="inline-block">{id}</span>
                </Code>
                {[
                  '',
                  seller,
                  formatEuros(amount),
                  t(`orders.status.${status}`),
                  ...(refunded > 0 ? [t('caseQueue.toRefund', { amount: formatEuros(refunded) })] : []),
                ].join(SEPARATOR)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {checkoutId && (
        <Fact label={t('caseQueue.checkout')}>
          {total !== null && formatEuros(total) + SEPARATOR}
          {contactEmailAddress && (
            <>
              <a href={`mailto:${contactEmailAddress}`} className="text-link underline underline-offset-4">
                {contactEmailAddress}
              </a>
              {SEPARATOR}
            </>
          )}
          <Code>{checkoutId}</Code>
        </Fact>
      )}
      <PaymentFact item={item} />
      <RefundFact refund={item.refund} />
      <ReviewFacts review={item.review} />
      {provider && providerRef && (
        <Fact label={t('caseQueue.ref', { provider: providerNames[provider] })}>
          <Code>{providerRef}</Code>
        </Fact>
      )}
    </dl>
  )
}
