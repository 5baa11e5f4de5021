import { registerCheckout } from '@filiera/contract/account'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isEnhanced } from '../account/enhanced-mark.tsx'
import { PersonalHead } from '../account/personal-head.tsx'
import { redirectToLogin, refuse } from '../account/require-session.ts'
import {
  checkRegistration,
  errorsOfFields,
  hasErrors,
  PASSWORD_MIN,
  readSignIn,
} from '../account/sign-in-form.state.ts'
import { countryNames } from '../addresses/country-names.ts'
import { saveAddress, valuesOfAddress } from '../addresses/save-address.ts'
import { mergeOnServer } from '../cart/merge-on-server.ts'
import { Container } from '../design/container.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { paymentAddress } from '../payment/payment-address.ts'
import { readBrowserInfo, startPayment } from '../payment/start-payment.ts'
import { backendContext, sessionContext, termsVersionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/checkout-page'
import { AddressStep } from './address-step.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { loadCheckout } from './checkout-data.ts'
import { checkoutSearch, readCheckoutQuery, readPayWay } from './checkout-query.state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary, SummaryDisclosure } from './checkout-summary.tsx'
import { ContactStep } from './contact-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { placeOrder } from './place-order.ts'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'

export const handle = { frame: 'checkout' as const }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const session = context.get(sessionContext)
  const query = readCheckoutQuery(searchParams)
  const loaded = await loadCheckout(query, context.get(backendContext), session, language)
  if (!loaded.ok) return refuse(loaded.problem, request, session, 'checkout')
  const { carts, step } = loaded.data
  const items = carts.flatMap((cart) => cart.items)
  if (items.length === 0 || items.some((item) => !item.available))
    throw redirect(localPath(language, '/cart'))
  const here = localPath(language, '/checkout')
  if (query.step !== null && query.step !== step) throw redirect(here + checkoutSearch({ ...query, step }))
  if (step === 'review' && query.key === null) {
    throw redirect(here + checkoutSearch({ ...query, step, key: crypto.randomUUID() }))
  }
  const edited = loaded.data.addresses.find(({ id }) => id === searchParams.get('edit')) ?? null
  return {
    ...loaded.data,
    countries: countryNames(language),
    isNew: searchParams.has('new'),
    editor: edited && {
      id: edited.id,
      values: { ...valuesOfAddress(edited), invoice: true },
      asksInvoice: edited.company === null,
    },
    termsVersion: context.get(termsVersionContext),
  }
}

/** While the browser leaves for the payment page nothing is loaded again: the cart may already be bought. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.kind === 'leave' ? false : defaultShouldRevalidate
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
  if (!session.signedIn) return redirectToLogin(request)
  if (intent === 'address') {
    const edited = form.get('id')
    const saved = await saveAddress(form, backend, typeof edited === 'string' ? edited : null)
    if (!saved.ok) {
      const { values, errors, code, status } = saved
      return data<CheckoutAnswer>({ kind: 'address', values, errors, code }, { status })
    }
    // what was chosen before stays chosen; a saved address was opened for its invoice
    const { billing, method, pay } = readCheckoutQuery(searchParams)
    const { id } = saved.address
    const shipping = form.get('shipping')
    const chosen =
      typeof edited !== 'string' || typeof shipping !== 'string' || shipping === ''
        ? { address: id, billing }
        : { address: shipping, billing: id === shipping ? null : id }
    return redirect(here + checkoutSearch({ step: 'shipping', ...chosen, method, pay }), 303)
  }
  const pay = readPayWay(searchParams.get('pay'))
  if (!pay || pay === 'new')
    return redirect(here + checkoutSearch({ ...readCheckoutQuery(searchParams), step: 'payment' }))
  const placed = await placeOrder(form, searchParams, backend, languageOfPath(pathname))
  if (!placed.ok) {
    const { faults, problem } = placed
    if (problem?.code === 'not_signed_in') return redirectToLogin(request)
    const products = problem?.products ?? []
    const status = problem?.status ?? 422
    return data<CheckoutAnswer>(
      { kind: 'place', faults, code: problem?.code ?? null, products, at: Date.now() },
      { status },
    )
  }
  const started = await startPayment(backend, placed.checkout.id, pay, readBrowserInfo(form))
  const result = localPath(languageOfPath(pathname), `/checkout/${placed.checkout.id}`)
  const next = started.ok
    ? (paymentAddress(started.info) ?? result)
    : `${result}?problem=${started.problem.code}`
  return isEnhanced(form) ? data<CheckoutAnswer>({ kind: 'leave', next }) : redirect(next, 303)
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
  await mergeOnServer(backend, customer)
  return redirect(next, 303)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { step } = loaderData
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
        <SummaryDisclosure data={loaderData} />
      </div>
      <div className="grid items-start gap-9 pt-4.5 pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-18">
        <div className="mx-auto w-full max-w-[640px] lg:mx-0 lg:max-w-none">
          {step === 'contact' && <ContactStep data={loaderData} answer={actionData} />}
          {step === 'address' && (
            <AddressStep
              data={loaderData}
              answer={actionData}
              countries={loaderData.countries}
              isNew={loaderData.isNew}
              editor={loaderData.editor}
            />
          )}
          {step === 'shipping' && <ShippingStep data={loaderData} countries={loaderData.countries} />}
          {step === 'payment' && <PaymentStep data={loaderData} />}
          {step === 'review' && (
            <ReviewStep
              data={loaderData}
              answer={actionData}
              countries={loaderData.countries}
              termsVersion={loaderData.termsVersion}
            />
          )}
        </div>
        <CheckoutSummary data={loaderData} />
      </div>
    </Container>
  )
}
