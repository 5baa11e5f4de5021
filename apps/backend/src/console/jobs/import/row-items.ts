import { isSameValue } from '@filiera/domain/json-value'
import { partsNamedBy } from '@filiera/domain/products/content-parts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import type { EditedContent } from '../../products/read-contents.ts'

/** Whether a product still is as it was seen, in what is to be changed; its pieces may be others: they change by the difference. */
export function isAsSeen({ live, content }: EditedContent, seen: JobColumns): boolean {
  const { price_cents, discounted_cents, parts = {} } = seen
  const isPriced =
    price_cents === undefined ||
    (price_cents === live.price_cents && discounted_cents === live.discounted_cents)
  return isPriced && isSameValue(partsNamedBy(content, parts), parts)
}

/** Pieces that come or go. */
export const addedPieces = (before: JobColumns | null, after: JobColumns | null): number =>
  (after?.stock ?? 0) - (before?.stock ?? 0)
