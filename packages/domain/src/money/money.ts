/** Money is integer cents inside and a JSON number in euros with at most two decimals on the wire (specification §5, §9). */

/** Currency settings shown on screen (specification §3 "Settings", decision 42). */
export const currency = { text: 'EURO', symbol: '€', code: 'EUR' } as const

/** Euros for the wire: 1690 → 16.9. */
export function centsToEuros(cents: number): number {
  return cents / 100
}

/**
 * Cents from a wire number. The only place that rounds a float: the nearest cent of a number that came from at most two decimals.
 * @throws RangeError when the number is not finite or too large to be exact
 */
export function eurosToCents(euros: number): number {
  const cents = Math.round(euros * 100)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${euros}`)
  return cents
}

const amounts = [
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
]

/**
 * Cents from decimal text such as `12.50`, `12,5`, `1,234.50`, `1.234,50` or `€ 12,50`, digit by digit, without floats.
 * @returns null when the text is not an amount in euros with at most two decimals
 */
export function parseCents(text: string): number | null {
  const number = text.replace(/^\s*(?:€|EUR)|(?:€|EUR)\s*$/gi, '').trim()
  const match = amounts.map((amount) => amount.exec(number)).find((found) => found !== null)
  if (!match) return null
  const whole = Number((match[1] ?? '').replace(/[.,]/g, ''))
  const cents = Number((match[2] ?? '').padEnd(2, '0'))
  return whole * 100 + cents
}

/** Two decimals, comma for thousands, without symbol: 123450 → `1,234.50` (specification §5). */
export function formatAmount(cents: number): string {
  const sign = cents < 0 ? '−' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${digits.slice(-2)}`
}

/** What a visitor reads: a dash for 0, otherwise `1,234.50 €` in every language (specification §5, decision 9). The sign stays on the line of its number. */
export function formatMoney(cents: number): string {
  return cents === 0 ? '-' : `${formatAmount(cents)}\u00a0${currency.symbol}`
}

/** A number of things, grouped as amounts are, so that one screen never mixes two conventions (decision 9): `1,234`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** As {@link formatMoney}, from a wire number in euros. */
export function formatEuros(euros: number): string {
  return formatMoney(eurosToCents(euros))
}

/** Part of an amount at a rate, rounded half up on exact integers: `share(1000, 1, 3)` → 333. */
export function share(cents: number, numerator: number, denominator: number): number {
  return Math.floor((2 * cents * numerator + denominator) / (2 * denominator))
}

/** Splits an amount by weights so that the parts sum to it exactly (largest remainder, ties by position). */
export function splitByWeight(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0))
  const parts = weights.map((weight) => Math.floor((cents * weight) / total))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const missing = cents - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
