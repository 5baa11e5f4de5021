import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { formatMoment } from '../../texts/format-date.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import type { Refused } from './act-by-form.ts'
import { lastMinute } from './order-times.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { unshipped } from './unshipped.ts'

/** Statuses with words on what is to be done. */
const worded = [
  'PAID',
  'ACCEPTED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CANCELLED',
  'DISPUTED',
] as const

/** Another carrier or number for a parcel that is on its way. */
function Correct({ order, refused }: { order: SellerOrder; refused: Refused | null }) {
  const { t } = useTranslation()
  return (
    <details open={refused !== null} key={order.shipment?.trackingNumber} className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4">
        {t('fulfilment.correct.title')}
      </summary>
      <p className="text-ink-2">{t('fulfilment.correct.text')}</p>
      <ShipmentForm intent="correct" shipment={order.shipment} refused={refused} />
    </details>
  )
}

type NextStepProps = {
  order: SellerOrder
  refused: Refused | null
  /** The form that gives everything back, where the shop cannot send the order. */
  cancelTo: string
}

/** What the shop does next with an order, with the button for it. */
export function NextStep({ order, refused, cancelTo }: NextStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const status = worded.find((known) => known === order.status)
  const own = (intent: Refused['intent']) => (refused?.intent === intent ? refused : null)
  const step = (['accept', 'prepare', 'deliver'] as const).find((action) =>
    order.sellerActions.includes(action),
  )
  return (
    <section aria-labelledby="next" className="rounded-panel bg-quiet p-5 md:p-7 print:hidden">
      <h2 id="next" className="text-2xl">
        {t('fulfilment.next.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t(`fulfilment.next.${status ?? 'none'}`)}</p>
      {order.acceptBy && (
        <p className="mt-1 font-semibold text-warn-text">
          {t('fulfilment.acceptBy', { date: formatMoment(lastMinute(order.acceptBy), language) })}
        </p>
      )}
      {step && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value={step} />
          <Button type="submit" disabled={busy}>
            {t(`fulfilment.${step}`)}
          </Button>
        </Form>
      )}
      {order.sellerActions.includes('ship') && (
        <ShipmentForm intent="ship" shipment={order.shipment} refused={own('ship')} />
      )}
      {order.sellerActions.includes('correct-shipment') && <Correct order={order} refused={own('correct')} />}
      {unshipped.has(order.status) && order.sellerActions.includes('refund') && (
        <p className="mt-3 text-[15px] text-ink-2">
          {t('fulfilment.cannotShip')}{' '}
          <Link
            to={cancelTo}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {t('fulfilment.cancelAll')}
          </Link>
        </p>
      )}
    </section>
  )
}
