import type { ProductContent } from '@filiera/contract/console/product-content'
import { changeBetween } from '@filiera/domain/products/content-parts'
import { useRemembered } from '../../api/use-remembered.ts'
import { join } from '../editing/rebase.ts'

/** A draft that was thrown away, or replaced by a version: what stood there, and what stood there right afterwards. */
export type Discarded = {
  how: 'discarded' | 'replaced'
  before: ProductContent
  after: ProductContent
  /** When it would have been published by itself; null when that was not planned, or still is. */
  planned: string | null
}

/** What was thrown away of a product last, on whichever of its screens, until it is put back or published. */
export const useDiscarded = (shop: string, id: string) => useRemembered<Discarded>('discarded', shop, id)

/** The change that puts it back; what was written since stays. */
export const undoOf = ({ before, after }: Discarded, now: ProductContent) =>
  join(changeBetween(after, before), changeBetween(after, now))
