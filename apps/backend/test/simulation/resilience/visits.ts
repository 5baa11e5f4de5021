import { setTimeout as wait } from 'node:timers/promises'
import { TEST_PASSWORD } from '../../factories/account.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../factories/order.ts'
import type { Action, Outcome } from './matrix.ts'
import type { TroubledShop } from './troubled-shop.ts'

/** One answer as a browser gets it; status 0 where none came. */
export type Seen = { status: number; retryAfter: boolean; body: string }

/** A customer and what was answered to them. */
export type Visitor = {
  buyer: Buyer
  /** Pieces in the cart that were acknowledged, and those whose step was not answered. */
  cart: { acknowledged: number; unknown: number }
  /** The checkout that was answered. */
  checkoutId: string | null
  key: string
}

let visitors = 0

/** A customer who shops, and one piece in the cart of whom is about to pay. */
export async function openVisitor(shop: TroubledShop, action: Action): Promise<Visitor> {
  const buyer = await createBuyer(shop.backend)
  if (action === 'pay') await fillCart(shop.backend, buyer.accountId, shop.products.sold, 1)
  visitors += 1
  return {
    buyer,
    cart: { acknowledged: 0, unknown: 0 },
    checkoutId: null,
    key: `resilience-${visitors}`.padEnd(32, '0'),
  }
}

type Ask = {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  body?: object
  key?: string
  /** Ends when the customer leaves. */
  leave?: AbortSignal
}

/** One call from the customer's browser to the shop. */
export async function ask(shop: TroubledShop, { buyer }: Visitor, call: Ask): Promise<Seen> {
  const { path, method = 'GET', body, key, leave } = call
  try {
    const answer = await fetch(shop.front.url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: shop.front.url,
        cookie: `filiera_session=${buyer.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(leave ? { signal: leave } : {}),
    })
    return { status: answer.status, retryAfter: answer.headers.has('retry-after'), body: await answer.text() }
  } catch {
    return { status: 0, retryAfter: false, body: '' }
  }
}

const isGood = ({ status }: Seen) => status >= 200 && status < 300

async function pay(shop: TroubledShop, visitor: Visitor, leave?: AbortSignal): Promise<Seen> {
  const placed = await ask(shop, visitor, {
    path: '/api/me/orders/checkouts',
    method: 'POST',
    body: placement(visitor.buyer),
    key: visitor.key,
    ...(leave ? { leave } : {}),
  })
  if (!isGood(placed)) return placed
  const { id } = JSON.parse(placed.body) as { id: string }
  if (visitor.checkoutId && visitor.checkoutId !== id) throw new Error(`a second checkout ${id}`)
  visitor.checkoutId = id
  return ask(shop, visitor, {
    path: `/api/payment/mangopay/${id}`,
    method: 'POST',
    body: { type: 'web' },
    ...(leave ? { leave } : {}),
  })
}

async function step(shop: TroubledShop, visitor: Visitor, leave?: AbortSignal): Promise<Seen> {
  const seen = await ask(shop, visitor, {
    path: '/api/me/carts',
    method: 'PUT',
    body: { productId: shop.products.sold, quantity: 1 },
    ...(leave ? { leave } : {}),
  })
  visitor.cart[isGood(seen) ? 'acknowledged' : 'unknown'] += 1
  return seen
}

/** Each action once. @param leave ends it from the customer's side */
export const visits: Record<
  Action,
  (shop: TroubledShop, visitor: Visitor, leave?: AbortSignal) => Promise<Seen>
> = {
  /** A page that was shown before must come at all times; what is told is of one that was not. */
  async browse(shop, visitor, leave) {
    const known = await ask(shop, visitor, { path: `/product/${shop.products.seen}` })
    if (known.status !== 200 || !known.body.includes(shop.seenTitle())) return known
    return ask(shop, visitor, { path: `/product/${shop.unseenProduct()}`, ...(leave ? { leave } : {}) })
  },
  cart: step,
  login: (shop, visitor, leave) =>
    ask(shop, visitor, {
      path: '/api/auth/login',
      method: 'POST',
      body: { username: visitor.buyer.email, password: TEST_PASSWORD },
      ...(leave ? { leave } : {}),
    }),
  pay,
}

/** What an answer means to who gets it. */
export function outcomeOf(action: Action, { status, retryAfter, body }: Seen): Outcome | string {
  if (status >= 200 && status < 300) return 'works'
  if (status === 503 && retryAfter) return action === 'browse' ? 'seenPages' : 'later'
  if (status === 502 && body.includes('provider_unavailable')) return 'unknown'
  if (status === 0) return 'afterwards'
  return `${status}${retryAfter ? ' with Retry-After' : ''} ${body.slice(0, 200)}`
}

/** Does it and leaves before the answer. */
export async function leaveEarly(shop: TroubledShop, visitor: Visitor, action: Action, afterMs: number) {
  const leaving = new AbortController()
  const visit = visits[action](shop, visitor, leaving.signal)
  await wait(afterMs)
  leaving.abort()
  return visit
}
