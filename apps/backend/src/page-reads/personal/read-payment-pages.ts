import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { ARRIVALS } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { listProducts } from '../../catalog/browsing/list-products.ts'
import { readUser } from '../../customers/account/read-user.ts'
import { readCheckout } from '../../orders/order/read-orders.ts'
import { refreshPayment } from '../../payments/attempts/refresh-payment.ts'
import { readCards } from '../../payments/cards/read-cards.ts'
import type { Services } from '../../services.ts'
import { readWays } from './read-cart-pages.ts'
import { orNull } from './read-order-pages.ts'

/** The provider may be asked; the page does not wait longer, and says so. */
const WAIT_MS = 10_000

/** What comes of a reading within a time, else `late`. */
async function within<Value>(ms: number, reading: Promise<Value>): Promise<Value | 'late'> {
  const ended = new AbortController()
  const timer = wait(ms, 'late' as const, { signal: ended.signal }).catch(() => 'late' as const)
  return Promise.race([reading, timer]).finally(() => ended.abort())
}

async function readBuyerName({ db }: Services, accountId: string): Promise<string> {
  const { name, profile } = await readUser(db, accountId)
  return profile.firstName || name
}

/** What else the shops of a paid checkout sell: as many as a row shows. */
async function readMore(
  { database }: Services,
  { orders }: Checkout,
  payment: PaymentInfo | null,
  lang: Language,
): Promise<Product[]> {
  if (payment?.status !== 'paid') return []
  const bought = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)))
  const seller = [...new Set(orders.map((order) => order.seller.id))]
  const limit = ARRIVALS + bought.size
  const { products } = await listProducts(database, { seller, filters: ['available'], limit, lang })
  const others = products.map((text) => JSON.parse(text) as Product).filter(({ id }) => !bought.has(id))
  return others.slice(0, ARRIVALS)
}

/** A checkout of the account with its payment and the ways to pay it again. @throws ProblemError not_found, also for another account's */
export async function readPaymentPage(
  services: Services,
  accountId: string,
  id: string,
  { waitMs = WAIT_MS, lang }: { waitMs?: number | undefined; lang: Language },
) {
  // first: an id of somebody else's reaches no provider
  await readCheckout(services, accountId, id)
  const payment = await within(waitMs, orNull(refreshPayment(services, accountId, id)))
  // read after it: what the provider told may have changed the orders
  const [checkout, ways, buyerName] = await Promise.all([
    readCheckout(services, accountId, id),
    readWays(services, accountId),
    readBuyerName(services, accountId),
  ])
  const page = { checkout, buyerName, ...ways }
  if (payment === 'late') return { ...page, more: [], payment: null, paymentState: 'late' as const }
  const more = await readMore(services, checkout, payment, lang)
  return { ...page, more, payment, paymentState: payment ? ('known' as const) : ('none' as const) }
}

/** Statuses of a payment that ended without money. */
const over = new Set<PaymentInfo['status']>(['failed', 'cancelled', 'expired'])

/** What became of a payment or of the check of a card of the account. @throws ProblemError not_found, also for another account's */
export async function readReturnPage(services: Services, accountId: string, id: string, lang: Language) {
  const payment = await refreshPayment(services, accountId, id)
  const { checkoutId, cardId } = payment
  const buyerName = await readBuyerName(services, accountId)
  if (checkoutId === null) {
    const cards = await readCards(services, accountId)
    const card = cards.find((one) => one.id === cardId) ?? null
    return { payment, checkout: null, card, buyerName, more: [] }
  }
  // another payment may have taken the place of one that is over
  const current = over.has(payment.status) ? await refreshPayment(services, accountId, checkoutId) : payment
  const checkout = await readCheckout(services, accountId, checkoutId)
  const more = await readMore(services, checkout, current, lang)
  return { payment: current, checkout, card: null, buyerName, more }
}
