import { isSameValue } from '@filiera/domain/json-value'
import { sideThatCounts } from '../../browser/side-that-counts.ts'

/** A field that two people changed, as each of them left it. */
export type FieldConflict<V> = { field: keyof V & string; mine: V[keyof V]; theirs: V[keyof V] }

/**
 * Puts together what two people made of the values of a form, when a save was refused because of the other's: what only one of them
 * changed counts, what both changed stays mine and is named.
 * @returns also the fields that came from the other one
 */
export function mergeFields<V extends object>(base: V, mine: V, theirs: V) {
  const merged = { ...mine }
  const taken: (keyof V & string)[] = []
  const conflicts: FieldConflict<V>[] = []
  for (const field of Object.keys(mine) as (keyof V & string)[]) {
    const side = sideThatCounts(base[field], mine[field], theirs[field])
    if (side === 'both') conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
    if (side !== 'theirs' || isSameValue(mine[field], theirs[field])) continue
    merged[field] = theirs[field]
    taken.push(field)
  }
  return { merged, taken, conflicts }
}
