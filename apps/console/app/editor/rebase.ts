import type { ProductContent, ProductContentChange } from '@filiera/contract/console/product-content'
import {
  applyChange,
  changeBetween,
  isSameValue,
  joinChanges,
  partNames,
} from '@filiera/domain/products/content-parts'

/** A part that two people changed. */
export type Conflict = { part: string; theirs: unknown; mine: unknown }

/** The value of a part by its name, `texts.it.title`. */
export const partOf = (content: object, part: string): unknown =>
  part.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown> | null)?.[name], content)

/** A change of one part by its name. */
export const changeOf = (part: string, value: unknown): ProductContentChange =>
  part.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as ProductContentChange

/** Two changes as one; of a part that both hold the later. */
export const join = (change: ProductContentChange, later: ProductContentChange) =>
  joinChanges(change, later) as ProductContentChange

/** What is shown: what the shop has, with what was typed since. */
export const shownContent = (content: ProductContent, change: ProductContentChange): ProductContent =>
  applyChange(content, change)

/**
 * Carries a change that was made on one content over to what somebody else left: parts that only one of the two changed are kept,
 * parts that both changed otherwise are conflicts, and stay in the change as they were typed.
 */
export function rebase(
  before: ProductContent,
  now: ProductContent,
  change: ProductContentChange,
): { change: ProductContentChange; conflicts: Conflict[] } {
  const theirs = new Set(partNames(changeBetween(before, now)))
  const mine = partNames(change)
  const conflicts = mine
    .filter((part) => theirs.has(part) && !isSameValue(partOf(now, part), partOf(change, part)))
    .map((part) => ({ part, theirs: partOf(now, part), mine: partOf(change, part) }))
  return { change: changeBetween(now, applyChange(now, change)) as ProductContentChange, conflicts }
}
