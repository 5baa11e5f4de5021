import * as contract from '@filiera/contract/orders/cart'
import { capQuantity, mergeQuantities } from '@filiera/domain/money/cart-totals'
import fc from 'fast-check'
import type { TestBackend } from './build-test-backend.ts'
import { createCustomer } from './factories/account.ts'
import { createProduct, createSeller, createWarehouse } from './factories/catalogue.ts'

/** Stock of the products of every schedule, two of one warehouse and two of another; the second runs short. */
const STOCKS = [200, 4, 200, 200] as const
const TABS = 2

export type Line = { product: number; quantity: number }
/** What somebody does in a tab; products by their place in {@link STOCKS}. */
export type Action =
  | { kind: 'step'; product: number; quantity: number }
  | { kind: 'remove'; product: number }
  | { kind: 'merge'; lines: Line[] }
  | { kind: 'clear' }
  | { kind: 'look' }
export type Turn = { tab: number; action: Action }
/** Waves one after the other; the calls of one wave are under way at once. */
export type Schedule = Turn[][]

const product = fc.nat(STOCKS.length - 1)
const pieces = fc.integer({ min: 1, max: 6 })
const line = fc.record({ product, quantity: pieces })
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('step' as const), product, quantity: pieces }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      product,
      quantity: pieces.map((count) => -count),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), product }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      lines: fc.uniqueArray(line, { selector: (one) => one.product, minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'look' as const }) },
)
const turn = fc.record({ tab: fc.nat(TABS - 1), action })

/** Schedules of at most `waves` waves with at most `width` calls under way at once. */
export const schedules = (waves: number, width: number): fc.Arbitrary<Schedule> =>
  fc.array(fc.array(turn, { minLength: 1, maxLength: width }), { minLength: 2, maxLength: waves })

/** The cart as it should be: quantities by product, 0 for none. */
type Model = readonly number[]

/** What a call answered: whether it was done, and the cart it showed (null: it shows none). */
type Outcome = { action: Action; done: boolean; shown: Model | null; mayMiss: boolean }

const stockOf = (index: number) => STOCKS[index] ?? 0

function changed(model: Model, index: number, quantity: number): Model {
  return model.map((old, place) => (place === index ? quantity : old))
}

/** The cart after one call, null where the call cannot have answered what it did from this cart. */
function after(model: Model, { action, done, mayMiss }: Outcome): Model | null {
  if (action.kind === 'look') return model
  if (action.kind === 'clear') return done ? model.map(() => 0) : null
  if (action.kind === 'merge')
    return done
      ? action.lines.reduce<Model>(
          (merged, { product: index, quantity }) =>
            changed(merged, index, mergeQuantities(merged[index] ?? 0, quantity, stockOf(index))),
          model,
        )
      : null
  const there = model[action.product] ?? 0
  if (action.kind === 'step' && action.quantity > 0)
    return done
      ? changed(model, action.product, capQuantity(there + action.quantity, stockOf(action.product)))
      : null
  if (!done) return there === 0 || mayMiss ? model : null
  if (there === 0) return null
  return changed(model, action.product, action.kind === 'remove' ? 0 : Math.max(0, there + action.quantity))
}

/** Every cart that the calls of one wave can leave, whichever came first. */
function afterWave(models: readonly Model[], outcomes: readonly Outcome[]): Model[] {
  if (outcomes.length === 0) return [...models]
  const reached = outcomes.flatMap((outcome, place) => {
    const next = models.map((model) => after(model, outcome)).filter((model) => model !== null)
    return next.length === 0 ? [] : afterWave(next, outcomes.toSpliced(place, 1))
  })
  return [...new Map(reached.map((model) => [model.join(), model])).values()]
}

type Carts = { cartOf: Map<number, string>; model: Model }

/** Plays schedules against a backend, each from an empty cart. */
export async function openSchedules(backend: TestBackend) {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const warehouses = [await createWarehouse(db, { seller_id }), await createWarehouse(db, { seller_id })]
  const ids: string[] = []
  for (const [index, stock] of STOCKS.entries()) {
    const warehouse_id = warehouses[index < STOCKS.length / 2 ? 0 : 1] ?? ''
    ids.push((await createProduct(db, { seller_id, warehouse_id, stock })).id)
  }
  const { accountId, headers } = await createCustomer(backend)
  const idOf = (index: number) => ids[index] ?? ''

  function read(
    carts: readonly { id: string; items: readonly { productId: string; quantity: number }[] }[],
  ): Carts {
    const cartOf = new Map<number, string>()
    const model = ids.map((id, index) => {
      const cart = carts.find(({ items }) => items.some(({ productId }) => productId === id))
      if (cart) cartOf.set(index, cart.id)
      return cart?.items.find(({ productId }) => productId === id)?.quantity ?? 0
    })
    return { cartOf, model }
  }

  /** One call as the tab makes it from what it saw last. */
  async function act(action: Action, seen: Carts) {
    if (action.kind === 'step')
      return backend.call(
        contract.stepCartItem,
        { body: { productId: idOf(action.product), quantity: action.quantity } },
        headers,
      )
    if (action.kind === 'merge') {
      const items = action.lines.map((one) => ({ productId: idOf(one.product), quantity: one.quantity }))
      const merged = await backend.call(contract.mergeCart, { body: { id: -1, items } }, headers)
      return merged.ok ? { ...merged, value: merged.value.carts } : merged
    }
    if (action.kind === 'clear') return backend.call(contract.clearCarts, { params: { id: '-1' } }, headers)
    const cartId = action.kind === 'remove' ? seen.cartOf.get(action.product) : undefined
    // a tab that shows no such line has nothing to press: it looks again
    if (action.kind === 'look' || !cartId) return backend.call(contract.getCarts, {}, headers)
    const params = { cartId, productId: idOf(action.kind === 'remove' ? action.product : 0) }
    return backend.call(contract.removeCartItem, { params }, headers)
  }

  /** @throws Error when no order of the calls explains what was answered and what is left */
  return async function play(schedule: Schedule): Promise<void> {
    await db.deleteFrom('cart').where('account_id', '=', accountId).execute()
    const tabs = Array.from({ length: TABS }, (): Carts => read([]))
    let models: Model[] = [ids.map(() => 0)]
    let cleared = false
    for (const [number, wave] of schedule.entries()) {
      cleared ||= wave.some(({ action }) => action.kind === 'clear')
      const outcomes = await Promise.all(
        wave.map(async ({ tab, action: wished }): Promise<Outcome> => {
          const seen = tabs[tab] ?? read([])
          const pressed = wished.kind !== 'remove' || seen.cartOf.has(wished.product)
          const answer = await act(wished, seen)
          if (!answer.ok && answer.problem.status !== 404)
            throw new Error(`wave ${number}: ${JSON.stringify(answer.problem)}`)
          const shown = answer.ok ? read(answer.value ?? []) : null
          if (shown) tabs[tab] = shown
          return {
            action: pressed ? wished : { kind: 'look' },
            done: answer.ok,
            shown: shown?.model ?? null,
            // a cart that was cleared and made again has another id than this tab knows
            mayMiss: wished.kind === 'remove' && cleared,
          }
        }),
      )
      const before = models
      models = afterWave(before, outcomes)
      if (outcomes.length === 1 && outcomes[0]?.shown)
        models = models.filter((model) => model.join() === outcomes[0]?.shown?.join())
      if (models.length === 0)
        throw new Error(`wave ${number}: from ${before.join(' or ')}, ${JSON.stringify(outcomes)}`)
    }
    const last = await backend.call(contract.getCarts, {}, headers)
    const left = last.ok ? read(last.value).model.join() : last.problem.detail
    if (!models.some((model) => model.join() === left))
      throw new Error(`the cart is ${left}, and should be ${models.join(' or ')}`)
  }
}
