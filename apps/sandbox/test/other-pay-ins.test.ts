import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer, eur } from './shop.ts'
import { startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
let buyer: { user: string; wallet: string }
beforeAll(async () => {
  sandbox = await startSandbox()
  buyer = await addBuyer(sandbox)
})
afterAll(() => sandbox.close())

const read = async (id: string) => (await sandbox.mangopay('GET', `/payins/${id}`)).body
const common = () => ({ AuthorId: buyer.user, CreditedWalletId: buyer.wallet, Tag: 'attempt:1' })
const funds = (amount: number) => ({ DebitedFunds: eur(amount), Fees: eur(0) })
const line = (UnitAmount: number) => ({ Name: 'Ordine', Quantity: 1, UnitAmount, Category: 'PHYSICAL_GOODS' })
const paypal = (amount = 6750, lines = [line(4250), line(2500)]) =>
  sandbox.mangopay('POST', '/payins/payment-methods/paypal', {
    ...common(),
    ...funds(amount),
    ReturnURL: 'http://shop.test/return?a=1',
    CancelURL: 'http://shop.test/return?a=1&cancelled=1',
    Culture: 'IT',
    LineItems: lines,
  })
const satispay = () =>
  sandbox.mangopay('POST', '/payins/payment-methods/satispay', {
    ...common(),
    ...funds(6750),
    ReturnURL: 'http://shop.test/return?a=2',
    Country: 'IT',
  })
const wire = (amount = 6750) =>
  sandbox.mangopay('POST', '/payins/bankwire/direct/', {
    ...common(),
    DeclaredDebitedFunds: eur(amount),
    DeclaredFees: eur(0),
  })
async function after(minutes: number) {
  await sandbox.control('POST', '/clock', { advanceSeconds: minutes * 60 + 1 })
  await sandbox.renewToken()
}

describe('PayPal', () => {
  test('pays on its page, in the language of the payment', async () => {
    const answer = await paypal()
    expect(answer.body).toMatchObject({ Status: 'CREATED', PaymentType: 'PAYPAL', ExecutionType: 'WEB' })
    const page = await (await fetch(text(answer, 'RedirectURL'))).text()
    expect(page).toContain('Paga con PayPal')
    expect(page).toContain('Conferma il pagamento')
    const done = await submitPage(text(answer, 'RedirectURL'), { outcome: 'approve' })
    expect(done.location).toBe(`http://shop.test/return?a=1&transactionId=${text(answer, 'Id')}`)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'SUCCEEDED', ResultCode: '000000' })
    expect((await fetch(text(answer, 'RedirectURL'))).status).toBe(410)
  })

  test('goes to the address for cancelling', async () => {
    const answer = await paypal()
    const done = await submitPage(text(answer, 'RedirectURL'), { outcome: 'cancel' })
    expect(done.location).toBe(`http://shop.test/return?a=1&cancelled=1&transactionId=${text(answer, 'Id')}`)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: '101002' })
  })

  test('wants line items whose sum is the amount', async () => {
    expect(await paypal(6750, [line(6749)])).toMatchObject({
      status: 400,
      body: { Type: 'param_error', errors: { LineItems: expect.any(String) } },
    })
  })
})

test('Satispay waits for 30 minutes, can be refunded for 90 days', async () => {
  const [paid, left] = [await satispay(), await satispay()]
  await submitPage(text(paid, 'RedirectURL'), { outcome: 'approve' })
  await after(29)
  expect(await read(text(left, 'Id'))).toMatchObject({ Status: 'CREATED' })
  await after(1)
  expect(await read(text(left, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: '101109' })
  const refund = { AuthorId: buyer.user, ...funds(100) }
  const path = `/payins/${text(paid, 'Id')}/refunds`
  expect((await sandbox.mangopay('POST', path, refund)).body).toMatchObject({ Status: 'SUCCEEDED' })
  await after(91 * 24 * 60)
  expect((await sandbox.mangopay('POST', path, { ...refund, ...funds(200) })).body).toMatchObject({
    ResultCode: '001403',
  })
  await sandbox.control('POST', '/clock', { real: true })
  await sandbox.renewToken()
})

describe('a bank transfer', () => {
  test('names its account and reference, and holds nothing until the money arrives', async () => {
    const answer = await wire()
    expect(answer.body).toMatchObject({
      ...{ Status: 'CREATED', PaymentType: 'BANK_WIRE', ExecutionType: 'DIRECT' },
      DebitedFunds: { Currency: 'XXX', Amount: 0 },
      DeclaredDebitedFunds: eur(6750),
      BankAccount: { IBAN: 'FR7630004000031234567890143', BIC: 'BNPAFRPPXXX' },
      WireReference: expect.stringMatching(/^[0-9A-Z]{10}$/),
    })
    const index = await (await fetch(sandbox.main.url)).text()
    expect(index).toContain(text(answer, 'WireReference'))
    const url = `${sandbox.main.url}/simulator/${text(answer, 'Id')}`
    const refused = await submitPage(url, { amount: 'molto' })
    expect(refused.page).toContain('Write an amount')
    await submitPage(url, { amount: '60,00' })
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'SUCCEEDED', DebitedFunds: eur(6000) })
  })

  test('arrives by the control too, and is not refunded', async () => {
    const answer = await wire(500)
    const id = text(answer, 'Id')
    await sandbox.control('POST', `/objects/${id}/force`, { status: 'SUCCEEDED' })
    expect(await read(id)).toMatchObject({ Status: 'SUCCEEDED', DebitedFunds: eur(500) })
    expect(await sandbox.control('POST', `/objects/${id}/force`, { receivedCents: 1 })).toMatchObject({
      status: 409,
    })
    const refund = { AuthorId: buyer.user, ...funds(500) }
    expect(await sandbox.mangopay('POST', `/payins/${id}/refunds`, refund)).toMatchObject({
      status: 400,
      body: { Type: 'invalid_action' },
    })
  })

  test('is given up after a month', async () => {
    const id = text(await wire(), 'Id')
    await after(30 * 24 * 60)
    expect(await read(id)).toMatchObject({ Status: 'FAILED', ResultCode: '101109' })
    await sandbox.control('POST', '/clock', { real: true })
    await sandbox.renewToken()
  })
})
