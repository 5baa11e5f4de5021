/** Letters and digits as the tax office writes them: capitals, no spaces or dots. */
export function normaliseTaxCode(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase()
}

/** Partita IVA: 11 digits, the last one checks the others (doubling every second one); an `IT` before it is allowed. */
export function isItalianVatNumber(text: string): boolean {
  const digits = normaliseTaxCode(text).replace(/^IT/, '')
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits.slice(0, 10)].reduce((total, character, index) => {
    const digit = Number(character)
    if (index % 2 === 0) return total + digit
    return total + 2 * digit - (digit > 4 ? 9 : 0)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(digits[10])
}

const PERSON = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/
/** What a letter counts at odd positions, A to Z; a digit counts as the letter of its value (0 as A, 9 as J). */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]
const LETTER_A = 65

const characterValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - LETTER_A

/** The check letter over the first 15 characters. */
function checkLetter(code: string): string {
  const sum = [...code.slice(0, 15)].reduce((total, character, index) => {
    const value = characterValue(character)
    // Positions are counted from 1: index 0 is odd.
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(LETTER_A + (sum % 26))
}

/** Codice fiscale: 16 characters of a person (shape and check letter only: names change), or the 11 digits of an organisation. */
export function isItalianFiscalCode(text: string): boolean {
  const code = normaliseTaxCode(text)
  if (/^\d{11}$/.test(code)) return isItalianVatNumber(code)
  return PERSON.test(code) && checkLetter(code) === code[15]
}

/** Fiscal code of an organisation, which has the form of a VAT number. */
const isOrganisation = (fiscalCode: string) => /^\d{11}$/.test(normaliseTaxCode(fiscalCode))

/**
 * Codice destinatario of the exchange system: seven letters or digits; six of a public body, which is known by the fiscal code of
 * an organisation.
 */
export function isSdiCode(text: string, fiscalCode: string): boolean {
  const code = normaliseTaxCode(text)
  return /^[A-Z0-9]{7}$/.test(code) || (/^[A-Z0-9]{6}$/.test(code) && isOrganisation(fiscalCode))
}

/** Whether an Italian invoice is for a business or an organisation, not for a person: it is delivered to an SDI code or a PEC address. */
export function isItalianBusiness({
  vatNumber,
  fiscalCode,
}: {
  vatNumber: string
  fiscalCode: string
}): boolean {
  return vatNumber !== '' || isOrganisation(fiscalCode)
}

/** VAT number of another country, by shape only: an optional country code and 4 to 13 letters and digits. */
export function isForeignVatNumber(text: string): boolean {
  return /^[A-Z0-9]{4,15}$/.test(normaliseTaxCode(text))
}
