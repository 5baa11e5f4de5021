import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import type { Problem } from '@filiera/contract/problem'
import { create } from 'zustand'
import type { ApiResult } from '../../browser/call-api.ts'
import { oneByOne } from '../../browser/one-by-one.ts'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { announceFailure, announceSuccess, retractFailure } from '../../notices/notices.ts'
import { dispatchAuth, useAuthStore } from '../auth/auth-store.ts'
import { type Added, closeAdded, useAdded } from './added-store.ts'
import {
  clearAccountCarts,
  fetchCarts,
  fetchVisitorCarts,
  mergeVisitorLines,
  putVisitorLines,
  removeFromAccountCart,
  removeFromVisitorCart,
  stepAccountCart,
  stepVisitorCart,
} from './cart.client.ts'
import type { CartAction, CartOperation, CartOwner, CartStep } from './cart.state.ts'
import { useCartStore } from './cart-store.ts'
import { changesToTell, type MergeChange } from './merge-changes.ts'
import { reduceCart } from './reduce-cart.ts'

/** Changes of the last merge, until this browser logs out or leaves the shop. */
export const useMergeChanges = create<{ changes: MergeChange[] }>(() => ({ changes: [] }))

function dispatchCart(action: CartAction): void {
  useCartStore.setState((state) => reduceCart(state, action))
}

type Call = () => Promise<ApiResult<Cart[]>>

let lastId = 0
const inOrder = oneByOne()

const isCustomer = () => useAuthStore.getState().isLoggedIn
const owner = (): CartOwner => (isCustomer() ? 'account' : 'visitor')

/** The session ended behind our back: the account's cart is no longer ours to show. */
function leaveSession(): void {
  dispatchAuth({ type: 'session_lost' })
  resetCart()
}

/** Shows a step at once, asks the server, and keeps its answer or undoes the step. */
async function run(operation: CartOperation, call: Call, step?: CartStep): Promise<Problem | null> {
  lastId += 1
  const id = lastId
  dispatchCart({ type: 'request', operation, id, ...(step && { step }) })
  const result = await inOrder(call)
  if (result.ok) dispatchCart({ type: 'success', operation, id, carts: result.value, owner: owner() })
  else {
    dispatchCart({ type: 'error', operation, id, problem: result.problem })
    if (result.problem.code === 'not_signed_in') leaveSession()
  }
  return result.ok ? null : result.problem
}

function report(
  event: NoticeEvent,
  problem: Problem | null,
  values: Record<string, string>,
  undo?: () => void,
) {
  if (problem) announceFailure(event, problem, { values })
  else announceSuccess(event, { values, ...(undo && { undo }) })
}

const stepCall =
  (productId: string, delta: number, addedAt?: string): Call =>
  () =>
    isCustomer() ? stepAccountCart(productId, delta, addedAt) : stepVisitorCart(productId, delta, addedAt)

/** How many of a product there are, when the last step asked for more; null otherwise. */
function cappedAt(productId: string): number | null {
  const item = useCartStore
    .getState()
    .confirmed.flatMap(({ items }) => items)
    .find((candidate) => candidate.productId === productId)
  return item?.change === 'capped' ? item.maxQuantity : null
}

/** Adds pieces; a failure, and that there are fewer than wanted, is said here. */
async function add(
  { productId, title, quantity }: Added,
  addedAt?: string,
): Promise<'done' | 'capped' | 'failed'> {
  const problem = await run('add', stepCall(productId, quantity, addedAt), { productId, delta: quantity })
  if (problem) {
    announceFailure('cart_add', problem, { values: { title } })
    return 'failed'
  }
  const max = cappedAt(productId)
  if (max === null) return 'done'
  announceSuccess('cart_capped', { values: { title, max: `${max}` } })
  return 'capped'
}

/**
 * Adds a product (specification §5: one piece unless said otherwise) and shows it on the panel.
 * Answers whether it went well.
 */
export async function addToCart(productId: string, title: string, quantity = 1): Promise<boolean> {
  useAdded.setState({ isWanted: true })
  const added = { productId, title, quantity }
  const end = await add(added)
  if (end === 'done') {
    retractFailure('cart_add')
    // added from the panel itself, it stays with what it is about
    useAdded.setState((state) => ({ added: state.added ?? added }))
    // what went wrong is said by a notice, which would lie below the panel
  } else closeAdded()
  return end !== 'failed'
}

/** Says what was added where the panel did not arrive. */
export function announceAdded(): void {
  const { added } = useAdded.getState()
  if (added) announceSuccess('cart_add', { values: { title: added.title } })
  closeAdded()
}

/** Adds what was removed again at its place, and says so. Answers whether it is back. */
async function putBack(item: CartItem): Promise<boolean> {
  const end = await add(item, item.addedAt)
  if (end === 'done') announceSuccess('cart_add', { values: { title: item.title } })
  return end !== 'failed'
}

/** Adds one piece of each product, without a word; one that cannot be had does not hold up the others. Answers those that were not added, with the last problem. */
async function addPieces(productIds: readonly string[]) {
  const refused: string[] = []
  let problem: Problem | null = null
  for (const productId of productIds) {
    const failed = await run('add', stepCall(productId, 1), { productId, delta: 1 })
    if (failed) refused.push(productId)
    problem = failed ?? problem
  }
  return { refused, problem }
}

/** Adds one piece of each product; `title` names them all. */
export async function addAllToCart(productIds: readonly string[], title: string): Promise<void> {
  const { problem } = await addPieces(productIds)
  report('cart_add', problem, { title })
}

/** Adds one piece of each product. Answers those that could not be had: whoever asks says what became of each. */
export async function addEach(productIds: readonly string[]): Promise<readonly string[]> {
  const { refused } = await addPieces(productIds)
  return refused
}

/** Moves a line by `delta` pieces. */
export async function stepLine(productId: string, delta: number): Promise<void> {
  if (delta === 0) return
  const operation = Math.abs(delta) > 1 ? 'update' : delta > 0 ? 'increase' : 'decrease'
  report('cart_update', await run(operation, stepCall(productId, delta), { productId, delta }), {})
}

/** Takes a whole line out without a word. Answers the problem, or null. */
export function takeOut(cartId: string, productId: string): Promise<Problem | null> {
  const call: Call = () =>
    isCustomer() ? removeFromAccountCart(cartId, productId) : removeFromVisitorCart(productId)
  return run('remove', call, { productId, removed: true })
}

/** Puts a line back as it was, at its place; what cannot be bought at present could not come back. */
export const wayBack = (item: CartItem) => (item.available ? () => putBack(item) : undefined)

/** Removes a line; the notice offers to undo that. */
export async function removeLine(cartId: string, item: CartItem): Promise<void> {
  const { productId, title } = item
  report('cart_remove', await takeOut(cartId, productId), { title }, wayBack(item))
}

/** Asks the server for the carts; a visitor's lines are handed over and come back priced. */
export async function loadCarts(): Promise<void> {
  const { lines } = useCartStore.getState()
  const problem = isCustomer()
    ? await run('get', fetchCarts)
    : await run('sync', () => putVisitorLines(lines))
  if (problem && problem.code !== 'not_signed_in') announceFailure('cart_get', problem)
}

/** Asks what another tab made of the cart; a visitor's lines are read, since writing them could undo that tab's next step. */
export async function followCarts(): Promise<void> {
  await run('get', isCustomer() ? fetchCarts : fetchVisitorCarts)
}

/** Takes carts that came with the page, unless steps made since are on their way. */
export function adoptCarts(carts: Cart[]): void {
  if (useCartStore.getState().pending.length > 0) {
    void loadCarts()
    return
  }
  lastId += 1
  dispatchCart({ type: 'success', operation: 'sync', id: lastId, carts, owner: owner() })
}

/** Empties every cart. */
export async function clearCart(): Promise<void> {
  const call: Call = async () => {
    if (!isCustomer()) return putVisitorLines([])
    const cleared = await clearAccountCarts()
    return cleared.ok ? { ok: true, value: [] } : cleared
  }
  report('cart_update', await run('clear', call), {})
}

/** Forgets the cart of this browser without asking anybody: what a logout does. */
export function resetCart(): void {
  lastId += 1
  useMergeChanges.setState({ changes: [] })
  dispatchCart({ type: 'request', operation: 'reset', id: lastId })
  dispatchCart({ type: 'success', operation: 'reset', id: lastId, carts: [], owner: 'visitor' })
}

/**
 * Unites the visitor's lines with the account after a login (decision 12); what changed is shown by the cart.
 * When it fails the local lines stay untouched and wait for the next page.
 * @returns what the customer should see of it before buying
 */
export async function mergeAtLogin(): Promise<readonly MergeChange[]> {
  const { owner: former, lines } = useCartStore.getState()
  if (former === 'account' || lines.length === 0) {
    await loadCarts()
    return []
  }
  lastId += 1
  const asked = { operation: 'sync', id: lastId } as const
  dispatchCart({ type: 'request', ...asked })
  const merged = await inOrder(() => mergeVisitorLines(lines))
  if (!merged.ok) {
    dispatchCart({ type: 'error', ...asked, problem: merged.problem })
    announceFailure('cart_merge', merged.problem)
    return []
  }
  dispatchCart({ type: 'success', ...asked, carts: merged.value.carts, owner: 'account' })
  // the visitor's copy on the server has done its work; a failure here costs nothing
  void inOrder(() => putVisitorLines([]))
  const changes = changesToTell(lines, merged.value)
  useMergeChanges.setState({ changes })
  return changes
}
