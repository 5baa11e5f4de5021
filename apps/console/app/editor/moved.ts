/** A list with one of its items some places further; beyond the ends it stays at the end. */
export function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = Math.max(0, Math.min(items.length - 1, from + by))
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
