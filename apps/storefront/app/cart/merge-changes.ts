import type { mergeCart } from '@filiera/contract/cart'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { type CartLine, linesOf } from './cart.state.ts'

type Merged = EndpointAnswer<typeof mergeCart>
/** What changed when a visitor's lines joined the account (decision 12). */
export type MergeChange = Merged['changes'][number]

/** Changes worth telling: what was only added is no news unless the account had something already. */
export function changesToTell(lines: readonly CartLine[], { carts, changes }: Merged): MergeChange[] {
  const own = new Set(lines.map(({ productId }) => productId))
  const hadOthers = linesOf(carts).some(({ productId }) => !own.has(productId))
  return changes.filter(({ change }) => hadOthers || change !== 'added')
}
