import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, addSeller, browser, directPayIn, eur, webPayIn } from './shop.ts'
import { type Answer, startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

/** Every answer carries at least the keys that the providers document. */
let sandbox: TestSandbox
let buyer: { user: string; wallet: string }
beforeAll(async () => {
  sandbox = await startSandbox()
  buyer = await addBuyer(sandbox)
})
afterAll(() => sandbox.close())

const names = (list: string) => list.split(' ')
const missing = (answer: Answer, list: string) => names(list).filter((name) => !(name in answer.body))

const transaction =
  'Id Tag CreationDate AuthorId CreditedUserId DebitedFunds CreditedFunds Fees Status ResultCode ResultMessage ExecutionDate Type Nature CreditedWalletId DebitedWalletId'

test('pay-ins', async () => {
  const card = await addCard(sandbox, buyer.user, '4970101011010000')
  const direct = await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card))
  const more =
    'PaymentType ExecutionType SecureMode CardId SecureModeNeeded SecureModeRedirectURL SecureModeReturnURL Culture StatementDescriptor'
  expect(missing(direct, `${transaction} ${more}`)).toEqual([])
  const web = await sandbox.mangopay('POST', '/payins/card/web', webPayIn(buyer))
  expect(
    missing(web, `${transaction} RedirectURL ReturnURL TemplateURL CardType Culture SecureMode`),
  ).toEqual([])
})

test('transfers and refunds', async () => {
  const card = await addCard(sandbox, buyer.user, '4970107111111119')
  const seller = await addSeller(sandbox)
  await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card))
  const made = await sandbox.mangopay('POST', '/transfers', {
    AuthorId: buyer.user,
    DebitedWalletId: buyer.wallet,
    CreditedWalletId: seller.wallet,
    DebitedFunds: eur(4250),
    Fees: eur(425),
  })
  expect(missing(made, transaction)).toEqual([])
  const back = await sandbox.mangopay('POST', `/transfers/${text(made, 'Id')}/refunds`, {
    AuthorId: buyer.user,
  })
  expect(missing(back, `${transaction} InitialTransactionId InitialTransactionType RefundReason`)).toEqual([])
})

test('cards, registrations, validations, hooks, users, wallets and errors', async () => {
  const registration = await sandbox.mangopay('POST', '/cardregistrations', {
    UserId: buyer.user,
    Currency: 'EUR',
  })
  const steps =
    'Id Tag CreationDate UserId AccessKey PreregistrationData RegistrationData CardId CardType CardRegistrationURL ResultCode ResultMessage Currency Status'
  expect(missing(registration, steps)).toEqual([])
  const id = await addCard(sandbox, buyer.user, '4970105181818183')
  const card = await sandbox.mangopay('GET', `/cards/${id}`)
  const shown =
    'Id UserId ExpirationDate Alias CardType CardProvider Country Product BankCode Active Currency Validity Fingerprint CardHolderName Tag CreationDate'
  expect(missing(card, shown)).toEqual([])
  const validation = await sandbox.mangopay('POST', `/cards/${id}/validation`, {
    AuthorId: buyer.user,
    SecureModeReturnURL: 'http://shop.test/cards',
    IpAddress: '2001:db8::1',
    BrowserInfo: browser,
  })
  expect(missing(validation, 'Id Type Status SecureModeNeeded SecureModeRedirectURL Validity')).toEqual([])
  const hook = await sandbox.mangopay('POST', '/hooks', {
    EventType: 'PAYIN_NORMAL_FAILED',
    Url: 'http://shop.test/h',
  })
  expect(missing(hook, 'Id Url Status Validity EventType Tag CreationDate')).toEqual([])
  const user = await sandbox.mangopay('GET', `/users/${buyer.user}`)
  expect(
    missing(user, 'Id CreationDate KYCLevel UserStatus UserCategory TermsAndConditionsAcceptedDate'),
  ).toEqual([])
  const wallet = await sandbox.mangopay('GET', `/wallets/${buyer.wallet}`)
  expect(missing(wallet, 'Id Owners Currency Description Tag Balance FundsType CreationDate')).toEqual([])
  const error = await sandbox.mangopay('POST', '/hooks', {})
  expect(missing(error, 'Message Type Id Date errors')).toEqual([])
})

test('sessions, payments, charges, transfers, reversals, refunds and events', async () => {
  const session = await sandbox.stripe('POST', '/checkout/sessions', {
    mode: 'payment',
    success_url: 'http://shop.test/ok',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '6750',
    'line_items[0][price_data][product_data][name]': 'Ordine',
  })
  const open =
    'id object mode ui_mode status payment_status amount_total currency client_reference_id url livemode expires_at metadata payment_intent'
  expect(missing(session, open)).toEqual([])
  const card = {
    do: 'pay',
    email: 'a@b.test',
    cardNumber: '4242424242424242',
    cardExpirationDate: '12/39',
    cardCvx: '123',
  }
  await submitPage(text(session, 'url'), card)
  const paid = await sandbox.stripe('GET', `/checkout/sessions/${text(session, 'id')}`)
  const intent = await sandbox.stripe('GET', `/payment_intents/${text(paid, 'payment_intent')}`)
  expect(
    missing(intent, 'id object status amount amount_received currency transfer_group latest_charge'),
  ).toEqual([])
  const charge = await sandbox.stripe('GET', `/charges/${text(intent, 'latest_charge')}`)
  expect(missing(charge, 'id object paid captured amount amount_refunded status')).toEqual([])
  const destination = text(await sandbox.stripe('POST', '/accounts', {}), 'id')
  const money = { amount: '3825', currency: 'eur' }
  const transfer = await sandbox.stripe('POST', '/transfers', {
    ...money,
    destination,
    source_transaction: text(charge, 'id'),
  })
  const sent =
    'id object amount amount_reversed currency destination source_transaction transfer_group reversed metadata'
  expect(missing(transfer, sent)).toEqual([])
  const reversal = await sandbox.stripe('POST', `/transfers/${text(transfer, 'id')}/reversals`, {
    amount: '3825',
  })
  expect(missing(reversal, 'id object amount currency transfer')).toEqual([])
  const refund = await sandbox.stripe('POST', '/refunds', { charge: text(charge, 'id') })
  expect(missing(refund, 'id object amount currency payment_intent charge status reason metadata')).toEqual(
    [],
  )
  const [id = ''] = Object.keys(sandbox.state.stripe.events)
  const event = await sandbox.stripe('GET', `/events/${id}`)
  expect(missing(event, 'id object type created livemode api_version pending_webhooks request data')).toEqual(
    [],
  )
})
