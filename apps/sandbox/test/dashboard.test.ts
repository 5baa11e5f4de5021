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

const dashboard = (path: string, body: object) => sandbox.control('POST', `/dashboard/${path}`, body)
const balance = async ({ wallet }: { wallet: string }) =>
  (await sandbox.mangopay('GET', `/wallets/${wallet}`)).body.Balance
const transfer = (from: { user: string; wallet: string }, to: { wallet: string }, amount: number) =>
  sandbox.mangopay('POST', '/transfers', {
    AuthorId: from.user,
    DebitedWalletId: from.wallet,
    CreditedWalletId: to.wallet,
    DebitedFunds: eur(amount),
    Fees: eur(0),
  })
const refundAll = () =>
  sandbox.mangopay('POST', `/payins/${payIn}/refunds`, {
    AuthorId: buyer.user,
    DebitedFunds: eur(1000),
    Fees: eur(0),
  })

describe('MangoPay', () => {
  test('a refund made in the dashboard carries no tag of the shop', async () => {
    const made = await dashboard('refund', { payment: payIn, amount: 700 })
    const seen = await sandbox.mangopay('GET', `/refunds/${text(made, 'Id')}`)
    expect(seen.body).toMatchObject({
      Tag: null,
      Status: 'SUCCEEDED',
      DebitedFunds: eur(700),
      InitialTransactionId: payIn,
      InitialTransactionType: 'PAYIN',
    })
  })

  test('a disputed payment is not refunded, one whose dispute was won is', async () => {
    const opened = await dashboard('dispute', { payment: payIn, amount: 10_000, reason: 'FRAUD' })
    const id = text(opened, 'Id')
    const seen = await sandbox.mangopay('GET', `/disputes/${id}`)
    expect(seen.body).toMatchObject({
      Status: 'PENDING_CLIENT_ACTION',
      InitialTransactionId: payIn,
      DisputedFunds: eur(10_000),
      DisputeReason: { DisputeReasonType: 'FRAUD' },
    })
    const repudiation = await sandbox.mangopay('GET', `/repudiations/${text(seen, 'RepudiationId')}`)
    expect(repudiation.body).toMatchObject({ Nature: 'REPUDIATION', InitialTransactionId: payIn })
    expect((await refundAll()).body).toMatchObject({ Status: 'FAILED', ResultCode: '005408' })
    await dashboard('dispute/close', { dispute: id, outcome: 'won' })
    expect((await sandbox.mangopay('GET', `/disputes/${id}`)).body).toMatchObject({
      Status: 'CLOSED',
      ResultCode: 'WON',
    })
    expect((await refundAll()).body).toMatchObject({ Status: 'SUCCEEDED' })
  })

  test('a payout leaves the wallet, and comes back when the bank returns it', async () => {
    await transfer(buyer, seller, 5000)
    const asked = await sandbox.mangopay('POST', '/payouts/bankwire', {
      AuthorId: seller.user,
      DebitedWalletId: seller.wallet,
      RecipientId: 'rec_01',
      DebitedFunds: eur(4000),
      Fees: eur(0),
      BankWireRef: 'SAPORI981',
    })
    expect(asked.body).toMatchObject({ Type: 'PAYOUT', Status: 'SUCCEEDED', DebitedFunds: eur(4000) })
    expect(await balance(seller)).toEqual(eur(1000))
    const payout = text(asked, 'Id')
    expect((await sandbox.mangopay('GET', `/payouts/${payout}`)).body).toMatchObject({ Id: payout })
    const back = await dashboard('payout/return', { payout })
    expect((await sandbox.mangopay('GET', `/refunds/${text(back, 'Id')}`)).body).toMatchObject({
      InitialTransactionType: 'PAYOUT',
      InitialTransactionId: payout,
    })
    expect(await balance(seller)).toEqual(eur(5000))
    const tooMuch = await dashboard('payout', { account: seller.user, amount: 5001 })
    expect(tooMuch.body).toMatchObject({ Status: 'FAILED', ResultCode: '001001' })
  })

  test('the shop’s own wallet may pay a payer, a seller’s may not', async () => {
    const platform = await addSeller(sandbox, 'category:platform;kyc:regular')
    expect((await sandbox.mangopay('GET', `/users/${platform.user}`)).body.UserCategory).toBe('PLATFORM')
    expect((await transfer(platform, buyer, 300)).body).toMatchObject({ Status: 'SUCCEEDED' })
    expect(await balance(buyer)).toEqual(eur(10_300))
    await transfer(buyer, seller, 1000)
    expect((await transfer(seller, buyer, 100)).body).toMatchObject({ ResultCode: '002702' })
  })
})

test('names a payment, dispute or payout that is not there', async () => {
  for (const [path, body] of [
    ['refund', { payment: 'nothing', amount: 1 }],
    ['dispute', { payment: 'nothing', amount: 1 }],
    ['dispute/close', { dispute: 'nothing', outcome: 'won' }],
    ['payout', { account: 'nothing', amount: 1 }],
    ['payout/return', { payout: 'nothing' }],
  ] as const) {
    expect(await dashboard(path, body)).toMatchObject({ status: 404 })
  }
  expect(await dashboard('refund', { payment: payIn, amount: 0 })).toMatchObject({ status: 400 })
})

describe('Stripe', () => {
  /** A paid session. @returns its id */
  async function paid(): Promise<string> {
    const session = await sandbox.stripe('POST', '/checkout/sessions', {
      mode: 'payment',
      ui_mode: 'hosted_page',
      success_url: 'https://shop.example.test/ok',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '5000',
      'line_items[0][price_data][product_data][name]': 'Ordine',
    })
    const id = text(session, 'id')
    await sandbox.control('POST', `/objects/${id}/force`, { status: 'paid' })
    return id
  }

  test('a dispute blocks refunds until it is won', async () => {
    const session = await paid()
    const opened = await dashboard('dispute', { payment: session, amount: 5000, reason: 'fraudulent' })
    const id = text(opened, 'id')
    const seen = await sandbox.stripe('GET', `/disputes/${id}?expand[]=payment_intent`)
    expect(seen.body).toMatchObject({
      object: 'dispute',
      status: 'needs_response',
      amount: 5000,
      reason: 'fraudulent',
      payment_intent: { object: 'payment_intent' },
    })
    const charge = text(seen, 'charge')
    expect(await sandbox.stripe('POST', '/refunds', { charge, amount: '100' })).toMatchObject({ status: 400 })
    await dashboard('dispute/close', { dispute: id, outcome: 'won' })
    expect((await sandbox.stripe('GET', `/disputes/${id}`)).body).toMatchObject({ status: 'won' })
    expect((await sandbox.stripe('POST', '/refunds', { charge, amount: '100' })).body).toMatchObject({
      status: 'succeeded',
    })
  })

  test('a seller who was paid out has nothing to reverse', async () => {
    const session = await paid()
    const { body } = await sandbox.stripe(
      'GET',
      `/checkout/sessions/${session}?expand[]=payment_intent.latest_charge`,
    )
    const intent = body.payment_intent as { latest_charge: { id: string } }
    const account = text(await sandbox.stripe('POST', '/accounts', { type: 'express', country: 'IT' }), 'id')
    const made = await sandbox.stripe('POST', '/transfers', {
      amount: '4000',
      currency: 'eur',
      destination: account,
      source_transaction: intent.latest_charge.id,
    })
    await dashboard('payout', { account, amount: 3500 })
    const reverse = (amount: string) =>
      sandbox.stripe('POST', `/transfers/${text(made, 'id')}/reversals`, { amount })
    expect(await reverse('501')).toMatchObject({
      status: 400,
      body: { error: { code: 'balance_insufficient' } },
    })
    expect((await reverse('500')).body).toMatchObject({ amount: 500 })
  })
})
