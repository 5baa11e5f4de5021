import type { BackendCall } from '@filiera/contract/client'
import type { Address } from '@filiera/contract/customers/addresses'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Cart } from '@filiera/contract/orders/cart'
import type { Card } from '@filiera/contract/payments/cards'
import type { readCheckoutPage } from '@filiera/contract/personal-pages'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import type { VisitorSession } from '../../state/server-contexts.ts'
import { chosenAddress, usualAddresses } from '../addresses/chosen-address.ts'
import { readCheckout } from '../cart/read-carts.ts'
import { type UnpaidOrder, unpaidOrder } from '../cart/unpaid-order.state.ts'
import { type OtherWay, otherWaysOf } from '../payment/pay-way.ts'
import { type CheckoutQuery, type CheckoutStep, stepToShow } from './checkout-query.state.ts'
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
  /** How long an order is set aside until its payment begins, in minutes; a visitor cannot order. */
  holdMinutes: number
}

type Loaded = { ok: true; data: CheckoutData } | { ok: false; problem: Problem }

type Account = Pick<CheckoutData, 'email' | 'addresses' | 'cards' | 'others' | 'unpaid' | 'holdMinutes'>

const visitor: Account = { email: null, addresses: [], cards: [], others: [], unpaid: null, holdMinutes: 0 }

/** What the asked step shows of the account. */
function accountOf(
  { user, addresses, cards, ways, unpaid, holdMinutes }: EndpointAnswer<typeof readCheckoutPage>,
  { step }: CheckoutQuery,
): Account {
  const needsCards = step === 'payment' || step === 'review'
  return {
    email: user.username,
    addresses,
    cards: needsCards ? cards.filter((card) => card.active) : [],
    others: needsCards ? otherWaysOf(ways) : [],
    unpaid: step === 'review' ? unpaidOrder(unpaid) : null,
    holdMinutes,
  }
}

/** Loads carts and account, applies the choices of the address, and decides which step is shown. */
export async function loadCheckout(
  query: CheckoutQuery,
  backend: BackendCall,
  session: VisitorSession,
  language: Language,
): Promise<Loaded> {
  const read = await readCheckout(backend, session, language)
  if (!read.ok) return read
  const [allCarts, account] = Array.isArray(read.value)
    ? [read.value, visitor]
    : [read.value.carts, accountOf(read.value, query)]
  const { email, addresses, cards, others, unpaid, holdMinutes } = account
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
      holdMinutes,
    },
  }
}
