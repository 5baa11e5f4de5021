import { type Answer, type TestSandbox, text } from './start-sandbox.ts'

export const browser = {
  AcceptHeader: 'text/html',
  JavaEnabled: false,
  Language: 'it-IT',
  ColorDepth: 24,
  ScreenHeight: 900,
  ScreenWidth: 1440,
  TimeZoneOffset: -60,
  UserAgent: 'Mozilla/5.0',
  JavascriptEnabled: true,
}

export const eur = (Amount: number) => ({ Currency: 'EUR', Amount })

/** A buyer with a wallet. */
export async function addBuyer({ mangopay }: TestSandbox): Promise<{ user: string; wallet: string }> {
  const user = await mangopay('POST', '/users/natural', {
    FirstName: 'Anna',
    LastName: 'Bruno',
    Email: 'anna@example.test',
    UserCategory: 'PAYER',
  })
  return { user: text(user, 'Id'), wallet: await addWallet({ mangopay }, text(user, 'Id')) }
}

/** A seller with a wallet; verified unless asked otherwise. */
export async function addSeller({ mangopay }: TestSandbox, Tag = 'kyc:regular') {
  const user = await mangopay('POST', '/users/legal', {
    Name: 'Oleificio Sila Srl',
    LegalPersonType: 'BUSINESS',
    Email: 'conti@oleificio.test',
    LegalRepresentativeFirstName: 'Paolo',
    LegalRepresentativeLastName: 'Greco',
    UserCategory: 'OWNER',
    TermsAndConditionsAccepted: true,
    Tag,
  })
  return { user: text(user, 'Id'), wallet: await addWallet({ mangopay }, text(user, 'Id')) }
}

async function addWallet({ mangopay }: Pick<TestSandbox, 'mangopay'>, owner: string): Promise<string> {
  return text(
    await mangopay('POST', '/wallets', { Owners: [owner], Currency: 'EUR', Description: 'w' }),
    'Id',
  )
}

/** Sends card data to the tokeniser as a browser would; returns its plain text. */
export async function tokenise(registration: Answer, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({
    accessKeyRef: text(registration, 'AccessKey'),
    data: text(registration, 'PreregistrationData'),
    cardNumber: '4970107111111119',
    cardExpirationDate: '1239',
    cardCvx: '123',
    ...fields,
  })
  return (await fetch(text(registration, 'CardRegistrationURL'), { method: 'POST', body })).text()
}

/** A saved card with this test number. */
export async function addCard({ mangopay }: TestSandbox, user: string, cardNumber: string): Promise<string> {
  const registration = await mangopay('POST', '/cardregistrations', {
    UserId: user,
    Currency: 'EUR',
    CardType: 'CB_VISA_MASTERCARD',
  })
  const RegistrationData = await tokenise(registration, { cardNumber })
  const done = await mangopay('PUT', `/cardregistrations/${text(registration, 'Id')}`, { RegistrationData })
  return text(done, 'CardId')
}

/** The body of a direct pay-in. */
export function directPayIn(buyer: { user: string; wallet: string }, CardId: string, amount = 6750) {
  return {
    AuthorId: buyer.user,
    CreditedWalletId: buyer.wallet,
    DebitedFunds: eur(amount),
    Fees: eur(0),
    CardId,
    SecureModeReturnURL: 'http://shop.test/return?a=1',
    IpAddress: '203.0.113.7',
    BrowserInfo: browser,
    Culture: 'IT',
  }
}

/** The body of a pay-in on the hosted page. */
export function webPayIn(buyer: { user: string; wallet: string }, amount = 6750) {
  return {
    AuthorId: buyer.user,
    CreditedWalletId: buyer.wallet,
    DebitedFunds: eur(amount),
    Fees: eur(0),
    CardType: 'CB_VISA_MASTERCARD',
    ReturnURL: 'http://shop.test/return?a=1',
    Culture: 'IT',
  }
}
