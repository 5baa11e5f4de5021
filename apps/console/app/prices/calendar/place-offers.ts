const DAY_MS = 86_400_000
/** Weeks of the calendar: the last one, this one and those to come. */
export const WEEKS = 6
const DAYS = WEEKS * 7

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The Mondays of the calendar, the first one of last week. Days are calendar dates, so clocks do not matter. */
export function mondaysAround(today: string): string[] {
  const ms = Date.parse(today)
  const monday = ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, week) => dayOf(monday + (week - 1) * 7 * DAY_MS))
}

/** How far into the calendar a day begins, in percent. */
export const beginOf = (day: string, first: string): number =>
  ((Date.parse(day) - Date.parse(first)) / DAY_MS / DAYS) * 100

/** Where an offer lies in the calendar, in percent; null when it lies outside. One without an end goes on to the edge. */
export function placeOf(
  { from, to }: { from: string; to: string | null },
  first: string,
): { left: number; width: number } | null {
  const begin = Math.max(0, beginOf(from, first))
  const end = to === null ? 100 : Math.min(100, beginOf(to, first) + 100 / DAYS)
  return end > begin ? { left: begin, width: end - begin } : null
}

type Placed = { product: { id: string }; from: string; to: string | null }

/** Until when an offer is drawn: one without an end gives way to the next of its product. */
export function lastDayShown({ product, from, to }: Placed, offers: readonly Placed[]): string | null {
  if (to !== null) return to
  const next = offers
    .filter((other) => other.product.id === product.id && other.from > from)
    .map((other) => other.from)
    .sort()[0]
  return next === undefined ? null : dayOf(Date.parse(next) - DAY_MS)
}
