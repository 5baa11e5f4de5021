import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import type { Problem } from '@filiera/contract/problem'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { type CartsSummary, summariseCarts } from '@filiera/domain/money/carts-summary'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { shippingPreview } from '@filiera/domain/places/shipping'

export type CartLine = { productId: string; quantity: number }

/** The cart actions of specification §4. */
export type CartOperation =
  | 'get'
  | 'add'
  | 'remove'
  | 'increase'
  | 'decrease'
  | 'sync'
  | 'reset'
  | 'clear'
  | 'update'

/** What an operation does to one product before the server has answered; a removal takes everything. */
export type CartStep = { productId: string; delta: number } | { productId: string; removed: true }

type Pending = { id: number; step: CartStep | null }

/** Whose lines these are: a visitor's wait for the merge at login, an account's do not. */
export type CartOwner = 'visitor' | 'account'

export type CartState = CartsSummary & {
  owner: CartOwner
  /** Whether `confirmed` is what the server has; before the first answer, and after a change in another tab, only the lines are known. */
  known: boolean
  /** The newest request whose answer is in `confirmed`; answers to older ones come too late to say anything. */
  answered: number
  /** The newest request made before another tab's change: its answer may not know of that change. */
  unsure: number
  confirmed: Cart[]
  confirmedLines: CartLine[]
  pending: Pending[]
  /** What the screen shows: confirmed with the pending steps applied. */
  carts: Cart[]
  lines: CartLine[]
  loading: boolean
  error: Problem | null
}

export type CartAction =
  | { type: 'request'; operation: CartOperation; id: number; step?: CartStep }
  | { type: 'success'; operation: CartOperation; id: number; carts: Cart[]; owner?: CartOwner }
  | { type: 'error'; operation: CartOperation; id: number; problem: Problem }
  | { type: 'restored'; owner: CartOwner; lines: CartLine[] }

export const emptyCart: CartState = {
  owner: 'visitor',
  known: false,
  answered: -1,
  unsure: -1,
  confirmed: [],
  confirmedLines: [],
  pending: [],
  carts: [],
  lines: [],
  loading: false,
  error: null,
  ...summariseCarts([]),
}

/** Lines of carts: what the browser keeps of them. */
export function linesOf(carts: readonly Cart[]): CartLine[] {
  return carts.flatMap((cart) => cart.items.map(({ productId, quantity }) => ({ productId, quantity })))
}

function nextQuantity(quantity: number, step: CartStep, max: number): number {
  if ('removed' in step) return 0
  return Math.max(0, Math.min(quantity + step.delta, Math.max(max, Math.min(quantity, MAX_LINE_QUANTITY))))
}

function stepLines(lines: readonly CartLine[], step: CartStep): CartLine[] {
  const present = lines.some((line) => line.productId === step.productId)
  const all = present ? lines : [...lines, { productId: step.productId, quantity: 0 }]
  return all
    .map((line) =>
      line.productId === step.productId
        ? { ...line, quantity: nextQuantity(line.quantity, step, MAX_LINE_QUANTITY) }
        : line,
    )
    .filter((line) => line.quantity > 0)
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const charged = item.priceDiscounted ?? item.price
  return {
    ...item,
    quantity,
    lineCost: centsToEuros(quantity * eurosToCents(item.price)),
    lineCostDiscount: centsToEuros(quantity * eurosToCents(charged)),
  }
}

/** Totals of a cart whose quantities were changed on screen. */
function recount(cart: Cart, items: CartItem[]): Cart {
  const counted = items.filter((item) => item.available)
  const cents = (amount: (item: CartItem) => number) =>
    counted.reduce((sum, item) => sum + eurosToCents(amount(item)), 0)
  const discountedCents = cents((item) => item.lineCostDiscount)
  const adjustment = (type: string) => {
    const found = cart.warehouse.adjustments.find((candidate) => candidate.type === type)
    return found ? eurosToCents(found.value) : null
  }
  const rules = { thresholdCents: adjustment('shipment_threshold'), feeCents: adjustment('shipment_fee') }
  const totalItems = counted.reduce((sum, item) => sum + item.quantity, 0)
  const shipping = shippingPreview(rules, discountedCents, totalItems)
  return {
    ...cart,
    items,
    totalItems,
    totalCost: centsToEuros(cents((item) => item.lineCost)),
    totalCostDiscount: centsToEuros(discountedCents),
    shipping: {
      cost: centsToEuros(shipping.costCents),
      missingToFree: shipping.missingToFreeCents === null ? null : centsToEuros(shipping.missingToFreeCents),
    },
  }
}

/** Carts as they would be after a step. */
export function stepCarts(carts: readonly Cart[], step: CartStep): Cart[] {
  return carts.flatMap((cart) => {
    if (!cart.items.some((item) => item.productId === step.productId)) return [cart]
    const items = cart.items
      .map((item) =>
        item.productId === step.productId
          ? withQuantity(item, nextQuantity(item.quantity, step, item.maxQuantity))
          : item,
      )
      .filter((item) => item.quantity > 0)
    return items.length > 0 ? [recount(cart, items)] : []
  })
}

function sameLines(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const quantities = new Map(b.map((line) => [line.productId, line.quantity]))
  return a.length === b.length && a.every((line) => quantities.get(line.productId) === line.quantity)
}

/** Derives what the screen shows from what the server said and what is still under way. */
function derive(state: CartState): CartState {
  // the carts of a newer answer hold the steps of the older requests already
  const steps = state.pending.flatMap(({ id, step }) => (step && id > state.answered ? [step] : []))
  const carts = steps.reduce<Cart[]>(stepCarts, state.confirmed)
  const lines = steps.reduce<CartLine[]>(stepLines, state.confirmedLines)
  return {
    ...state,
    carts,
    lines,
    loading: state.pending.length > 0,
    ...summariseCarts(carts),
    cartTotal: lines.reduce((count, line) => count + line.quantity, 0),
  }
}

/**
 * Cart of the specification (§4): every action sets loading, then success or error. Steps show at once; an error
 * undoes its own step and leaves the others (decision 10). A reset forgets everything without asking anybody.
 * Ids grow in the order in which the server is asked: in whatever order its answers come, the newest one counts.
 */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'restored':
      if (state.known && state.owner === action.owner && sameLines(state.confirmedLines, action.lines))
        return state
      return derive({
        ...state,
        owner: action.owner,
        confirmedLines: action.lines,
        known: false,
        unsure: state.pending.at(-1)?.id ?? -1,
      })
    case 'request':
      if (action.operation === 'reset') {
        const pending = [{ id: action.id, step: null }]
        return { ...emptyCart, answered: action.id - 1, loading: true, pending }
      }
      return derive({
        ...state,
        error: null,
        pending: [...state.pending, { id: action.id, step: action.step ?? null }],
      })
    case 'success': {
      const pending = state.pending.filter(({ id }) => id !== action.id)
      if (action.id <= state.answered) return derive({ ...state, pending })
      return derive({
        ...state,
        owner: action.owner ?? state.owner,
        known: action.id > state.unsure,
        answered: action.id,
        error: null,
        confirmed: action.carts,
        confirmedLines: linesOf(action.carts),
        pending,
      })
    }
    case 'error': {
      const pending = state.pending.filter(({ id }) => id !== action.id)
      // what was asked before a reset is nobody's any more
      if (pending.length === state.pending.length) return state
      return derive({ ...state, error: action.problem, pending })
    }
  }
}
