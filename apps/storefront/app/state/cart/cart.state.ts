import type { Cart } from '@filiera/contract/orders/cart'
import type { Problem } from '@filiera/contract/problem'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { type CartsSummary, summariseCarts } from '@filiera/domain/money/carts-summary'

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

export function nextQuantity(quantity: number, step: CartStep, max: number): number {
  if ('removed' in step) return 0
  return Math.max(0, Math.min(quantity + step.delta, Math.max(max, Math.min(quantity, MAX_LINE_QUANTITY))))
}

export function stepLines(lines: readonly CartLine[], step: CartStep): CartLine[] {
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

function sameLines(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const quantities = new Map(b.map((line) => [line.productId, line.quantity]))
  return a.length === b.length && a.every((line) => quantities.get(line.productId) === line.quantity)
}

/** Steps that the carts do not hold yet: those of a newer answer hold the steps of the older requests already. */
export const pendingSteps = ({ pending, answered }: CartState): CartStep[] =>
  pending.flatMap(({ id, step }) => (step && id > answered ? [step] : []))

export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0)

/** The lines that another visit or tab left, with the steps that are still under way; the carts stay as the server said them. */
export function restoreLines(state: CartState, owner: CartOwner, stored: CartLine[]): CartState {
  if (state.known && state.owner === owner && sameLines(state.confirmedLines, stored)) return state
  const lines = pendingSteps(state).reduce<CartLine[]>(stepLines, stored)
  return {
    ...state,
    owner,
    confirmedLines: stored,
    known: false,
    unsure: state.pending.at(-1)?.id ?? -1,
    lines,
    cartTotal: countPieces(lines),
  }
}
