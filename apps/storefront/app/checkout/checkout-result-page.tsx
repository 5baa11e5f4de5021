import { listCards } from '@filiera/contract/cards'
import { getCheckout } from '@filiera/contract/orders'
import { getPayment } from '@filiera/contract/payment'
import { data, redirect } from 'react-router'
import { isEnhanced } from '../account/enhanced-mark.tsx'
import { refuse, requireSession } from '../account/require-session.ts'
import { countryName } from '../addresses/country-names.ts'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { listOtherWays } from '../payment/list-other-ways.ts'
import { PayAgain } from '../payment/pay-again.tsx'
import { paymentAddress } from '../payment/payment-address.ts'
import { PaymentLayout } from '../payment/payment-layout.tsx'
import { PaymentOutcome, PaymentUnknown } from '../payment/payment-outcome.tsx'
import { readBrowserInfo, startPayment } from '../payment/start-payment.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/checkout-result-page'
import { readPayWay } from './checkout-query.state.ts'

export const handle = { frame: 'checkout' as const }

/** One placed checkout: its result, or the ways to pay it again while it is open (`?choose=1`). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const { pathname, searchParams } = new URL(request.url)
  const { id } = params
  const [checkout, payment, cards, others] = await Promise.all([
    backend(getCheckout, { params: { id } }),
    backend(getPayment, { params: { id } }),
    backend(listCards, {}),
    listOtherWays(backend),
  ])
  if (!checkout.ok) {
    const { problem } = checkout
    if (problem.code === 'bad_request' || problem.code === 'not_found')
      return refuse({ ...problem, status: 404 }, request, session)
    return refuse(problem, request, session, 'checkout_get')
  }
  return {
    checkout: checkout.value,
    info: payment.ok ? payment.value : null,
    // nobody has tried to pay it: that is known. Anything else is not, and must not invite to pay twice
    isUnknown: !payment.ok && payment.problem.code !== 'not_found',
    cards: cards.ok ? cards.value.filter((card) => card.active) : [],
    others,
    choose: searchParams.has('choose'),
    problem: searchParams.get('problem'),
    country: countryName(checkout.value.shipmentAddress.country, languageOfPath(pathname)),
  }
}

/** Pays the same checkout again, in the way of the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(request, context.get(sessionContext))
  const form = await request.formData()
  const here = localPath(languageOfPath(new URL(request.url).pathname), `/checkout/${params.id}`)
  const pay = readPayWay(form.get('pay'))
  if (!pay || pay === 'new') return redirect(`${here}?choose=1`, 303)
  const started = await startPayment(context.get(backendContext), params.id, pay, readBrowserInfo(form))
  const next = started.ok ? (paymentAddress(started.info) ?? here) : `${here}?problem=${started.problem.code}`
  return isEnhanced(form) ? data({ next }) : redirect(next, 303)
}

export function shouldRevalidate() {
  return false
}

function Outcome({
  loaderData,
  actionData,
}: {
  loaderData: Route.ComponentProps['loaderData']
  actionData: Route.ComponentProps['actionData'] | undefined
}) {
  const { checkout, info, isUnknown, cards, others, choose, problem } = loaderData
  if (isUnknown) return <PaymentUnknown />
  const mayPay = checkout.orders.some((order) => order.actions.includes('pay'))
  if (mayPay && (choose || info === null)) {
    return (
      <PayAgain checkout={checkout} cards={cards} others={others} problem={problem} next={actionData?.next} />
    )
  }
  return <PaymentOutcome checkout={checkout} info={info} problem={problem} next={actionData?.next} />
}

export default function CheckoutResultPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, info, country } = loaderData
  return (
    <PaymentLayout checkout={checkout} country={country} hasDates={!info?.bankWire}>
      <Outcome loaderData={loaderData} actionData={actionData} />
    </PaymentLayout>
  )
}
