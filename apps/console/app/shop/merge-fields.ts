/** A field that two people changed, as each of them left it. */
export type FieldConflict<V> = { field: keyof V & string; mine: V[keyof V]; theirs: V[keyof V] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Puts together what two people made of the same values: what only one of them changed counts, what both changed stays mine and is named.
 * @returns also the fields that came from the other one
 */
export function mergeFields<V extends object>(base: V, mine: V, theirs: V) {
  const merged = { ...mine }
  const taken: (keyof V & string)[] = []
  const conflicts: FieldConflict<V>[] = []
  for (const field of Object.keys(mine) as (keyof V & string)[]) {
    if (isSame(mine[field], theirs[field]) || isSame(base[field], theirs[field])) continue
    if (isSame(base[field], mine[field])) {
      merged[field] = theirs[field]
      taken.push(field)
    } else conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { merged, taken, conflicts }
}
