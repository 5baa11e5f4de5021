/** Digits of a number that a spreadsheet shows; what it computes has more, such as 0.30000000000000004. */
const DIGITS = 15

/** A cell of a workbook as text: days as `2026-11-30`, numbers with a point. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)))
  return String(value)
}
