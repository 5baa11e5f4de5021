import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Cart } from '@filiera/contract/orders/cart'
import { ARRIVALS } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { accountOwner, visitorOwner } from '../../cart/cart-owner.ts'
import { readCarts } from '../../cart/read-carts.ts'
import { listProducts } from '../../catalog/browsing/list-products.ts'
import { readUser } from '../../customers/account/read-user.ts'
import { readAddresses } from '../../customers/addresses/read-addresses.ts'
import { toldMinutes } from '../../orders/checkout/unpaid/hold-times.ts'
import { readOpenCheckout } from '../../orders/order/read-orders.ts'
import { offeredWays } from '../../payments/attempts/start/offered-methods.ts'
import { readCards } from '../../payments/cards/read-cards.ts'
import type { Services } from '../../services.ts'

/** The newest that can be bought, below an empty cart. */
async function readArrivals(
  { database }: Services,
  carts: readonly Cart[],
  lang: Language,
): Promise<Product[]> {
  if (carts.length > 0) return []
  const newest = { sort: 'newest' as const, filters: ['available' as const], limit: ARRIVALS }
  const { products } = await listProducts(database, { ...newest, lang })
  return products.map((text) => JSON.parse(text) as Product)
}

async function readOwnCarts(services: Services, accountId: string, lang: Language) {
  const { db, clock } = services
  const [carts, addresses, unpaid] = await Promise.all([
    readCarts(db, clock, accountOwner(accountId), lang),
    readAddresses(db, accountId),
    readOpenCheckout(services, accountId),
  ])
  return { carts, addresses, unpaid }
}

/** Carts of the account, and what its page shows beside them. */
export async function readCartPage(services: Services, accountId: string, lang: Language) {
  const own = await readOwnCarts(services, accountId, lang)
  return { ...own, arrivals: await readArrivals(services, own.carts, lang) }
}

/** Carts of a visitor; none without a cookie. */
export async function readVisitorCartPage(services: Services, visitorId: string | null, lang: Language) {
  const { db, clock } = services
  const carts = visitorId ? await readCarts(db, clock, visitorOwner(visitorId), lang) : []
  return { carts, arrivals: await readArrivals(services, carts, lang) }
}

/** The ways to pay: saved cards of the account, and what the shop offers. */
export const readWays = async (services: Services, accountId: string) => ({
  cards: await readCards(services, accountId),
  ways: offeredWays(services.config.PAYMENT_METHODS),
})

/** What a customer orders from. */
export async function readCheckoutPage(services: Services, accountId: string, lang: Language) {
  const [own, ways, user] = await Promise.all([
    readOwnCarts(services, accountId, lang),
    readWays(services, accountId),
    readUser(services.db, accountId),
  ])
  return { ...own, ...ways, user, holdMinutes: toldMinutes(services.config.HOLD_MINUTES) }
}
