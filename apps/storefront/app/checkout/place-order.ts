import type { BackendCall } from '@filiera/contract/client'
import { type Checkout, placeCheckout } from '@filiera/contract/orders'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import { centsToEuros } from '@filiera/domain/money'
import { readCheckoutQuery } from './checkout-query.state.ts'

/** Why the order could not be sent: a box to tick or a choice to make again. */
export type ReviewFault = 'terms' | 'age' | 'address' | 'method' | 'pay'

export type PlacedOrder =
  | { ok: true; checkout: Checkout }
  | { ok: false; faults: ReviewFault[]; problem: Problem | null }

function reviewFaults(form: FormData): ReviewFault[] {
  const faults: ReviewFault[] = []
  if (form.get('terms') === null) faults.push('terms')
  if (form.get('asksAge') !== null && form.get('age') === null) faults.push('age')
  return faults
}

/** Which boxes a refused body concerns. */
function faultsOfFields(problem: Problem): ReviewFault[] {
  const named = new Set(problem.fields?.map(({ field }) => field))
  return [
    ...(named.has('acceptTerms') ? (['terms'] as const) : []),
    ...(named.has('ageConfirmed') ? (['age'] as const) : []),
    ...(named.has('shippingAddressId') || named.has('billingAddressId') ? (['address'] as const) : []),
    ...(named.has('shippingMethod') ? (['method'] as const) : []),
  ]
}

/** Places the reviewed order once: the key of the review makes a repetition the same order (decision 14). */
export async function placeOrder(
  form: FormData,
  params: URLSearchParams,
  backend: BackendCall,
  locale: Language,
): Promise<PlacedOrder> {
  const { address, billing, method, key } = readCheckoutQuery(params)
  const faults = reviewFaults(form)
  if (!address) faults.push('address')
  if (!method) faults.push('method')
  const cents = Number(form.get('totalCents'))
  if (faults.length > 0 || !address || !method) return { ok: false, faults, problem: null }
  const body = {
    shippingAddressId: address,
    billingAddressId: billing ?? address,
    shippingMethod: method,
    acceptTerms: true as const,
    locale,
    ...(form.get('age') !== null && { ageConfirmed: true }),
    ...(Number.isSafeInteger(cents) && cents > 0 && { confirmedTotal: centsToEuros(cents) }),
  }
  const placed = await backend(placeCheckout, { body }, key ? { 'idempotency-key': key } : {})
  if (placed.ok) return { ok: true, checkout: placed.value }
  return { ok: false, faults: faultsOfFields(placed.problem), problem: placed.problem }
}
