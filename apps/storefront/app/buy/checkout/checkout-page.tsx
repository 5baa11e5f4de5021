import { countriesByName } from '@filiera/domain/places/country-names'
import type { ShippingMethod } from '@filiera/domain/places/shipping'
import { useEffect, useRef, useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { leaveEndedSession, redirectToLogin, refuse } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { valuesOfAddress } from '../addresses/save-address.ts'
import { readBrowserInfo, startPayment, wayToPay } from '../payment/start-payment.ts'
import type { Route } from './+types/checkout-page'
import { AddressStep } from './address/address-step.tsx'
import { saveStepAddresses } from './address/save-addresses.ts'
import { type CheckoutAnswer, unreachedAnswer } from './checkout-answer.ts'
import { loadCheckout } from './checkout-data.ts'
import { checkoutSearch, isSessionLost, readCheckoutQuery } from './checkout-query.state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary, SummaryDisclosure } from './checkout-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { placeOrder, seenAtReview } from './place-order.ts'
import { registerBuyer } from './register-buyer.ts'
import { withMethod, withoutLines } from './review-changes.state.ts'
import { ReviewStep } from './review-step.tsx'

export const handle = { frame: 'checkout' as const }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const session = context.get(sessionContext)
  const query = readCheckoutQuery(searchParams)
  const wasSignedIn = session.signedIn
  const loaded = await loadCheckout(query, context.get(backendContext), session, language)
  const editedId = searchParams.get('edit')
  if (!loaded.ok) return refuse(loaded.problem, request, session, 'checkout')
  const { carts, allCarts, step } = loaded.data
  const items = allCarts.flatMap((cart) => cart.items)
  if (isSessionLost(query, { wasSignedIn, signedIn: session.signedIn, articles: items.length }))
    throw redirectToLogin(request, 'ended')
  const lacks = items.some((item) => !item.available)
  // the review says itself what can no longer be had
  if (carts.length === 0 || (lacks && step !== 'review')) throw redirect(localPath(language, '/cart'))
  const here = localPath(language, '/checkout')
  if (query.step !== null && query.step !== step) throw redirect(here + checkoutSearch({ ...query, step }))
  if (step === 'review' && query.key === null) {
    throw redirect(here + checkoutSearch({ ...query, step, key: crypto.randomUUID() }))
  }
  const edited = loaded.data.addresses.find(({ id }) => id === editedId) ?? null
  return {
    ...loaded.data,
    countries: countriesByName(language),
    isNew: searchParams.has('new'),
    isNewBilling: searchParams.get('new') === 'billing',
    editor: edited && {
      id: edited.id,
      values: { ...valuesOfAddress(edited), invoice: true },
      asksInvoice: edited.company === null,
    },
  }
}

/**
 * While the browser leaves for the payment page nothing is loaded again: the cart may already be bought. A refused order is followed by
 * the cart as it is now.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (actionResult?.kind === 'leave') return false
  const isRefused = actionResult?.kind === 'place' && actionResult.code !== UNREACHED
  return isRefused || defaultShouldRevalidate
}

/** The forms of the steps: `register` (a visitor's contact and address), `address` (a new one), `place` (review). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { pathname, searchParams } = new URL(request.url)
  const here = localPath(languageOfPath(pathname), '/checkout')
  const backend = context.get(backendContext)
  const session = context.get(sessionContext)
  const intent = form.get('intent')
  const query = readCheckoutQuery(searchParams)
  if (intent === 'register' && !session.signedIn) return registerBuyer({ form, here, request, context })
  if (!session.signedIn) return redirectToLogin(request, 'ended')
  if (intent === 'address' || intent === 'register') {
    const saved = await saveStepAddresses(form, backend)
    if (!saved.ok) {
      if (saved.answer.code === 'not_signed_in') return leaveEndedSession(request, session)
      return data<CheckoutAnswer>(saved.answer, { status: saved.status })
    }
    // what was chosen before stays chosen
    const { billing, method, pay } = query
    const chosen = { address: saved.address, billing: saved.billing === undefined ? billing : saved.billing }
    return redirect(here + checkoutSearch({ step: 'payment', ...chosen, method, pay }), 303)
  }
  const { pay } = query
  if (!pay) return redirect(here + checkoutSearch({ ...query, step: 'payment' }))
  const placed = await placeOrder(form, searchParams, backend, languageOfPath(pathname))
  if (!placed.ok) {
    const { faults, problem } = placed
    if (problem?.code === 'not_signed_in') return leaveEndedSession(request, session)
    const { code = null, products = [], lines = [], status = 422 } = problem ?? {}
    return data<CheckoutAnswer>(
      { kind: 'place', faults, code, products, lines, ...seenAtReview(form), at: Date.now() },
      { status },
    )
  }
  const result = localPath(languageOfPath(pathname), `/checkout/${placed.checkout.id}`)
  const starting = startPayment(backend, placed.checkout.id, pay, readBrowserInfo(form))
  const next = await wayToPay(starting, form, { result, refused: (code) => `${result}?problem=${code}` })
  return isEnhanced(form) ? data<CheckoutAnswer>({ kind: 'leave', next }) : redirect(next, 303)
}

/** Without an answer of the storefront: each step's form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, unreachedAnswer)
}

/** A new step is a new page: who listens or uses a keyboard starts at its title. */
function useTitleOfStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { step } = loaderData
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const { key } = useLocation()
  // who comes back to the choice finds that of the address
  const [chosen, setChosen] = useState<{ at: string; method: ShippingMethod } | null>(null)
  const kept =
    step === 'payment'
      ? withMethod(loaderData, chosen?.at === key ? chosen.method : null)
      : withoutLines(loaderData, removed)
  const onRemove = (productId: string, isRemoved: boolean) =>
    setRemoved((before) => new Set([...before, productId].filter((id) => isRemoved || id !== productId)))
  const title = t(`checkout.heading.${step}`)
  const heading = useTitleOfStep(step)
  return (
    <Container>
      <PersonalHead title={title} />
      <div className="mx-auto w-full max-w-[640px] lg:max-w-none">
        <CheckoutSteps current={step} query={loaderData.query} />
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-[1.875rem] md:text-4xl xl:text-[2.625rem]">
          {title}
        </h1>
        {step !== 'review' && <SummaryDisclosure data={kept} />}
      </div>
      <div className="grid items-start gap-9 pt-6 pb-20 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12 xl:gap-24">
        <LoadingArea name="payment" className="mx-auto w-full max-w-[640px] lg:mx-0 lg:max-w-[720px]">
          {step === 'address' && (
            <AddressStep
              data={loaderData}
              answer={actionData}
              countries={loaderData.countries}
              isNew={loaderData.isNew}
              isNewBilling={loaderData.isNewBilling}
              editor={loaderData.editor}
            />
          )}
          {step === 'payment' && (
            <PaymentStep
              data={loaderData}
              countries={loaderData.countries}
              onShip={(method) => setChosen({ at: key, method })}
            />
          )}
          {step === 'review' && (
            <ReviewStep
              data={kept}
              removed={removed}
              onRemove={onRemove}
              answer={actionData}
              countries={loaderData.countries}
            />
          )}
        </LoadingArea>
        <CheckoutSummary data={kept} isLast={step === 'review'} />
      </div>
    </Container>
  )
}
