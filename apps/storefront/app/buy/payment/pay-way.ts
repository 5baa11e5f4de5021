import type { PaymentWay } from '@filiera/contract/payments/payment'

/** Ways to pay at MangoPay without a card, by the `type` that starts them; a shop offers those of its configuration. */
export const otherWays = ['paypal', 'satispay', 'bankwire'] as const
export type OtherWay = (typeof otherWays)[number]

/** Those of them that are among the ways to pay of a shop. */
export const otherWaysOf = (ways: readonly PaymentWay[]): OtherWay[] =>
  otherWays.filter((way) => ways.some(({ type }) => type === way))

/** How to pay: the hosted page, Stripe, a new card of this browser, a saved card by its id, or without a card. */
export type PayWay = 'web' | 'stripe' | 'new' | OtherWay | `card:${string}`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** The text when it is a UUID, else null. */
export const uuid = (text: string | null) => (text && UUID.test(text) ? text : null)

/** A way to pay from its text in a form or an address; null for anything else. */
export function readPayWay(text: FormDataEntryValue | null): PayWay | null {
  if (text === 'web' || text === 'stripe' || text === 'new') return text
  const other = otherWays.find((way) => way === text)
  if (other) return other
  if (typeof text !== 'string' || !text.startsWith('card:')) return null
  const id = uuid(text.slice(5))
  return id ? `card:${id}` : null
}

/** The way to pay of a form that was sent as it is: without scripts a new card is typed on the provider's page. */
export function sentPayWay(text: FormDataEntryValue | null): PayWay | null {
  const way = readPayWay(text)
  return way === 'new' ? 'web' : way
}

/** Id of the saved card of a way to pay, or null. */
export function cardIdOf(pay: PayWay): string | null {
  return pay.startsWith('card:') ? pay.slice(5) : null
}
