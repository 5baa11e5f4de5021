/** How many pieces came (or went, below zero) on a day. */
export type StockChange = { day: string; delta: number }

/**
 * Days of a list, in order, that a product ended without stock. Its stock is known as it is now and counted back: `changes`
 * are all of them since the first of the days, one a day at most.
 */
export function daysOut(stock: number, changes: readonly StockChange[], days: readonly string[]): string[] {
  const latestFirst = [...changes].sort((one, other) => (one.day < other.day ? 1 : -1))
  const out: string[] = []
  let left = stock
  let next = 0
  for (const day of [...days].reverse()) {
    for (; (latestFirst[next]?.day ?? '') > day; next++) left -= latestFirst[next]?.delta ?? 0
    if (left <= 0) out.unshift(day)
  }
  return out
}
