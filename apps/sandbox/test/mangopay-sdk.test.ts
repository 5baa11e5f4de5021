import Mangopay from 'mangopay4-nodejs-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, addSeller, browser, eur } from './shop.ts'
import { startSandbox, submitPage, type TestSandbox } from './start-sandbox.ts'

/** The official SDK as judge of the emulation; in a file of its own because it keeps its state in globals. */
let sandbox: TestSandbox
let api: Mangopay
beforeAll(async () => {
  sandbox = await startSandbox()
  api = new Mangopay({
    clientId: 'sandbox',
    clientApiKey: 'sandbox-key',
    baseUrl: `http://127.0.0.1:${sandbox.main.port}`,
    errorHandler: () => {},
  })
})
afterAll(() => sandbox.close())

const approve = { outcome: 'approve', code: '123456' }
const money = (Amount: number) => ({ Currency: 'EUR' as const, Amount })

test('users and wallets', async () => {
  const user = await api.Users.create({
    PersonType: 'NATURAL',
    UserCategory: 'PAYER',
    FirstName: 'Anna',
    LastName: 'Bruno',
    Email: 'anna@example.test',
    TermsAndConditionsAccepted: false,
    Tag: 'user:42',
  })
  expect(user).toMatchObject({ KYCLevel: 'LIGHT', UserStatus: 'ACTIVE', PersonType: 'NATURAL' })
  expect(await api.Users.get(user.Id)).toMatchObject({ Email: 'anna@example.test', Tag: 'user:42' })
  const wallet = await api.Wallets.create({ Owners: [user.Id], Currency: 'EUR', Description: 'Buyer 42' })
  expect(await api.Wallets.get(wallet.Id)).toMatchObject({ Balance: eur(0), FundsType: 'DEFAULT' })
  expect(await api.Users.getWallets(user.Id)).toHaveLength(1)
})

test('a card is registered, validated, listed and deactivated', async () => {
  const { user } = await addBuyer(sandbox)
  const registration = await api.CardRegistrations.create({
    UserId: user,
    Currency: 'EUR',
    CardType: 'CB_VISA_MASTERCARD',
  })
  expect(registration.Status).toBe('CREATED')
  const response = await fetch(registration.CardRegistrationURL, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: registration.AccessKey,
      data: registration.PreregistrationData,
      cardNumber: '4970105181818183',
      cardExpirationDate: '1239',
      cardCvx: '123',
    }),
  })
  const RegistrationData = await response.text()
  const done = await api.CardRegistrations.update({ Id: registration.Id, RegistrationData })
  expect(done).toMatchObject({ Status: 'VALIDATED', ResultCode: '000000' })
  const validation = await api.Cards.validate(done.CardId, {
    AuthorId: user,
    SecureModeReturnURL: 'http://shop.test/cards?own=1',
    IpAddress: '203.0.113.7',
    BrowserInfo: { ...browser, TimeZoneOffset: '-60' },
  })
  const location = (await submitPage(validation.SecureModeRedirectURL, approve)).location
  expect(location).toBe(`http://shop.test/cards?own=1&cardValidationId=${validation.Id}`)
  expect(await api.Cards.getCardValidation(done.CardId, validation.Id)).toMatchObject({ Status: 'SUCCEEDED' })
  expect(await api.Users.getCards(user)).toMatchObject([{ Id: done.CardId, Validity: 'VALID', Active: true }])
  expect(await api.Cards.update({ Id: done.CardId, Active: false })).toMatchObject({ Active: false })
})

test('a sale: pay-in with challenge, transfer, refunds of both kinds', async () => {
  const buyer = await addBuyer(sandbox)
  const seller = await addSeller(sandbox)
  const CardId = await addCard(sandbox, buyer.user, '4970105181818183')
  const payIn = await api.PayIns.create({
    PaymentType: 'CARD',
    ExecutionType: 'DIRECT',
    AuthorId: buyer.user,
    CreditedWalletId: buyer.wallet,
    DebitedFunds: money(6750),
    Fees: money(0),
    CardId,
    SecureMode: 'DEFAULT',
    SecureModeReturnURL: 'http://shop.test/return?a=1',
    IpAddress: '203.0.113.7',
    BrowserInfo: { ...browser, TimeZoneOffset: '-60' },
    StatementDescriptor: 'SAPORI IT',
    Culture: 'IT',
    Tag: 'attempt:at_1',
  })
  const challenge = Object.entries(payIn).find(([name]) => name === 'SecureModeRedirectURL')?.[1]
  await submitPage(String(challenge), approve)
  expect(await api.PayIns.get(payIn.Id)).toMatchObject({
    Status: 'SUCCEEDED',
    Type: 'PAYIN',
    Nature: 'REGULAR',
  })
  const transfer = await api.Transfers.create({
    AuthorId: buyer.user,
    DebitedWalletId: buyer.wallet,
    CreditedWalletId: seller.wallet,
    DebitedFunds: money(4250),
    Fees: money(425),
    Tag: 'order:o_981',
  })
  expect(transfer).toMatchObject({ Status: 'SUCCEEDED', CreditedFunds: eur(3825) })
  const back = await api.Transfers.createRefund(transfer.Id, { AuthorId: buyer.user })
  expect(back).toMatchObject({ Status: 'SUCCEEDED', Nature: 'REFUND', InitialTransactionId: transfer.Id })
  const refund = await api.PayIns.createRefund(payIn.Id, {
    AuthorId: buyer.user,
    DebitedFunds: money(4250),
    Fees: money(0),
  })
  expect(await api.Refunds.get(refund.Id)).toMatchObject({
    Status: 'SUCCEEDED',
    InitialTransactionType: 'PAYIN',
  })
  expect((await api.Wallets.get(buyer.wallet)).Balance).toEqual(eur(2500))
})

test('a pay-in on the hosted page', async () => {
  const buyer = await addBuyer(sandbox)
  const payIn = await api.PayIns.create({
    PaymentType: 'CARD',
    ExecutionType: 'WEB',
    AuthorId: buyer.user,
    CreditedWalletId: buyer.wallet,
    DebitedFunds: money(6750),
    Fees: money(0),
    CardType: 'CB_VISA_MASTERCARD',
    ReturnURL: 'http://shop.test/return?a=2',
    Culture: 'IT',
  })
  const page = Object.entries(payIn).find(([name]) => name === 'RedirectURL')?.[1]
  const card = { do: 'pay', cardNumber: '4970107111111119', cardExpirationDate: '12/39', cardCvx: '123' }
  expect((await submitPage(String(page), card)).location).toContain(`transactionId=${payIn.Id}`)
  expect(await api.PayIns.get(payIn.Id)).toMatchObject({ Status: 'SUCCEEDED' })
})

test('hooks, events, stored responses and rate limits', async () => {
  const hook = await api.Hooks.create({ EventType: 'PAYIN_NORMAL_FAILED', Url: 'http://shop.test/hooks' })
  expect(await api.Hooks.getAll()).toMatchObject([{ Id: hook.Id, Validity: 'VALID', Status: 'ENABLED' }])
  expect(await api.Hooks.update({ Id: hook.Id, Status: 'DISABLED', Url: hook.Url })).toMatchObject({
    Status: 'DISABLED',
  })
  const events = await api.Events.getAll({
    parameters: { EventType: 'PAYIN_NORMAL_SUCCEEDED', per_page: 100 },
  })
  expect(events.length).toBeGreaterThan(0)
  const { user } = await addBuyer(sandbox)
  const key = 'e0000000-0000-0000-0000-000000000001'
  const headers = { 'idempotency-key': key }
  await sandbox.mangopay('POST', '/wallets', { Owners: [user], Currency: 'EUR', Description: 'x' }, headers)
  expect(await api.Idempotency.get(key)).toMatchObject({ StatusCode: '200', Resource: { Owners: [user] } })
  expect(Object.entries(api).find(([name]) => name === 'rateLimits')?.[1]).toMatchObject([
    { minutesInterval: 15 },
    { minutesInterval: 30 },
    { minutesInterval: 60 },
    { minutesInterval: 1440 },
  ])
})

test('errors reach the caller in the provider’s shape', async () => {
  await expect(api.Users.get('none')).rejects.toMatchObject({ Type: 'ressource_not_found' })
  await expect(
    api.Wallets.create({ Owners: ['none'], Currency: 'EUR', Description: 'x' }),
  ).rejects.toMatchObject({
    Type: 'param_error',
    errors: { Owners: expect.any(String) },
  })
})

test('PayPal, Satispay and a bank transfer', async () => {
  const buyer = await addBuyer(sandbox)
  const owner = { AuthorId: buyer.user, CreditedWalletId: buyer.wallet, Tag: 'attempt:at_3' }
  const funds = { DebitedFunds: money(6750), Fees: money(0) }
  const paypal = await api.PayIns.createPayPal({
    ...{ ...owner, ...funds, PaymentType: 'PAYPAL', ExecutionType: 'WEB' },
    ReturnURL: 'http://shop.test/return?a=3',
    LineItems: [{ Name: 'Ordine', Quantity: 1, UnitAmount: 6750, TaxAmount: 0, Description: '12' }],
  })
  expect(paypal).toMatchObject({ PaymentType: 'PAYPAL', Status: 'CREATED' })
  await submitPage(String(paypal.RedirectURL), { outcome: 'approve' })
  expect(await api.PayIns.get(paypal.Id)).toMatchObject({ Status: 'SUCCEEDED' })
  const satispay = await api.PayIns.create({
    ...{ ...owner, ...funds, PaymentType: 'SATISPAY', ExecutionType: 'WEB' },
    ...{ ReturnURL: 'http://shop.test/return?a=4', Country: 'IT' },
  })
  expect(satispay).toMatchObject({ PaymentType: 'SATISPAY', Country: 'IT', Status: 'CREATED' })
  const wire = await api.PayIns.create({
    ...{ ...owner, PaymentType: 'BANK_WIRE', ExecutionType: 'DIRECT' },
    ...{ DeclaredDebitedFunds: money(6750), DeclaredFees: money(0) },
  })
  expect(wire).toMatchObject({ Status: 'CREATED', DeclaredDebitedFunds: eur(6750) })
  await sandbox.control('POST', `/objects/${wire.Id}/force`, { receivedCents: 6000 })
  expect(await api.PayIns.get(wire.Id)).toMatchObject({ Status: 'SUCCEEDED', DebitedFunds: eur(6000) })
})
