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
  /** Whether days of delivery can be said: with a transfer nobody knows yet when the money comes. */
  hasDates: boolean
  children: ReactNode
}

/** A page about a payment with what was ordered beside it, below it on narrow screens. */
export function PaymentLayout({ children, ...ordered }: PaymentLayoutProps) {
  const hasParcels = ordered.checkout.orders.some(({ timeline }) =>
    timeline.some(({ status }) => status === 'PAID'),
  )
  return (
    <Container className="pt-9 pb-20 print:pt-0">
      <div className="mx-auto grid max-w-[720px] grid-cols-[minmax(0,1fr)] items-start gap-9 xl:max-w-none xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-18">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <LoadingArea name="payment">{children}</LoadingArea>
          {hasParcels && <PurchaseTimeline orders={ordered.checkout.orders} hasDates={ordered.hasDates} />}
        </div>
        <OrderedSummary {...ordered} />
      </div>
    </Container>
  )
}
