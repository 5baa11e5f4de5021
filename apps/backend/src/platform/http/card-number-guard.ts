const FORBIDDEN_KEYS = new Set(['cardnumber', 'cardcvx', 'pan', 'cvv', 'cvc', 'cvx'])
const MAX_DEPTH = 12
const LONGEST_NUMBER = 19

/** Visa, Mastercard, American Express, Maestro and Discover. Codes of goods (GTIN) are shorter, or begin with other digits. */
const CARD = /^(?:4\d{15}(?:\d{3})?|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|(?:5[0678]|6\d)\d{14,17})$/

/** Digits with single spaces or dashes between them, apart from words: no IBAN, no uuid. */
const DIGITS = /(?<![\p{L}\d]|[\p{L}\d]-)\d(?:[ -]?\d){14,60}(?![\p{L}\d]|-[\p{L}\d])/gu

/** The check digit of cards. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether groups of digits that stand beside each other make a card number: an expiry may follow it. */
function hasCard(groups: readonly string[]): boolean {
  return groups.some((_, start) => {
    let digits = ''
    for (let next = start; next < groups.length && digits.length < LONGEST_NUMBER; next++) {
      digits += groups[next]
      if (CARD.test(digits) && passesLuhn(digits)) return true
    }
    return false
  })
}

/** Whether a body holds a card number, also within a text, or a key meant for one; it is refused and never logged (payments reference §8). */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'string')
    return value.match(DIGITS)?.some((run) => hasCard(run.split(/[ -]/))) ?? false
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  return Object.entries(value).some(
    ([key, inner]) => FORBIDDEN_KEYS.has(key.toLowerCase()) || holdsCardNumber(inner, depth + 1),
  )
}
