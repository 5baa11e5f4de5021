import { getCheckout } from '@filiera/contract/orders/orders'
import { getPayment } from '@filiera/contract/payments/payment'
import { redirect } from 'react-router'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { countryName } from '../../texts/places/country-names.ts'
import type { Route } from './+types/return-page'
import { PaymentLayout } from './payment-layout.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { standOf } from './poll.state.ts'

export const handle = { frame: 'checkout' as const }

/** Where providers send customers back: `a` is the attempt. Opening it by hand or twice only looks (safe to reload). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const { pathname, searchParams } = new URL(request.url)
  const attempt = searchParams.get('a')
  if (!attempt) throw redirect(localPath(languageOfPath(pathname), '/account/orders'))
  const payment = await backend(getPayment, { params: { id: attempt } })
  if (!payment.ok) {
    const isMissing = payment.problem.code === 'not_found' || payment.problem.code === 'bad_request'
    return refuse(payment.problem, request, session, isMissing ? undefined : 'order_payment_status')
  }
  const { checkoutId } = payment.value
  if (checkoutId === null)
    throw redirect(localPath(languageOfPath(pathname), `/account/cards/return?v=${attempt}`))
  const [checkout, current] = await Promise.all([
    backend(getCheckout, { params: { id: checkoutId } }),
    // what became of a payment that another one has replaced is that of the other one
    standOf(payment.value) === '' ? backend(getPayment, { params: { id: checkoutId } }) : payment,
  ])
  if (!checkout.ok) return refuse(checkout.problem, request, session, 'checkout_get')
  const country = countryName(checkout.value.shipmentAddress.country, languageOfPath(pathname))
  return { info: current.ok ? current.value : payment.value, checkout: checkout.value, country }
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  const { checkout, info, country } = loaderData
  return (
    <PaymentLayout checkout={checkout} country={country} hasDates={!info.bankWire}>
      <PaymentOutcome checkout={checkout} info={info} problem={null} />
    </PaymentLayout>
  )
}
