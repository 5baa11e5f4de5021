import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { summariseCarts } from '@filiera/domain/money/carts-summary'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { shippingPreview } from '@filiera/domain/places/shipping'
import {
  type CartAction,
  type CartLine,
  type CartState,
  type CartStep,
  countPieces,
  emptyCart,
  nextQuantity,
  pendingSteps,
  stepLines,
} from './cart.state.ts'

/** Lines of carts: what the browser keeps of them. */
export function linesOf(carts: readonly Cart[]): CartLine[] {
  return carts.flatMap((cart) => cart.items.map(({ productId, quantity }) => ({ productId, quantity })))
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

/** Derives what the screen shows from what the server said and what is still under way. */
function derive(state: CartState): CartState {
  const steps = pendingSteps(state)
  const carts = steps.reduce<Cart[]>(stepCarts, state.confirmed)
  const lines = steps.reduce<CartLine[]>(stepLines, state.confirmedLines)
  return {
    ...state,
    carts,
    lines,
    loading: state.pending.length > 0,
    ...summariseCarts(carts),
    cartTotal: countPieces(lines),
  }
}

/**
 * Cart of the specification (§4). Steps show at once; an error undoes its own step and leaves the others (decision 10). Ids grow in the order in
 * which the server is asked: in whatever order its answers come, the newest one counts.
 */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
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
