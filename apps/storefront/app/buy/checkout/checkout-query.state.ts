import { type ShippingMethod, shippingMethodCodes } from '@filiera/domain/places/shipping'
import { type PayWay, sentPayWay, uuid } from '../payment/pay-way.ts'

/** Steps of the checkout, in order; each is an address of its own, so that the browser's back button works. */
export const checkoutSteps = ['address', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The step of an address; `shipping` and `contact` stand in links from before, `contact` is the beginning. */
function readStep(text: string | null): CheckoutStep | null {
  return text === 'shipping' ? 'payment' : (checkoutSteps.find((step) => step === text) ?? null)
}

/** What was chosen so far; it lives in the address and holds nothing personal. */
export type CheckoutQuery = {
  step: CheckoutStep | null
  address: string | null
  billing: string | null
  method: ShippingMethod | null
  pay: PayWay | null
  /** Makes a repeated order the same order; made once when the review is opened. */
  key: string | null
}

/** Reads the address of the checkout; what it cannot understand counts as not chosen. */
export function readCheckoutQuery(params: URLSearchParams): CheckoutQuery {
  return {
    step: readStep(params.get('step')),
    address: uuid(params.get('address')),
    billing: uuid(params.get('billing')),
    method: shippingMethodCodes.find((method) => method === params.get('method')) ?? null,
    pay: sentPayWay(params.get('pay')),
    key: uuid(params.get('key')),
  }
}

/** Query string of a checkout address; absent choices are left out. */
export function checkoutSearch(query: Partial<CheckoutQuery>): string {
  const params = new URLSearchParams()
  for (const name of ['step', 'address', 'billing', 'method', 'pay', 'key'] as const) {
    const value = query[name]
    if (value) params.set(name, value)
  }
  return `?${params}`
}

export type CheckoutFacts = {
  signedIn: boolean
  addressIds: readonly string[]
  methods: readonly ShippingMethod[]
  /** Some line cannot go to the chosen country. */
  undeliverable: boolean
}

/** The furthest step that the choices allow: steps are taken in order (visual direction §9). */
export function allowedStep(query: CheckoutQuery, facts: CheckoutFacts): CheckoutStep {
  if (!facts.signedIn) return 'address'
  const hasAddress = query.address !== null && facts.addressIds.includes(query.address)
  const hasBilling = query.billing === null || facts.addressIds.includes(query.billing)
  if (!hasAddress || !hasBilling) return 'address'
  if (facts.undeliverable || !query.method || !facts.methods.includes(query.method)) return 'payment'
  return query.pay === null ? 'payment' : 'review'
}

/** The step to show: the wanted one when it is allowed, else the furthest one; without a wish, the first. */
export function stepToShow(query: CheckoutQuery, facts: CheckoutFacts): CheckoutStep {
  const allowed = allowedStep(query, facts)
  if (query.step === null) return 'address'
  const index = Math.min(checkoutSteps.indexOf(query.step), checkoutSteps.indexOf(allowed))
  return checkoutSteps[index] ?? 'address'
}

/**
 * Whether the session of who asks for a step has ended: the backend did not know it any more, or its cookie is gone and with it the
 * cart that was being bought. Only customers come beyond the first step.
 */
export function isSessionLost(
  { step, address }: CheckoutQuery,
  { wasSignedIn, signedIn, articles }: { wasSignedIn: boolean; signedIn: boolean; articles: number },
): boolean {
  if (signedIn) return false
  return wasSignedIn || (step !== null && (address !== null || articles === 0))
}
