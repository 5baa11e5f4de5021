const FORBIDDEN_KEYS = new Set(['cardnumber', 'cardcvx', 'pan', 'cvv', 'cvc', 'cvx'])
const MAX_DEPTH = 12

/** Luhn check over the digits of a text of 13 to 19 digits, spaces and dashes between them allowed. */
function looksLikeCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether a body holds a card number or a key meant for one; such a body is refused and never logged (payments reference §8). */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return looksLikeCardNumber(value)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  return Object.entries(value).some(
    ([key, inner]) => FORBIDDEN_KEYS.has(key.toLowerCase()) || holdsCardNumber(inner, depth + 1),
  )
}
