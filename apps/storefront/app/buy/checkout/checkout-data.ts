import type { BackendCall } from '@filiera/contract/client'
import { getUser } from '@filiera/contract/customers/account'
import { type Address, listAddresses } from '@filiera/contract/customers/addresses'
import type { Cart } from '@filiera/contract/orders/cart'
import { type Card, listCards } from '@filiera/contract/payments/cards'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import type { VisitorSession } from '../../state/server-contexts.ts'
import { chosenAddress, usualAddresses } from '../addresses/chosen-address.ts'
import { readCarts } from '../cart/merge/read-carts.ts'
import { readUnpaidOrder, type UnpaidOrder } from '../cart/merge/read-unpaid-order.ts'
import { listOtherWays } from '../payment/list-other-ways.ts'
import { type CheckoutQuery, type CheckoutStep, type OtherWay, stepToShow } from './checkout-query.state.ts'
import { type CheckoutTotals, checkoutTotals, destinationOf } from './checkout-totals.ts'
import { buyableCarts } from './review-changes.state.ts'

/** Everything one step of the checkout shows. */
export type CheckoutData = {
  step: CheckoutStep
  query: CheckoutQuery
  /** What the order would take. */
  carts: Cart[]
  /** The carts with what cannot be had at present. */
  allCarts: Cart[]
  totals: CheckoutTotals
  /** E-mail of the customer; null for a visitor. */
  email: string | null
  addresses: Address[]
  shipping: Address | null
  billing: Address | null
  cards: Card[]
  /** Ways to pay without a card that this shop offers; only where one is chosen. */
  others: OtherWay[]
  /** The order that waits for its payment; only at the review. */
  unpaid: UnpaidOrder | null
}

type Loaded = { ok: true; data: CheckoutData } | { ok: false; problem: Problem }

type Account = Pick<CheckoutData, 'email' | 'addresses' | 'cards' | 'others' | 'unpaid'>

const visitor: Account = { email: null, addresses: [], cards: [], others: [], unpaid: null }

async function readAccount(
  backend: BackendCall,
  needsCards: boolean,
  isReview: boolean,
): Promise<{ ok: true; value: Account } | { ok: false; problem: Problem }> {
  const [user, addresses, cards, others, unpaid] = await Promise.all([
    backend(getUser, {}),
    backend(listAddresses, {}),
    needsCards ? backend(listCards, {}) : null,
    needsCards ? listOtherWays(backend) : [],
    isReview ? readUnpaidOrder(backend) : null,
  ])
  if (!user.ok) return user
  if (!addresses.ok) return addresses
  // without the list of cards one can still pay on the provider's page
  const saved = cards?.ok ? cards.value.filter((card) => card.active) : []
  return {
    ok: true,
    value: { email: user.value.username, addresses: addresses.value, cards: saved, others, unpaid },
  }
}

/** Loads carts and account, applies the choices of the address, and decides which step is shown. */
export async function loadCheckout(
  query: CheckoutQuery,
  backend: BackendCall,
  session: VisitorSession,
  language: Language,
): Promise<Loaded> {
  const read = await readCarts(backend, session, language)
  if (!read.ok) return read
  const needsCards = query.step === 'payment' || query.step === 'review'
  const account = session.signedIn
    ? await readAccount(backend, needsCards, query.step === 'review')
    : { ok: true as const, value: visitor }
  if (!account.ok) return account
  const { email, addresses, cards, others, unpaid } = account.value
  const allCarts = read.value
  const carts = buyableCarts(allCarts)
  const usual = usualAddresses(addresses)
  const shipping = chosenAddress(addresses, query.address) ?? usual.shipping ?? addresses[0] ?? null
  // before an address was chosen the usual ones are proposed; afterwards the choice counts, also "the same"
  const usualBilling = query.address === null ? usual.billing : null
  const billing =
    (query.billing === null ? usualBilling : chosenAddress(addresses, query.billing)) ?? shipping
  const destination = shipping ? destinationOf(shipping) : null
  const totals = checkoutTotals(carts, destination, query.method)
  const step = stepToShow(query, {
    signedIn: session.signedIn,
    addressIds: addresses.map(({ id }) => id),
    methods: totals.options.map(({ method }) => method),
    undeliverable: totals.undeliverable.length > 0,
  })
  return {
    ok: true,
    data: {
      step,
      query,
      carts,
      allCarts,
      totals,
      email,
      addresses,
      shipping,
      billing,
      cards,
      others,
      unpaid,
    },
  }
}
