import * as contract from '@filiera/contract/orders/cart'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { bind } from '../platform/http/endpoint.ts'
import { notFound } from '../platform/problem-error.ts'
import type { Services } from '../services.ts'
import { deleteCarts } from './cart.store.ts'
import { deleteLine } from './cart-line.store.ts'
import { accountOwner, visitorOwner } from './cart-owner.ts'
import { mergeCarts } from './merge-carts.ts'
import { readCarts } from './read-carts.ts'
import { replaceLines } from './replace-lines.ts'
import { stepLine } from './step-line.ts'
import { readVisitor, setVisitorCookie } from './visitor-cookie.ts'

/** Carts of the account. */
function accountCartRoutes(services: Services) {
  const { db, clock, config } = services
  return [
    bind(contract.getCarts, ({ identity, query }) =>
      readCarts(db, clock, accountOwner(identity.accountId), query.lang),
    ),
    bind(contract.stepCartItem, ({ identity, body, query }) =>
      stepLine(services, accountOwner(identity.accountId), body, query.lang),
    ),
    bind(contract.mergeCart, ({ identity, body, query, request }) =>
      mergeCarts(services, accountOwner(identity.accountId), body.items, {
        visitorId: readVisitor(request, config.isProduction),
        lang: query.lang,
      }),
    ),
    bind(contract.removeCartItem, async ({ identity, params, query }) => {
      const owner = accountOwner(identity.accountId)
      if (!(await deleteLine(db, owner, params.productId, { cartId: params.cartId }))) throw notFound()
      return readCarts(db, clock, owner, query.lang)
    }),
    bind(contract.clearCarts, async ({ identity, params }) => {
      if (params.id !== contract.OWN_CART_ID) throw notFound()
      await inTransaction(db, (trx) => deleteCarts(trx, accountOwner(identity.accountId)))
      return undefined
    }),
  ]
}

/** Carts of a visitor, reached by the signed cookie and by nothing else. */
function visitorCartRoutes(services: Services) {
  const { db, clock, config } = services
  const secure = config.isProduction
  return [
    bind(contract.getVisitorCarts, async ({ query, request }) => {
      const visitorId = readVisitor(request, secure)
      return visitorId ? readCarts(db, clock, visitorOwner(visitorId), query.lang) : []
    }),
    bind(contract.putVisitorCart, async ({ body, query, request, reply }) => {
      const owner = visitorOwner(setVisitorCookie(request, reply, secure))
      return 'items' in body
        ? replaceLines(services, owner, body.items, query.lang)
        : stepLine(services, owner, body, query.lang)
    }),
    bind(contract.removeVisitorCartItem, async ({ query, request }) => {
      const visitorId = readVisitor(request, secure)
      if (!visitorId) return []
      const owner = visitorOwner(visitorId)
      // Removing what is not there is fine: the browser's copy may know more than this one.
      await deleteLine(db, owner, query.itemId)
      return readCarts(db, clock, owner, query.lang)
    }),
  ]
}

/** Carts of accounts and of visitors. */
export const cartRoutes = (services: Services) => [
  ...accountCartRoutes(services),
  ...visitorCartRoutes(services),
]
