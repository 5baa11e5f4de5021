import { eurosToCents, formatEuros, formatMoney } from '@filiera/domain/money/money'
import type { Country } from '@filiera/domain/places/country-names'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { collectBrowserInfo } from '../../browser/browser-info.ts'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { announceSuccess } from '../../notices/notices.ts'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { Notice } from '../../ui/notice.tsx'
import { SlowStart } from '../payment/slow-start.tsx'
import { usePageRestored } from '../payment/use-page-restored.ts'
import { ChangedLines, PLACE_FORM } from './changed-lines.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import type { CheckoutData } from './checkout-data.ts'
import { Declarations } from './declarations.tsx'
import { OfflineBar, useNetworkWait } from './frame/offline-bar.tsx'
import { reviewChanges } from './review-changes.state.ts'
import { ReviewedChoices } from './reviewed-choices.tsx'
import { ReviewedParcels } from './reviewed-parcels.tsx'

type ReviewStepProps = {
  data: CheckoutData
  answer: CheckoutAnswer | undefined
  countries: readonly Country[]
  /** Products that are about to leave the cart with the order. */
  removed: ReadonlySet<string>
  onRemove(productId: string, isRemoved: boolean): void
}

const linkClass =
  'font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4'

function Refusal({ answer, data }: { answer: CheckoutAnswer | undefined; data: CheckoutData }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (answer?.kind !== 'place') return null
  const { faults, code, products } = answer
  const because = explainedCode(code)
  const titles = data.carts
    .flatMap((cart) => cart.items)
    .filter(({ productId }) => products.includes(productId))
    .map(({ title }) => title)
  return (
    <div className="mb-6">
      <ErrorSummary
        answer={answer}
        errors={faults.map((fault) => ({ field: fault, text: t(`checkout.error.${fault}`) }))}
      >
        {code && faults.length === 0 && (
          <div data-notice="order_create_error" data-type="error">
            <p className="font-semibold">{t('notices.order_create_error.title')}</p>
            <p>{because ? t(`notices.because.${because}`) : t('notices.order_create_error.description')}</p>
            {code === UNREACHED && <p>{t('checkout.error.again')}</p>}
            {titles.length > 0 && <p>{t('checkout.error.products', { titles: titles.join(', ') })}</p>}
            {(code === 'cart_empty' || code === 'not_deliverable') && (
              <Link to={to('/cart')} reloadDocument className={linkClass}>
                {t('checkout.error.toCart')}
              </Link>
            )}
          </div>
        )}
      </ErrorSummary>
    </div>
  )
}

/** Another order waits for its payment: this one leads to it, or takes its place. */
function UnpaidNote({ data: { unpaid } }: { data: CheckoutData }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!unpaid) return null
  return (
    <Notice
      type="info"
      className="mb-6"
      title={t('checkout.unpaid.title', { total: formatEuros(unpaid.total) })}
    >
      <p>{t('checkout.unpaid.text')}</p>
      <Link
        to={to(`/checkout/${unpaid.checkoutId}`)}
        reloadDocument
        className={`inline-flex min-h-11 items-center ${linkClass}`}
      >
        {t('cart.unpaidResume')}
      </Link>
    </Notice>
  )
}

const changeCodes: readonly (string | null)[] = ['cart_changed', 'sold_out']

/** Why an order was refused because the cart is not as it was; null for every other answer. */
const changedAnswer = (answer: CheckoutAnswer | undefined) =>
  answer?.kind === 'place' && changeCodes.includes(answer.code) ? answer : null

/** Whether the order is on its way; `sent` keeps a second press from sending it again. */
function useSending(answer: CheckoutAnswer | undefined) {
  const submitting = useNavigation().state !== 'idle'
  const [leaving, setLeaving] = useState(false)
  const sent = useRef(false)
  useEffect(() => {
    sent.current = false
    if (answer?.kind !== 'leave') return
    sent.current = true
    setLeaving(true)
    announceSuccess('order_create')
    window.location.assign(answer.next)
  }, [answer])
  usePageRestored(() => {
    sent.current = false
    setLeaving(false)
  })
  return { sent, busy: submitting || leaving }
}

/** The button that orders what is shown, with what has to be declared. */
function PlaceForm({
  data,
  answer,
  busy,
  isWaiting,
  sent,
}: Pick<ReviewStepProps, 'data' | 'answer'> & {
  busy: boolean
  /** For the network. */
  isWaiting: boolean
  sent: RefObject<boolean>
}) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { totals } = data
  return (
    <Form
      id={PLACE_FORM}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (sent.current) event.preventDefault()
        sent.current = true
      }}
    >
      <EnhancedMark />
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="totalCents" value={totals.totalCents} />
      {data.carts
        .flatMap((cart) => cart.items)
        .map(({ productId, quantity, price, priceDiscounted }) => (
          <input
            key={productId}
            type="hidden"
            name="line"
            value={`${productId}:${quantity}:${eurosToCents(priceDiscounted ?? price)}`}
          />
        ))}
      {hydrated && <input type="hidden" name="browserInfo" value={JSON.stringify(collectBrowserInfo())} />}
      <Declarations data={data} answer={answer} />
      <Button
        type="submit"
        size="large"
        full
        disabled={busy || isWaiting || totals.totalCents === 0}
        className="mt-5"
      >
        {isWaiting
          ? t('checkout.offline.waiting')
          : busy
            ? t('checkout.review.submitting')
            : t('checkout.review.submit', { total: formatMoney(totals.totalCents) })}
      </Button>
      <SlowStart busy={busy} />
      <p className="mt-3 text-sm text-ink-2">
        {isWaiting ? t('checkout.offline.note') : t('checkout.review.note', { count: data.holdMinutes })}
      </p>
    </Form>
  )
}

/** Last step: everything once more, and the button that orders. */
export function ReviewStep({ data, answer, countries, removed, onRemove }: ReviewStepProps) {
  const { sent, busy } = useSending(answer)
  const { shipping, billing, totals } = data
  const network = useNetworkWait()
  if (!shipping || !billing) return null
  const refused = changedAnswer(answer)
  const changes = reviewChanges(data.allCarts, refused?.lines ?? [])
  const beforeCents = refused?.beforeCents ?? null
  const isChanged = changes.length > 0 || (beforeCents !== null && beforeCents !== totals.totalCents)
  return (
    <>
      <OfflineBar {...network} />
      {!(refused && isChanged) && <Refusal answer={answer} data={data} />}
      {isChanged && (
        <ChangedLines
          {...{ changes, removed, onRemove, beforeCents, busy }}
          totalCents={totals.totalCents}
          answer={refused}
        />
      )}
      <UnpaidNote data={data} />
      <ReviewedChoices data={data} shipping={shipping} billing={billing} countries={countries} />
      <ReviewedParcels data={data} />
      <PlaceForm data={data} answer={answer} busy={busy} isWaiting={network.seconds !== null} sent={sent} />
    </>
  )
}
