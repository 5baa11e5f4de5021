import {
  acceptOrder,
  deliverOrder,
  prepareOrder,
  type SellerOrder,
} from '@filiera/contract/orders/fulfilment'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Button, TextButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'
import { useDue } from './order-facts.tsx'
import { isShipmentTyped, ShipmentForm } from './shipment-form.tsx'
import { useAct } from './use-act.ts'

const steps = {
  accept: { endpoint: acceptOrder, icon: 'check' },
  prepare: { endpoint: prepareOrder, icon: 'parcel' },
  deliver: { endpoint: deliverOrder, icon: 'home' },
} as const satisfies Record<string, { endpoint: unknown; icon: IconName }>

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

/** Until when the order waits, in a whole sentence. */
function Deadline({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const when = useWhen()
  const due = useDue()(order)
  if (!due) return null
  return (
    <p className="flex gap-2.5">
      <Icon name="clock" />
      <span>
        <b className="font-semibold">
          {order.acceptBy
            ? t('orders.acceptBefore', { when: when.lastMinute(order.acceptBy) })
            : t(due.isLate ? 'orders.leftLate' : 'orders.leaves', { when: when.longDay(order.shipBy ?? '') })}
        </b>{' '}
        {order.delivery && t('orders.forCustomer', { when: when.longDay(order.delivery.to) })}
      </span>
    </p>
  )
}

/** Opens the form that corrects how the parcel travels; it stands open where something was typed in it before. */
function Correct({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(() => isShipmentTyped(shop, order.id))
  const box = useRef<HTMLDivElement>(null)
  const show = (open: boolean) => {
    flushSync(() => setOpen(open))
    box.current?.querySelector<HTMLElement>('select, button')?.focus()
  }
  return (
    <div ref={box}>
      {isOpen ? (
        <ShipmentForm order={order} shop={shop} onDone={() => show(false)} />
      ) : (
        <TextButton onClick={() => show(true)}>{t('orders.correct.title')}</TextButton>
      )}
    </div>
  )
}

/** What is to be done with an order now, with the button for it. */
export function NextStep({
  order,
  shop,
  onRefund,
}: {
  order: SellerOrder
  shop: string
  /** Opens the refund of everything. */
  onRefund(): void
}) {
  const { t } = useTexts()
  const { act, isPending, failed } = useAct(shop, order.id)
  const mayWrite = useWork().may('orders:write')
  const status = worded.find((known) => known === order.status)
  const may = (action: SellerOrder['sellerActions'][number]) => order.sellerActions.includes(action)
  const step = (['accept', 'prepare', 'deliver'] as const).find(may)
  const isUnshipped = ['PAID', 'ACCEPTED', 'PREPARING'].includes(order.status)
  const isUrgent = useDue()(order)?.isUrgent
  return (
    <section
      aria-label={t('orders.next.title')}
      className={`grid gap-3 rounded-control px-4 py-3 ${isUrgent ? 'bg-warn-ground' : 'bg-quiet'}`}
    >
      <Deadline order={order} />
      {status && (mayWrite || !isUnshipped) && <p>{t(`orders.next.${status}`)}</p>}
      {may('ship') && <ShipmentForm order={order} shop={shop} />}
      {step && (
        <div>
          <Button
            primary
            icon={steps[step].icon}
            disabled={isPending}
            onClick={() =>
              void act(() =>
                callApi(steps[step].endpoint, { params: { id: order.id }, query: { shop }, body: {} }),
              )
            }
          >
            {t(`orders.${step}`)}
          </Button>
        </div>
      )}
      {failed && (
        <p role="alert" className="text-bad-text">
          {failed}
        </p>
      )}
      {may('correct-shipment') && <Correct order={order} shop={shop} />}
      {isUnshipped && may('refund') && (
        <p className="flex flex-wrap items-center gap-x-2 text-t13">
          {t('orders.cannotShip')} <TextButton onClick={onRefund}>{t('orders.cancelAll')}</TextButton>
        </p>
      )}
    </section>
  )
}
