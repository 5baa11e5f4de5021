import { getCheckout } from '@filiera/contract/orders'
import { getPayment } from '@filiera/contract/payment'
import { redirect } from 'react-router'
import { refuse, requireSession } from '../account/require-session.ts'
import { countryName } from '../addresses/country-names.ts'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/return-page'
import { PaymentLayout } from './payment-layout.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

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
  const checkout = await backend(getCheckout, { params: { id: checkoutId } })
  if (!checkout.ok) return refuse(checkout.problem, request, session, 'checkout_get')
  const country = countryName(checkout.value.shipmentAddress.country, languageOfPath(pathname))
  return { info: payment.value, checkout: checkout.value, country }
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  const { checkout, info, country } = loaderData
  return (
    <PaymentLayout checkout={checkout} country={country} hasDates={!info.bankWire}>
      <PaymentOutcome checkout={checkout} info={info} problem={null} />
    </PaymentLayout>
  )
}
