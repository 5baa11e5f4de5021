/** A number that the sandbox's Stripe page accepts (§4.9). `fails` is the error code, null for success. */
export interface TestCard {
  key: string
  number: string
  cvx: string
  brand: 'visa' | 'mastercard'
  country: string
  challenge: boolean
  fails: { code: string; decline: string | null } | null
  /** The money can be transferred at once, without naming the charge. */
  availableAtOnce?: true
  says: { it: string; en: string; es: string }
}

const visa = { cvx: '123', brand: 'visa', country: 'US', challenge: false, fails: null } as const

const declined = (decline: string) => ({ code: 'card_declined', decline })

export const testCards: readonly TestCard[] = [
  { ...visa, key: 'ok', number: '4242424242424242', says: says('Paga', 'Pays', 'Paga') },
  {
    ...visa,
    key: 'mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    says: says('Mastercard, paga', 'Mastercard, pays', 'Mastercard, paga'),
  },
  {
    ...visa,
    key: 'italian',
    number: '4000003800000008',
    country: 'IT',
    says: says('Visa italiana, paga', 'Italian Visa, pays', 'Visa italiana, paga'),
  },
  {
    ...visa,
    key: 'challenge',
    number: '4000002760003184',
    challenge: true,
    says: says('Chiede sempre la verifica', 'Always asks for authentication', 'Pide siempre la verificación'),
  },
  {
    ...visa,
    key: 'challenge-unless-set-up',
    number: '4000002500003155',
    challenge: true,
    says: says('Chiede la verifica', 'Asks for authentication', 'Pide la verificación'),
  },
  {
    ...visa,
    key: 'challenge-then-insufficient',
    number: '4000008260003178',
    challenge: true,
    fails: declined('insufficient_funds'),
    says: says(
      'Verifica, poi fondi insufficienti',
      'Authenticates, then insufficient funds',
      'Verifica, luego sin saldo',
    ),
  },
  {
    ...visa,
    key: 'declined',
    number: '4000000000000002',
    fails: declined('generic_decline'),
    says: says('Rifiutata', 'Declined', 'Rechazada'),
  },
  {
    ...visa,
    key: 'insufficient',
    number: '4000000000009995',
    fails: declined('insufficient_funds'),
    says: says('Fondi insufficienti', 'Insufficient funds', 'Saldo insuficiente'),
  },
  {
    ...visa,
    key: 'expired',
    number: '4000000000000069',
    fails: { code: 'expired_card', decline: null },
    says: says('Scaduta', 'Expired', 'Caducada'),
  },
  {
    ...visa,
    key: 'wrong-cvc',
    number: '4000000000000127',
    fails: { code: 'incorrect_cvc', decline: null },
    says: says('Codice di sicurezza sbagliato', 'Wrong security code', 'Código de seguridad incorrecto'),
  },
  {
    ...visa,
    key: 'processing-error',
    number: '4000000000000119',
    fails: { code: 'processing_error', decline: null },
    says: says('Errore della banca', 'Processing error', 'Error del banco'),
  },
  {
    ...visa,
    key: 'available',
    number: '4000000000000077',
    availableAtOnce: true,
    says: says(
      'Paga, denaro subito disponibile',
      'Pays, funds available at once',
      'Paga, fondos disponibles al instante',
    ),
  },
]

function says(it: string, en: string, es: string): TestCard['says'] {
  return { it, en, es }
}

/** The card with this number (spaces allowed), if it is one of ours. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits)
}
