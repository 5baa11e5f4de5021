/**
 * Whether a text is a GTIN of 8, 12, 13 or 14 digits whose last one checks the others: weights 3, 1, 3 … from the right.
 * It stays text: leading zeros count.
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 && sum > 0
}
