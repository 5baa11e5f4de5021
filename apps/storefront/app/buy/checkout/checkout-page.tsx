import { registerCheckout } from '@filiera/contract/customers/account'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { mergeOnServer } from '../../state/cart/merge-on-server.ts'
import { backendContext, sessionContext, termsVersionContext } from '../../state/server-contexts.ts'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { leaveEndedSession, redirectToLogin, refuse } from '../../state/session/require-session.ts'
import {
  checkRegistration,
  errorsOfFields,
  hasErrors,
  PASSWORD_MIN,
  readSignIn,
} from '../../state/session/sign-in-form.state.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { countryNames } from '../../texts/places/country-names.ts'
import { Container } from '../../ui/container.tsx'
import { valuesOfAddress } from '../addresses/save-address.ts'
import { readBrowserInfo, startPayment, wayToPay } from '../payment/start-payment.ts'
import type { Route } from './+types/checkout-page'
import { AddressStep } from './address/address-step.tsx'
import { saveStepAddresses } from './address/save-addresses.ts'
import { type CheckoutAnswer, unreachedAnswer } from './checkout-answer.ts'
import { loadCheckout } from './checkout-data.ts'
import { checkoutSearch, isSessionLost, readCheckoutQuery, readPayWay } from './checkout-query.state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary, SummaryDisclosure } from './checkout-summary.tsx'
import { ContactStep } from './contact-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { placeOrder, seenAtReview } from './place-order.ts'
import { withoutLines } from './review-changes.state.ts'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'

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
    countries: countryNames(language),
    termsVersion: context.get(termsVersionContext),
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

/** The forms of the steps: `register` (contact), `address` (a new one), `place` (review). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { pathname, searchParams } = new URL(request.url)
  const here = localPath(languageOfPath(pathname), '/checkout')
  const backend = context.get(backendContext)
  const session = context.get(sessionContext)
  const intent = form.get('intent')
  if (intent === 'register') return registerHere(form, here, request, context)
  if (!session.signedIn) return redirectToLogin(request, 'ended')
  if (intent === 'address') {
    const saved = await saveStepAddresses(form, backend)
    if (!saved.ok) {
      if (saved.answer.code === 'not_signed_in') return leaveEndedSession(request, session)
      return data<CheckoutAnswer>(saved.answer, { status: saved.status })
    }
    // what was chosen before stays chosen
    const { billing, method, pay } = readCheckoutQuery(searchParams)
    const chosen = { address: saved.address, billing: saved.billing === undefined ? billing : saved.billing }
    return redirect(here + checkoutSearch({ step: 'shipping', ...chosen, method, pay }), 303)
  }
  const pay = readPayWay(searchParams.get('pay'))
  if (!pay || pay === 'new')
    return redirect(here + checkoutSearch({ ...readCheckoutQuery(searchParams), step: 'payment' }))
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

async function registerHere(
  form: FormData,
  here: string,
  request: Request,
  context: Route.ActionArgs['context'],
) {
  const backend = context.get(backendContext)
  const fields = readSignIn(form)
  const errors = checkRegistration(fields)
  const missing = Math.max(0, PASSWORD_MIN - fields.password.length)
  const refused = (rest: { errors: typeof errors; code: string | null }, status: number) =>
    data<CheckoutAnswer>({ kind: 'register', username: fields.username, missing, ...rest }, { status })
  if (hasErrors(errors)) return refused({ errors, code: null }, 422)
  const locale = languageOfPath(new URL(request.url).pathname)
  const result = await backend(registerCheckout, { body: { ...fields, locale } })
  if (!result.ok) {
    const { code, status, fields: named } = result.problem
    return refused({ errors: errorsOfFields(named), code }, status)
  }
  const { token, expiresAt, ...opened } = result.value
  const customer = context.get(sessionContext).open({ token, expiresAt })
  const next = here + checkoutSearch({ step: 'address' })
  if (isEnhanced(form)) return data<CheckoutAnswer>({ kind: 'opened', opened: { session: opened, next } })
  return redirect(await mergeOnServer(backend, customer, { next, language: locale }), 303)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { step } = loaderData
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const kept = withoutLines(loaderData, removed)
  const onRemove = (productId: string, isRemoved: boolean) =>
    setRemoved((before) => new Set([...before, productId].filter((id) => isRemoved || id !== productId)))
  const title = t(`checkout.step.${step}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // a new step is a new page: who listens or uses a keyboard starts at its title
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <Container>
      <PersonalHead title={title} />
      <div className="mx-auto w-full max-w-[640px] lg:max-w-none">
        <CheckoutSteps current={step} query={loaderData.query} />
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-[30px] md:text-4xl xl:text-[42px]">
          {title}
        </h1>
        <SummaryDisclosure data={kept} />
      </div>
      <div className="grid items-start gap-9 pt-4.5 pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-18">
        <LoadingArea name="payment" className="mx-auto w-full max-w-[640px] lg:mx-0 lg:max-w-none">
          {step === 'contact' && <ContactStep data={loaderData} answer={actionData} />}
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
          {step === 'shipping' && <ShippingStep data={loaderData} countries={loaderData.countries} />}
          {step === 'payment' && <PaymentStep data={loaderData} />}
          {step === 'review' && (
            <ReviewStep
              data={kept}
              removed={removed}
              onRemove={onRemove}
              answer={actionData}
              countries={loaderData.countries}
              termsVersion={loaderData.termsVersion}
            />
          )}
        </LoadingArea>
        <CheckoutSummary data={kept} />
      </div>
    </Container>
  )
}
