import { getUser } from '@filiera/contract/account'
import { type Address, listAddresses } from '@filiera/contract/addresses'
import { type Card, listCards } from '@filiera/contract/cards'
import type { Cart } from '@filiera/contract/cart'
import type { BackendCall } from '@filiera/contract/client'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import { noUser, reduceUser, type UserAction } from '../account/user.state.ts'
import { readCarts } from '../cart/read-carts.ts'
import { listOtherWays } from '../payment/list-other-ways.ts'
import type { VisitorSession } from '../shell/server-contexts.ts'
import { type CheckoutQuery, type CheckoutStep, type OtherWay, stepToShow } from './checkout-query.state.ts'
import { type CheckoutTotals, checkoutTotals, destinationOf } from './checkout-totals.ts'

/** Everything one step of the checkout shows. */
export type CheckoutData = {
  step: CheckoutStep
  query: CheckoutQuery
  carts: Cart[]
  totals: CheckoutTotals
  /** E-mail of the customer; null for a visitor. */
  email: string | null
  addresses: Address[]
  shipping: Address | null
  billing: Address | null
  cards: Card[]
  /** Ways to pay without a card that this shop offers; only where one is chosen. */
  others: OtherWay[]
}

type Loaded = { ok: true; data: CheckoutData } | { ok: false; problem: Problem }

type Account = { email: string | null; addresses: Address[]; cards: Card[]; others: OtherWay[] }

const visitor: Account = { email: null, addresses: [], cards: [], others: [] }

async function readAccount(
  backend: BackendCall,
  needsCards: boolean,
): Promise<{ ok: true; value: Account } | { ok: false; problem: Problem }> {
  const [user, addresses, cards, others] = await Promise.all([
    backend(getUser, {}),
    backend(listAddresses, {}),
    needsCards ? backend(listCards, {}) : null,
    needsCards ? listOtherWays(backend) : [],
  ])
  if (!user.ok) return user
  if (!addresses.ok) return addresses
  // without the list of cards one can still pay on the provider's page
  const saved = cards?.ok ? cards.value.filter((card) => card.active) : []
  return { ok: true, value: { email: user.value.username, addresses: addresses.value, cards: saved, others } }
}

/** Loads carts and account, applies the choices of the address, and decides which step is shown. */
export async function loadCheckout(
  query: CheckoutQuery,
  backend: BackendCall,
  session: VisitorSession,
  language: Language,
): Promise<Loaded> {
  const carts = await readCarts(backend, session, language)
  if (!carts.ok) return carts
  const needsCards = query.step === 'payment' || query.step === 'review'
  const account = session.signedIn
    ? await readAccount(backend, needsCards)
    : { ok: true as const, value: visitor }
  if (!account.ok) return account
  const { email, addresses, cards, others } = account.value
  const byDefault = reduceUser(reduceUser(noUser, { type: 'addresses_listed', addresses }), {
    type: 'defaults_found',
  })
  const choose = (action: UserAction) => reduceUser(byDefault, action)
  const shipping =
    choose({ type: 'shipping_selected', id: query.address }).selectedShipping ??
    byDefault.selectedShipping ??
    addresses[0] ??
    null
  // before an address was chosen the usual ones are proposed; afterwards the choice counts, also "the same"
  const usualBilling = query.address === null ? byDefault.selectedBilling : null
  const chosenBilling = choose({ type: 'billing_selected', id: query.billing }).selectedBilling
  const billing = (query.billing === null ? usualBilling : chosenBilling) ?? shipping
  const destination = shipping ? destinationOf(shipping) : null
  const totals = checkoutTotals(carts.value, destination, query.method)
  const step = stepToShow(query, {
    signedIn: session.signedIn,
    addressIds: addresses.map(({ id }) => id),
    methods: totals.options.map(({ method }) => method),
    undeliverable: totals.undeliverable.length > 0,
  })
  return {
    ok: true,
    data: { step, query, carts: carts.value, totals, email, addresses, shipping, billing, cards, others },
  }
}
