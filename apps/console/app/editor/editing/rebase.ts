import type { ProductContent, ProductContentChange } from '@filiera/contract/console/product-content'
import {
  applyChange,
  type ContentChange,
  joinChanges,
  partNames,
} from '@filiera/domain/products/content-parts'
import { sideThatCounts } from '../../browser/side-that-counts.ts'

/** A part that two people changed. */
export type Conflict = { part: string; theirs: unknown; mine: unknown }

/** What was typed, and the values that those parts had when it was. */
export type Typed = { change: ProductContentChange; before: ContentChange }

export const nothingTyped: Typed = { change: {}, before: {} }

/** The value of a part by its name, `texts.it.title`; null where there is none. */
export const partOf = (content: object, part: string): unknown =>
  part
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | null)?.[name], content) ?? null

/** A change of one part by its name. */
export const changeOf = (part: string, value: unknown): ProductContentChange =>
  part.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as ProductContentChange

/** Two changes as one; of a part that both hold the later. */
export const join = (change: ContentChange, later: ContentChange) =>
  joinChanges(change, later) as ProductContentChange

/** What is shown: what the shop has, with what was typed since. */
export const shownContent = (content: ProductContent, change: ProductContentChange): ProductContent =>
  applyChange(content, change)

/**
 * Carries what was typed over to the content as it is now. What both changed otherwise stays as it was typed, on the value it was typed over, until
 * somebody chooses. Unlike `mergeFields` it answers with the change that is still to be sent, because a draft is saved part by part.
 */
export function rebase({ change, before }: Typed, now: ProductContent): Typed & { conflicts: Conflict[] } {
  const rebased = { ...nothingTyped, conflicts: [] as Conflict[] }
  for (const part of partNames(change)) {
    const [seen, mine, theirs] = [partOf(before, part), partOf(change, part), partOf(now, part)]
    const side = sideThatCounts(seen, mine, theirs)
    if (side === 'theirs') continue
    const isConflict = side === 'both'
    if (isConflict) rebased.conflicts.push({ part, theirs, mine })
    rebased.change = join(rebased.change, changeOf(part, mine))
    rebased.before = join(rebased.before, changeOf(part, isConflict ? seen : theirs))
  }
  return rebased
}
