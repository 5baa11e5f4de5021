/** Why a typed number cannot be read. */
export type DecimalFault = 'not_a_number' | 'two_readings' | 'too_many_decimals'

/** A point or comma before three digits divides thousands for some and decimals for others: `1,234`. */
export const hasTwoReadings = (number: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)

/**
 * A number as people type it, `12,50` and `12.50` alike, digit by digit, without thousands.
 * @param decimals how many digits may follow the point or comma
 * @returns the number times 10^decimals, a whole number, so that nothing is rounded; or why it cannot be read
 */
export function readDecimal(text: string, decimals: number): { scaled: number } | { fault: DecimalFault } {
  const typed = text.trim()
  if (hasTwoReadings(typed)) return { fault: 'two_readings' }
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(typed) ?? []
  if (whole === undefined) return { fault: 'not_a_number' }
  if (fraction.length > decimals) return { fault: 'too_many_decimals' }
  return { scaled: Number(whole + fraction.padEnd(decimals, '0')) }
}

/** Cents of an amount as people type it in a field, with or without the sign of the euro; or why it cannot be read. */
export function readAmount(text: string): { cents: number } | { fault: DecimalFault } {
  const read = readDecimal(text.replace(/[€\s]/g, ''), 2)
  return 'fault' in read ? read : { cents: read.scaled }
}

/** An amount in euros as a field begins with it, 1234.5 → `1234.50`, which {@link readAmount} reads. */
export const amountText = (euros: number): string => euros.toFixed(2)
