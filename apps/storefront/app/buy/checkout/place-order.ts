import type { BackendCall } from '@filiera/contract/client'
import { removeCartItem } from '@filiera/contract/orders/cart'
import { type Checkout, placeCheckout } from '@filiera/contract/orders/orders'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import { currentTerms } from '@filiera/domain/legal/terms-version'
import { centsToEuros } from '@filiera/domain/money/money'
import { readCheckoutQuery } from './checkout-query.state.ts'

/** Why the order could not be sent: a box to tick or a choice to make again. */
export type ReviewFault = 'terms' | 'age' | 'address' | 'method' | 'pay'

export type PlacedOrder =
  | { ok: true; checkout: Checkout }
  | { ok: false; faults: ReviewFault[]; problem: Problem | null }

/** Whether the terms in force were accepted: a page older than the shop sends those of another version. */
const acceptsTerms = (form: FormData): boolean => form.get('terms') === currentTerms

function reviewFaults(form: FormData): ReviewFault[] {
  const faults: ReviewFault[] = []
  if (!acceptsTerms(form)) faults.push('terms')
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

/** A total in cents out of a form; null when it is none. */
function readCents(value: FormDataEntryValue | null): number | null {
  const cents = Number(value)
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null
}

/** What the customer had before their eyes: it is shown beside what is now when the order is refused. */
export function seenAtReview(form: FormData): { beforeCents: number | null; ticked: ('terms' | 'age')[] } {
  const accepted = { terms: acceptsTerms(form), age: form.get('age') !== null }
  const ticked = (['terms', 'age'] as const).filter((box) => accepted[box])
  return { beforeCents: readCents(form.get('totalCents')), ticked }
}

/** The lines on the screen (`line`: product, pieces, cents of one) without those to be removed (`choice:…`: `remove:` and the cart). */
function readLines(form: FormData) {
  const removed = [...form].flatMap(([name, value]) => {
    const cartId = typeof value === 'string' && value.startsWith('remove:') ? value.slice(7) : null
    return name.startsWith('choice:') && cartId ? [{ cartId, productId: name.slice(7) }] : []
  })
  const isRemoved = (id: string) => removed.some(({ productId }) => productId === id)
  const confirmed = form.getAll('line').flatMap((line) => {
    const [productId = '', quantity, cents] = String(line).split(':')
    const price = readCents(cents ?? null)
    if (price === null || isRemoved(productId)) return []
    return [{ productId, quantity: Number(quantity), price: centsToEuros(price) }]
  })
  return { removed, confirmed }
}

/**
 * Places the reviewed order once: the key of the review makes a repetition the same order (decision 14). What the customer chose to remove leaves
 * the cart first. A key that stands for other details (the cart changed since) gives way to one of its own.
 */
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
  const cents = readCents(form.get('totalCents'))
  if (faults.length > 0 || !address || !method) return { ok: false, faults, problem: null }
  const { removed, confirmed } = readLines(form)
  // what is gone already is gone
  for (const line of removed) await backend(removeCartItem, { params: line })
  const body = {
    shippingAddressId: address,
    billingAddressId: billing ?? address,
    shippingMethod: method,
    acceptTerms: true as const,
    locale,
    ...(form.get('age') !== null && { ageConfirmed: true }),
    ...(cents !== null && { confirmedTotal: centsToEuros(cents) }),
    ...(confirmed.length > 0 && { confirmedLines: confirmed }),
  }
  const place = (keyed: string | null) =>
    backend(placeCheckout, { body }, keyed ? { 'idempotency-key': keyed } : {})
  const first = await place(key)
  const isOther = !first.ok && first.problem.code === 'idempotency_conflict'
  const placed = isOther ? await place(crypto.randomUUID()) : first
  if (placed.ok) return { ok: true, checkout: placed.value }
  return { ok: false, faults: faultsOfFields(placed.problem), problem: placed.problem }
}
