import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Cart, mergeCart } from '@filiera/contract/orders/cart'
import type { CartLine } from './cart.state.ts'
import { linesOf } from './reduce-cart.ts'

type Merged = EndpointAnswer<typeof mergeCart>
/** What changed when a visitor's lines joined the account (decision 12). */
export type MergeChange = Merged['changes'][number]

/** Changes worth telling: what was only added is no news unless the account had something already. */
export function changesToTell(lines: readonly CartLine[], { carts, changes }: Merged): MergeChange[] {
  const own = new Set(lines.map(({ productId }) => productId))
  const hadOthers = linesOf(carts).some(({ productId }) => !own.has(productId))
  return changes.filter(({ change }) => hadOthers || change !== 'added')
}

/** More than these would make too long an address; the carts show the rest. */
const MOST_TOLD = 20

/** Address of the cart that tells the changes of a merge where no script can keep them; `next` is where the customer was going. */
export function mergedCartAddress(cartPath: string, changes: readonly MergeChange[], next: string): string {
  const told = changes
    .slice(0, MOST_TOLD)
    .map(({ productId, change, quantity }) => `${productId}.${change}.${quantity}`)
  return `${cartPath}?${new URLSearchParams({ merged: told.join(','), next })}`
}

const kinds = [
  'added',
  'raised',
  'capped',
  'sold_out',
  'gone',
] as const satisfies readonly MergeChange['change'][]

/** Reads what {@link mergedCartAddress} wrote; names come from the carts, so an address tells of nothing else. */
export function readMergedChanges(text: string | null, carts: readonly Cart[]): MergeChange[] {
  const titles = new Map(carts.flatMap(({ items }) => items.map((item) => [item.productId, item.title])))
  return (text ?? '')
    .split(',')
    .slice(0, MOST_TOLD)
    .flatMap((part) => {
      const [, productId = '', name, quantity] = /^(\d{1,19})\.([a-z_]+)\.(\d{1,2})$/.exec(part) ?? []
      const change = kinds.find((kind) => kind === name)
      const title = titles.get(productId) ?? ''
      if (!change || (title === '' && change !== 'gone')) return []
      return [{ productId, title, change, quantity: Number(quantity) }]
    })
}
