import type { Checkout } from '@filiera/contract/orders/orders'
import type { ReactNode } from 'react'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { Container } from '../../ui/container.tsx'
import { PurchaseTimeline } from '../order/purchase-timeline.tsx'
import { OrderedSummary } from './ordered-summary.tsx'

type PaymentLayoutProps = {
  checkout: Checkout
  /** Name of the country that the parcels go to. */
  country: string | null
  /** Name of that of the invoice. */
  billingCountry: string | null
  /** Whether days of delivery can be said: with a transfer nobody knows yet when the money comes. */
  hasDates: boolean
  children: ReactNode
}

/** A page about a payment with what was ordered: below it once there are parcels, else beside it on wide screens. */
export function PaymentLayout({ children, ...ordered }: PaymentLayoutProps) {
  const { orders } = ordered.checkout
  const hasParcels = orders.some(({ timeline }) => timeline.some(({ status }) => status === 'PAID'))
  const payment = <LoadingArea name="payment">{children}</LoadingArea>
  return (
    <Container className="pt-9 pb-20 print:pt-0">
      {hasParcels && <div className="mx-auto mb-9 max-w-[720px] xl:max-w-none">{payment}</div>}
      <div className="mx-auto grid max-w-[720px] grid-cols-[minmax(0,1fr)] items-start gap-9 xl:max-w-none xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-18">
        {hasParcels ? <PurchaseTimeline orders={orders} hasDates={ordered.hasDates} /> : payment}
        <OrderedSummary {...ordered} isPaid={hasParcels} />
      </div>
    </Container>
  )
}
