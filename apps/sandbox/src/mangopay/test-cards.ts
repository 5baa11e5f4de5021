/** A number that pays in the sandbox. `challenge`: asks for 3-D Secure; `settles`: when success arrives. */
export interface TestCard {
  key:
    | 'frictionless'
    | 'challenge'
    | 'maestro'
    | 'amex'
    | 'declined'
    | 'expired'
    | 'lost'
    | 'technical'
    | 'slow'
    | 'late'
  number: string
  cvx: string
  provider: 'VISA' | 'MAESTRO' | 'AMEX'
  types: readonly string[]
  challenge: boolean
  code: string
  settles: 'at-once' | 'after-return' | 'after-expiry'
  says: { it: string; en: string; es: string }
}

const visa = { cvx: '123', provider: 'VISA', types: ['CB_VISA_MASTERCARD'] } as const
const ok = { code: '000000', settles: 'at-once' } as const

/** The provider's own test numbers first (§3.16), then ours, which exist only here. */
export const testCards: readonly TestCard[] = [
  {
    ...visa,
    ...ok,
    key: 'frictionless',
    number: '4970107111111119',
    challenge: false,
    says: {
      it: 'Paga senza verifica',
      en: 'Pays without a challenge',
      es: 'Paga sin verificación',
    },
  },
  {
    ...visa,
    ...ok,
    key: 'challenge',
    number: '4970105181818183',
    challenge: true,
    says: {
      it: 'Chiede la verifica 3-D Secure',
      en: 'Asks for 3-D Secure',
      es: 'Pide la verificación 3-D Secure',
    },
  },
  {
    ...ok,
    key: 'maestro',
    number: '5033951000000004',
    cvx: '123',
    provider: 'MAESTRO',
    types: ['MAESTRO', 'BCMC'],
    challenge: true,
    says: {
      it: 'Maestro o Bancontact, con verifica',
      en: 'Maestro or Bancontact, with challenge',
      es: 'Maestro o Bancontact, con verificación',
    },
  },
  {
    ...ok,
    key: 'amex',
    number: '375989111111119',
    cvx: '1234',
    provider: 'AMEX',
    types: ['AMEX'],
    challenge: true,
    says: {
      it: 'American Express, con verifica',
      en: 'American Express, with challenge',
      es: 'American Express, con verificación',
    },
  },
  {
    ...visa,
    key: 'declined',
    number: '4970101011010000',
    challenge: false,
    code: '101101',
    settles: 'at-once',
    says: {
      it: 'Rifiutata dalla banca (101101)',
      en: 'Refused by the bank (101101)',
      es: 'Rechazada por el banco (101101)',
    },
  },
  {
    ...visa,
    key: 'expired',
    number: '4970101011050006',
    challenge: false,
    code: '101105',
    settles: 'at-once',
    says: {
      it: 'Carta scaduta per la banca (101105)',
      en: 'Card expired at the bank (101105)',
      es: 'Tarjeta caducada para el banco (101105)',
    },
  },
  {
    ...visa,
    key: 'lost',
    number: '4970100080020007',
    challenge: false,
    code: '008002',
    settles: 'at-once',
    says: {
      it: 'Carta smarrita (008002)',
      en: 'Lost card (008002)',
      es: 'Tarjeta perdida (008002)',
    },
  },
  {
    ...visa,
    key: 'technical',
    number: '4970100091990008',
    challenge: true,
    code: '009199',
    settles: 'at-once',
    says: {
      it: 'Errore tecnico dopo la verifica (009199)',
      en: 'Technical error after the challenge (009199)',
      es: 'Error técnico tras la verificación (009199)',
    },
  },
  {
    ...visa,
    key: 'slow',
    number: '4970106000000003',
    challenge: true,
    code: '000000',
    settles: 'after-return',
    says: {
      it: 'Riesce 60 secondi dopo il ritorno al negozio',
      en: 'Succeeds 60 seconds after the return to the shop',
      es: 'Se acepta 60 segundos después de volver a la tienda',
    },
  },
  {
    ...visa,
    key: 'late',
    number: '4970109000000007',
    challenge: true,
    code: '000000',
    settles: 'after-expiry',
    says: {
      it: 'Riesce 30 minuti dopo, a sessione scaduta',
      en: 'Succeeds 30 minutes later, after the session has expired',
      es: 'Se acepta 30 minutos después, con la sesión caducada',
    },
  },
]

/** The card with this number (spaces allowed), if it is one of ours. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits)
}

/** The card of a stored scenario. */
export function testCardOf(key: TestCard['key']): TestCard {
  const card = testCards.find((one) => one.key === key)
  if (!card) throw new Error(`unknown test card ${key}`)
  return card
}
