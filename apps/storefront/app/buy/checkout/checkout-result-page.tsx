import { getPayment } from '@filiera/contract/payments/payment'
import { readPaymentPage } from '@filiera/contract/personal-pages'
import { countryName } from '@filiera/domain/places/country-names'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { arrived } from '../cart/arrivals.tsx'
import { standOf } from '../payment/follow/poll.state.ts'
import { PayAgain } from '../payment/pay-again.tsx'
import { otherWaysOf, sentPayWay } from '../payment/pay-way.ts'
import { PaymentLayout } from '../payment/payment-layout.tsx'
import { PaymentOutcome, PaymentPrepared, PaymentUnknown } from '../payment/payment-outcome.tsx'
import { PATIENCE_MS, readBrowserInfo, startPayment, wayToPay } from '../payment/start-payment.ts'
import type { Route } from './+types/checkout-result-page'

export const handle = { frame: 'checkout' as const }

/** One placed checkout: its result, or the ways to pay it again while it is open (`?choose=1`). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const isStarting = searchParams.has('starting')
  const language = languageOfPath(pathname)
  const read = await context.get(backendContext)(readPaymentPage, {
    params: { id: params.id },
    // the provider that is slow to start a payment is slow to tell of it, too
    query: { lang: language, ...(isStarting && { waitMs: String(PATIENCE_MS) }) },
  })
  if (!read.ok) {
    const { problem } = read
    if (problem.code === 'bad_request' || problem.code === 'not_found')
      return refuse({ ...problem, status: 404 }, request, session)
    return refuse(problem, request, session, 'checkout_get')
  }
  const { checkout, payment, paymentState, cards, ways, buyerName, more } = read.value
  return {
    checkout,
    buyerName,
    info: payment,
    more: more.map(arrived),
    isPreparing: isStarting && (paymentState === 'late' || payment?.status === 'pending'),
    // nobody has tried to pay it: that is known. Anything else is not, and must not invite to pay twice
    isUnknown: paymentState === 'late',
    cards: cards.filter((card) => card.active),
    others: otherWaysOf(ways),
    choose: searchParams.has('choose'),
    problem: searchParams.get('problem'),
    country: countryName(checkout.shipmentAddress.country, language),
    billingCountry: countryName(checkout.invoiceAddress.country, language),
  }
}

/** Where to go now, or why nothing was started. */
type PayAnswer = { next: string | undefined; problem: string | null }

/** Pays the same checkout again, in the way of the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(request, context.get(sessionContext))
  const form = await request.formData()
  const here = localPath(languageOfPath(new URL(request.url).pathname), `/checkout/${params.id}`)
  const pay = sentPayWay(form.get('pay'))
  if (!pay) return redirect(`${here}?choose=1`, 303)
  const backend = context.get(backendContext)
  const leave = (next: string) =>
    isEnhanced(form) ? data<PayAnswer>({ next, problem: null }) : redirect(next, 303)
  // another tab may have paid or begun meanwhile: nobody pays on top of what they have not seen
  const now = await backend(getPayment, { params: { id: params.id } })
  const stand = standOf(now.ok ? now.value : null)
  if (stand !== '' && stand !== form.get('seen')) return leave(here)
  const starting = startPayment(backend, params.id, pay, readBrowserInfo(form))
  // an older payment may still be open: why this one did not begin stands beside the ways to pay, not beside that one
  const refused = (code: string) => `${here}?choose=1&problem=${code}`
  return leave(await wayToPay(starting, form, { result: here, refused }))
}

/** Without an answer of the storefront: the page says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): PayAnswer => ({ next: undefined, problem: UNREACHED }))
}

/** What was sent needs no new page: it leads to another one, or says why not. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined
}

function Outcome({
  loaderData,
  actionData,
}: {
  loaderData: Route.ComponentProps['loaderData']
  actionData: Route.ComponentProps['actionData'] | undefined
}) {
  const { checkout, buyerName, info, isPreparing, isUnknown, cards, others, choose } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  if (isPreparing) return <PaymentPrepared />
  if (isUnknown) return <PaymentUnknown />
  const mayPay = checkout.orders.some((order) => order.actions.includes('pay'))
  if (mayPay && (choose || info === null)) {
    return (
      <PayAgain
        checkout={checkout}
        cards={cards}
        others={others}
        info={info}
        problem={problem}
        next={actionData?.next}
      />
    )
  }
  return (
    <PaymentOutcome
      checkout={checkout}
      buyerName={buyerName}
      info={info}
      problem={problem}
      next={actionData?.next}
    />
  )
}

export default function CheckoutResultPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, info, more, country, billingCountry } = loaderData
  return (
    <PaymentLayout
      checkout={checkout}
      info={info}
      more={more}
      country={country}
      billingCountry={billingCountry}
    >
      <Outcome loaderData={loaderData} actionData={actionData} />
    </PaymentLayout>
  )
}
