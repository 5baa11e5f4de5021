const DAYS_OF_MONTH = 365.25 / 12
/** Up to here months with a decimal are said in weeks. */
const MOST_IN_WEEKS = 6
/** Nobody says "0.7 months". */
const weeks: ReadonlyMap<string, { unit: string; between: (from: string, to: string) => string }> = new Map([
  ['mese|mesi', { unit: 'settimana|settimane', between: (from, to) => `da ${from} a ${to}` }],
  ['month|months', { unit: 'week|weeks', between: (from, to) => `${from} to ${to}` }],
  ['mes|meses', { unit: 'semana|semanas', between: (from, to) => `de ${from} a ${to}` }],
])

/** The unit after a number: of `month|months` the first word for one, the second for any other number. */
export function unitFor(number: number | null, unit: string | null): string | null {
  const [one = null, many = one] = unit?.split('|') ?? []
  return number === 1 ? one : many
}

const withUnit = (numbers: string, word: string | null) =>
  !word || word.startsWith('%') ? `${numbers}${word ?? ''}` : `${numbers}\u00a0${word}`

/** Parts of months in weeks, of a range only below one month: "3 weeks", "3 weeks to 2 months"; null where months are whole. */
function writeMonths(ends: readonly number[], unit: string | null): string | null {
  const spoken = unit ? weeks.get(unit) : undefined
  const [from = 0, to] = ends
  if (!spoken || ends.every(Number.isInteger)) return null
  const inWeeks = (months: number) => {
    const count = Math.max(1, Math.round((months * DAYS_OF_MONTH) / 7))
    return withUnit(String(count), unitFor(count, spoken.unit))
  }
  if (to === undefined) return from < MOST_IN_WEEKS ? inWeeks(from) : null
  const [first, last] = [Math.round(from), Math.round(to)]
  const end = withUnit(String(last), unitFor(last, unit))
  if (from < 1) return spoken.between(inWeeks(from), end)
  return first === last ? end : `${first}–${end}`
}

/** A number, or the two ends of a range, with their unit: "2–4 mesi", "3 settimane", "13.5% vol."; with a point in every language (decision 9). */
export function writeAmount(ends: readonly number[], unit: string | null): string {
  const months = writeMonths(ends, unit)
  if (months) return months
  const format = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 6 })
  const numbers = ends.map((end) => format.format(end)).join('–')
  return withUnit(numbers, unitFor(ends.length === 1 ? (ends[0] ?? null) : null, unit))
}
