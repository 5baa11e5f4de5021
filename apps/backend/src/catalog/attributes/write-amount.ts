import type { Language } from '@filiera/domain/languages'

/** The unit after a number: of `month|months` the first word for one, the second for any other number. */
export function unitFor(number: number | null, unit: string | null): string | null {
  const [one = null, many = one] = unit?.split('|') ?? []
  return number === 1 ? one : many
}

/** A number, or the two ends of a range, as the language writes them, with their unit: "2,5–4 mesi", "13,5% vol.". */
export function writeAmount(ends: readonly number[], unit: string | null, lang: Language): string {
  const format = new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 6 })
  const numbers = ends.map((end) => format.format(end)).join('–')
  const word = unitFor(ends.length === 1 ? (ends[0] ?? null) : null, unit) ?? ''
  return word === '' || word.startsWith('%') ? `${numbers}${word}` : `${numbers}\u00a0${word}`
}
