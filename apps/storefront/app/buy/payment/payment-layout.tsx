import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import type { ReactNode } from 'react'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { ArrivalRow, type Arrived } from '../cart/arrivals.tsx'
import { PurchaseTimeline } from '../order/purchase-timeline.tsx'
import { OrderedSummary } from './ordered-summary.tsx'

type PaymentLayoutProps = {
  checkout: Checkout
  /** Name of the country that the parcels go to. */
  country: string | null
  /** Name of that of the invoice. */
  billingCountry: string | null
  info: PaymentInfo | null
  /** What else the shops sell that were paid. */
  more: readonly Arrived[]
  children: ReactNode
}

/** A page about a payment with what was ordered: below it once there are parcels, else beside it on wide screens. */
export function PaymentLayout({ children, more, ...ordered }: PaymentLayoutProps) {
  const { t } = useTranslation()
  const { orders } = ordered.checkout
  // with a transfer nobody knows yet when the money comes
  const hasDates = !ordered.info?.bankWire
  const hasParcels = orders.some(({ timeline }) => timeline.some(({ status }) => status === 'PAID'))
  const payment = <LoadingArea name="payment">{children}</LoadingArea>
  return (
    <Container className="pt-9 pb-20 print:pt-0">
      {hasParcels && <div className="mx-auto mb-9 max-w-[720px] xl:max-w-none">{payment}</div>}
      <div
        className={join(
          'mx-auto grid max-w-[720px] grid-cols-[minmax(0,1fr)] items-start gap-9 xl:max-w-none',
          hasParcels
            ? 'xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-12'
            : 'xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-18',
        )}
      >
        {hasParcels ? <PurchaseTimeline orders={orders} hasDates={hasDates} /> : payment}
        <OrderedSummary {...ordered} hasDates={hasDates} isPaid={hasParcels} />
      </div>
      {more.length > 0 && (
        <section aria-labelledby="more" className="mt-12 md:mt-14 print:hidden">
          <h2 id="more" className="mb-4 text-[1.625rem] md:mb-6 md:text-[2rem]">
            {t('payment.moreOf', { count: new Set(orders.map(({ seller }) => seller.id)).size })}
          </h2>
          <ArrivalRow products={more} />
        </section>
      )}
    </Container>
  )
}
