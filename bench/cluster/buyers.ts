import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@filiera/contract/client'
import { stepCartItem } from '@filiera/contract/orders/cart'
import { placeCheckout } from '@filiera/contract/orders/orders'
import type { Customer } from '../customers.ts'

/** A buyer tries again after this, as one who presses the button once more, in milliseconds. */
const AGAIN_MS = 1000
const LONGEST_MS = 5000

/** What became of one step of a purchase, at `at` of `performance.now()`; `tries` until it was answered. */
export type Step = { kind: 'cart' | 'order'; at: number; tries: number; fault: string | null; id?: string }

/** Answers that are no failure of the shop: the piece was sold to somebody else. */
const REFUSALS = new Set(['sold_out', 'cart_empty', 'cart_changed'])

async function until<T extends { ok: boolean }>(
  call: () => Promise<T>,
  most: number,
): Promise<{ answer: T; tries: number }> {
  for (let tries = 1; ; tries++) {
    const answer = await call()
    if (answer.ok || tries === most || isRefusal(answer)) return { answer, tries }
    await wait(AGAIN_MS)
  }
}
const isRefusal = (answer: object) =>
  'problem' in answer && REFUSALS.has((answer.problem as { code: string }).code)

/** Puts a piece into the cart and orders it. A step that is not answered is done again with the same key. */
export async function buy(
  apiUrl: string,
  { token, addressId }: Customer,
  productId: string,
  most = 2,
): Promise<Step[]> {
  const call = createClient({ baseUrl: apiUrl, timeoutMs: LONGEST_MS })
  const headers = { authorization: `Bearer ${token}` }
  const note = (
    kind: Step['kind'],
    { answer, tries }: { answer: { ok: boolean }; tries: number },
    at: number,
  ) => ({
    kind,
    at,
    tries,
    fault:
      answer.ok || isRefusal(answer) ? null : JSON.stringify('problem' in answer ? answer.problem : null),
  })
  const begun = performance.now()
  const inCart = await until(() => call(stepCartItem, { body: { productId, quantity: 1 } }, headers), most)
  const steps: Step[] = [note('cart', inCart, begun)]
  if (!inCart.answer.ok) return steps
  const body = {
    shippingAddressId: addressId,
    billingAddressId: addressId,
    shippingMethod: 'national' as const,
    acceptTerms: true as const,
  }
  const ordering = performance.now()
  const key = { ...headers, 'idempotency-key': randomUUID() }
  const ordered = await until(() => call(placeCheckout, { body }, key), most)
  const { answer } = ordered
  return [...steps, { ...note('order', ordered, ordering), ...(answer.ok && { id: answer.value.id }) }]
}

/** Buyers that come one after the other, so many a second, until `stop`. */
export function keepBuying(
  apiUrl: string,
  buyers: readonly Customer[],
  products: readonly string[],
  perSecond: number,
): { steps: Step[]; stop(): Promise<void> } {
  const steps: Step[] = []
  const running = new Set<Promise<void>>()
  let turn = 0
  const timer = setInterval(() => {
    const buyer = buyers[turn % buyers.length]
    const product = products[turn % products.length]
    turn += 1
    if (!buyer || !product) return
    const work = buy(apiUrl, buyer, product).then((done) => void steps.push(...done))
    running.add(work)
    void work.finally(() => running.delete(work))
  }, 1000 / perSecond)
  return {
    steps,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
