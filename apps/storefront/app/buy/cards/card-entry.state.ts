/** What a customer types about a card. It lives in the fields and on its way to the tokeniser, nowhere else (payments reference §8). */
export type CardEntry = { number: string; expiry: string; code: string }

/** Why a card is refused: the texts `cards.error.*`. */
export type CardFault =
  | 'number'
  | 'numberMissing'
  | 'expiry'
  | 'expired'
  | 'code'
  | 'refused'
  | 'tooLate'
  | 'tooMany'
  | 'unreachable'
export type CardField = 'number' | 'expiry' | 'code'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Groups of four while it is typed: `5555341244441115` → `5555 3412 4444 1115`. */
export function groupNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
}

/** Month and year as on the card: `928` → `09/28`, `0928` → `09/28`. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4)
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Name of the scheme by its first digits. */
function schemeOf(digits: string): string {
  if (/^3(?:0[0-5]|[68])/.test(digits)) return 'Diners'
  if (/^3[47]/.test(digits)) return 'Amex'
  if (/^(?:50|5[6-9]|6)/.test(digits)) return 'Maestro'
  return /^4/.test(digits) ? 'Visa' : 'Mastercard'
}

/** Card type of specification §9: Visa and Mastercard share one, Diners has its own, others are upper-cased. */
export function cardTypeOf(number: string): string {
  const scheme = schemeOf(digitsOf(number))
  if (scheme === 'Visa' || scheme === 'Mastercard') return 'CB_VISA_MASTERCARD'
  return scheme.toUpperCase()
}

function expiryFault(expiry: string, today: Date): CardFault | null {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry)
  if (!match) return 'expiry'
  // a card is good until the end of its month
  const end = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)
  return end <= today.getTime() ? 'expired' : null
}

/** What is wrong with an entry, field by field; the number must pass its check digit. */
export function checkCard(entry: CardEntry, today: Date): Partial<Record<CardField, CardFault>> {
  const number = digitsOf(entry.number)
  const expiry = expiryFault(entry.expiry.trim(), today)
  return {
    ...(number.length >= 13 && passesLuhn(number)
      ? {}
      : { number: number === '' ? ('numberMissing' as const) : ('number' as const) }),
    ...(expiry ? { expiry } : {}),
    ...(/^\d{3,4}$/.test(entry.code.trim()) ? {} : { code: 'code' as const }),
  }
}

/** The tokeniser's form fields (specification §7): number without spaces, expiry `MMYY`. */
export function tokeniserFields(entry: CardEntry) {
  return {
    cardNumber: digitsOf(entry.number),
    cardExpirationDate: digitsOf(entry.expiry),
    cardCvx: digitsOf(entry.code),
  }
}

const faultByCode: Readonly<Record<string, CardFault>> = {
  '02625': 'number',
  '02626': 'expiry',
  '02627': 'code',
  '02624': 'expired',
  '02631': 'tooLate',
  '02101': 'unreachable',
}

/** The tokeniser answers text: `data=…` goes on whole, `errorCode=…` belongs to a field. */
export function readTokeniserAnswer(text: string): { data: string } | { fault: CardFault } {
  const answer = text.trim()
  if (answer.startsWith('data=') && answer.length > 5) return { data: answer }
  const code = /^errorCode=(\w+)/.exec(answer)?.[1]
  return { fault: code ? (faultByCode[code] ?? 'refused') : 'unreachable' }
}

const codeByFault: Readonly<Partial<Record<CardFault, 'rate_limited' | 'provider_unavailable'>>> = {
  tooMany: 'rate_limited',
  unreachable: 'provider_unavailable',
}

/** Why a card could not be registered, as notices explain it; null when it is the card's own fault. */
export function problemOfFault(fault: CardFault) {
  const code = codeByFault[fault]
  return code ? { code } : null
}

/** Field under which a fault is shown; null where it concerns the card as a whole. */
export function fieldOfFault(fault: CardFault): CardField | null {
  if (fault === 'number' || fault === 'code' || fault === 'expiry') return fault
  return fault === 'expired' ? 'expiry' : null
}
