import type { BackendCall } from '@filiera/contract/client'
import { getVisitorCarts, mergeCart, putVisitorCart } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import { localPath } from '../../texts/language-path.ts'
import { changesToTell, mergedCartAddress } from './merge-changes.ts'
import { linesOf } from './reduce-cart.ts'

/**
 * Unites the visitor's cart with the account after a login without JavaScript (decision 12): `visitor` still speaks
 * with the cart cookie, `customer` with the new session. A failed merge leaves the visitor's cart as it is.
 * @returns where to go: `next`, or the cart that says first what changed and leads there
 */
export async function mergeOnServer(
  visitor: BackendCall,
  customer: BackendCall,
  { next, language }: { next: string; language: Language },
): Promise<string> {
  const carts = await visitor(getVisitorCarts, {})
  if (!carts.ok) return next
  const lines = linesOf(carts.value)
  if (lines.length === 0) return next
  const merged = await customer(mergeCart, { body: { id: -1, items: lines } })
  if (!merged.ok) return next
  await visitor(putVisitorCart, { body: { items: [] } })
  const changes = changesToTell(lines, merged.value)
  return changes.length > 0 ? mergedCartAddress(localPath(language, '/cart'), changes, next) : next
}
