import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, addCard, addSeller, directPayIn, eur } from './shop.ts'
import { startSandbox, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
let buyer: { user: string; wallet: string }
let seller: { user: string; wallet: string }
let payIn: string
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.renewToken()
  buyer = await addBuyer(sandbox)
  seller = await addSeller(sandbox)
  const card = await addCard(sandbox, buyer.user, '4970107111111119')
  payIn = text(await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card, 10_000)), 'Id')
})

const balance = async ({ wallet }: { wallet: string }) =>
  (await sandbox.mangopay('GET', `/wallets/${wallet}`)).body.Balance
const transfer = (amount: number, fees: number, more: object = {}) =>
  sandbox.mangopay('POST', '/transfers', {
    AuthorId: buyer.user,
    DebitedWalletId: buyer.wallet,
    CreditedWalletId: seller.wallet,
    DebitedFunds: eur(amount),
    Fees: eur(fees),
    ...more,
  })
const refund = (path: string, debited?: number, fees = 0) =>
  sandbox.mangopay('POST', `/${path}/refunds`, {
    AuthorId: buyer.user,
    ...(debited === undefined ? {} : { DebitedFunds: eur(debited), Fees: eur(fees) }),
  })

describe('transfers', () => {
  test('move money and keep the commission', async () => {
    const answer = await transfer(4250, 425)
    expect(answer.body).toMatchObject({ Type: 'TRANSFER', Status: 'SUCCEEDED', CreditedFunds: eur(3825) })
    expect(await balance(buyer)).toEqual(eur(5750))
    expect(await balance(seller)).toEqual(eur(3825))
  })

  test('fail with 001001 without money and 002951 to an unverified seller', async () => {
    expect((await transfer(10_001, 0)).body).toMatchObject({ Status: 'FAILED', ResultCode: '001001' })
    await sandbox.control('POST', `/objects/${seller.user}/force`, { kycLevel: 'LIGHT' })
    expect((await transfer(100, 0)).body).toMatchObject({ Status: 'FAILED', ResultCode: '002951' })
    expect(await balance(buyer)).toEqual(eur(10_000))
  })

  test('stay CREATED and move nothing on demand, until they are decided', async () => {
    await sandbox.control('POST', '/faults', { kind: 'undecided', path: '*/transfers', method: 'POST' })
    const made = await transfer(4250, 425)
    expect(made.body).toMatchObject({ Status: 'CREATED', ResultCode: null })
    expect(await balance(seller)).toEqual(eur(0))
    const force = () => sandbox.control('POST', `/objects/${text(made, 'Id')}/force`, { status: 'SUCCEEDED' })
    expect((await force()).body).toMatchObject({ status: 'SUCCEEDED', code: '000000' })
    expect(await balance(seller)).toEqual(eur(3825))
    expect((await force()).status).toBe(409)
  })

  test('a payer cannot receive, a stranger cannot send', async () => {
    const other = await addBuyer(sandbox)
    expect((await transfer(100, 0, { CreditedWalletId: other.wallet })).body.ResultCode).toBe('002702')
    expect(await transfer(100, 0, { AuthorId: other.user })).toMatchObject({ status: 400 })
  })
})

describe('refunds', () => {
  test('the seller’s share and the commission go back, then the card gets its money', async () => {
    const made = text(await transfer(4250, 425), 'Id')
    const back = await refund(`transfers/${made}`, 900, -100)
    expect(back.body).toMatchObject({
      Type: 'TRANSFER',
      Nature: 'REFUND',
      Status: 'SUCCEEDED',
      CreditedFunds: eur(1000),
      InitialTransactionId: made,
      InitialTransactionType: 'TRANSFER',
    })
    expect(await balance(seller)).toEqual(eur(2925))
    expect(await balance(buyer)).toEqual(eur(6750))
    const paidBack = await refund(`payins/${payIn}`, 1000)
    expect(paidBack.body).toMatchObject({
      Nature: 'REFUND',
      Status: 'SUCCEEDED',
      InitialTransactionType: 'PAYIN',
    })
    expect(await balance(buyer)).toEqual(eur(5750))
  })

  test('without amounts everything goes back, once', async () => {
    const made = text(await transfer(4250, 425), 'Id')
    expect((await refund(`transfers/${made}`)).body).toMatchObject({
      Fees: eur(-425),
      CreditedFunds: eur(4250),
    })
    expect(await balance(buyer)).toEqual(eur(10_000))
    expect((await refund(`payins/${payIn}`)).body).toMatchObject({ Status: 'SUCCEEDED' })
    expect((await refund(`payins/${payIn}`)).body).toMatchObject({ Status: 'FAILED', ResultCode: '001401' })
    expect((await sandbox.mangopay('GET', `/payins/${payIn}/refunds`)).body.list).toHaveLength(2)
  })

  test('the same amount twice within 24 hours is 005407, a day later it works', async () => {
    expect((await refund(`payins/${payIn}`, 1000)).body.Status).toBe('SUCCEEDED')
    expect((await refund(`payins/${payIn}`, 1000)).body).toMatchObject({
      Status: 'FAILED',
      ResultCode: '005407',
    })
    expect((await refund(`payins/${payIn}`, 1001)).body.Status).toBe('SUCCEEDED')
    await sandbox.clock.advance(24 * 3_600_000 + 1000)
    await sandbox.renewToken()
    expect((await refund(`payins/${payIn}`, 1000)).body.Status).toBe('SUCCEEDED')
  })

  test.each([
    ['005403', 10_001, 0],
    ['001013', 0, 0],
  ])('%s for an amount of %i', async (code, amount, fees) => {
    expect((await refund(`payins/${payIn}`, amount, fees)).body.ResultCode).toBe(code)
  })

  test('001001 when the wallet was emptied, 005404 for too much commission, 005408 while disputed', async () => {
    const made = text(await transfer(4250, 425), 'Id')
    expect((await refund(`payins/${payIn}`, 9000)).body.ResultCode).toBe('001001')
    expect((await refund(`transfers/${made}`, 900, -426)).body.ResultCode).toBe('005404')
    await sandbox.control('POST', `/objects/${payIn}/force`, { disputed: true })
    expect((await refund(`payins/${payIn}`, 100)).body.ResultCode).toBe('005408')
  })

  test('001403 after eleven months; a failed pay-in cannot be refunded', async () => {
    const card = await addCard(sandbox, buyer.user, '4970101011010000')
    const failed = text(await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card)), 'Id')
    expect(await refund(`payins/${failed}`)).toMatchObject({
      status: 400,
      body: { Type: 'original_transaction_must_be_succeeded' },
    })
    await sandbox.clock.advance(336 * 86_400_000)
    await sandbox.renewToken()
    expect((await refund(`payins/${payIn}`, 100)).body.ResultCode).toBe('001403')
  })

  test('amounts come in pairs', async () => {
    const body = { AuthorId: buyer.user, DebitedFunds: eur(10) }
    const answer = await sandbox.mangopay('POST', `/payins/${payIn}/refunds`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveProperty('Fees')
  })
})

test('all transactions of a wallet are listed, and found by their tag', async () => {
  await transfer(100, 0, { Tag: 'order:o_1' })
  const list = await sandbox.mangopay('GET', `/wallets/${buyer.wallet}/transactions?per_page=100`)
  expect(list.body.list).toMatchObject([
    { Id: payIn, Type: 'PAYIN' },
    { Tag: 'order:o_1', Type: 'TRANSFER' },
  ])
  expect(list.headers.get('x-number-of-items')).toBe('2')
})
