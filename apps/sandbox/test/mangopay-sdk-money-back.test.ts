import Mangopay from 'mangopay4-nodejs-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, addSeller, directPayIn, eur } from './shop.ts'
import { startSandbox, type TestSandbox, text } from './start-sandbox.ts'

/** The official SDK as judge of disputes, payouts and refunds made elsewhere; in a file of its own because it keeps its state in globals. */
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

const money = (Amount: number) => ({ Currency: 'EUR' as const, Amount })
const missing = (answer: object, names: string) => names.split(' ').filter((name) => !(name in answer))

/** A paid pay-in of 67.50 €, and 42.50 € of it passed on to a verified seller. */
async function sold() {
  const buyer = await addBuyer(sandbox)
  const seller = await addSeller(sandbox)
  const card = await addCard(sandbox, buyer.user, '4970107111111119')
  const payIn = text(await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card)), 'Id')
  const transfer = await api.Transfers.create({
    AuthorId: buyer.user,
    DebitedWalletId: buyer.wallet,
    CreditedWalletId: seller.wallet,
    DebitedFunds: money(4250),
    Fees: money(425),
    Tag: 'order:o_981',
  })
  return { buyer, seller, payIn, transfer }
}

test('a dispute, the money the bank took for it, and its end', async () => {
  const { buyer, payIn } = await sold()
  const opened = await sandbox.control('POST', '/dashboard/dispute', { payment: payIn, amount: 6750 })
  const dispute = await api.Disputes.get(text(opened, 'Id'))
  expect(dispute).toMatchObject({ InitialTransactionId: payIn, DisputedFunds: eur(6750) })
  const shape =
    'Id Tag CreationDate InitialTransactionId InitialTransactionType DisputeType DisputedFunds ContestedFunds ContestDeadlineDate RepudiationId Status StatusMessage ResultCode ResultMessage DisputeReason'
  expect(missing(dispute, shape)).toEqual([])
  const repudiation = await api.Disputes.getRepudiation(text(opened, 'RepudiationId'))
  expect(repudiation).toMatchObject({ Status: 'SUCCEEDED', Nature: 'REPUDIATION', DebitedFunds: eur(6750) })
  const refund = { AuthorId: buyer.user, DebitedFunds: money(1), Fees: money(0) }
  expect(await api.PayIns.createRefund(payIn, refund)).toMatchObject({
    Status: 'FAILED',
    ResultCode: '005408',
  })
  await sandbox.control('POST', '/dashboard/dispute/close', { dispute: dispute.Id, outcome: 'lost' })
  expect(await api.Disputes.get(dispute.Id)).toMatchObject({
    Status: 'CLOSED',
    ResultCode: expect.anything(),
  })
})

test('a payout, and one that the bank sends back', async () => {
  const { seller } = await sold()
  const payout = await api.PayOuts.create({
    AuthorId: seller.user,
    DebitedWalletId: seller.wallet,
    DebitedFunds: money(3825),
    Fees: money(0),
    BankAccountId: 'bankacc_m_01',
    BankWireRef: 'SAPORI981',
    PaymentType: 'BANK_WIRE',
    Tag: 'payout:p_55',
  })
  expect(await api.PayOuts.get(payout.Id)).toMatchObject({ Status: 'SUCCEEDED', DebitedFunds: eur(3825) })
  expect((await api.Wallets.get(seller.wallet)).Balance).toEqual(eur(0))
  const back = await sandbox.control('POST', '/dashboard/payout/return', { payout: payout.Id })
  expect(await api.Refunds.get(text(back, 'Id'))).toMatchObject({ InitialTransactionId: payout.Id })
  expect((await api.Wallets.get(seller.wallet)).Balance).toEqual(eur(3825))
})

test('a refund made in the dashboard is read like one of ours', async () => {
  const { buyer, payIn } = await sold()
  const made = await sandbox.control('POST', '/dashboard/refund', { payment: payIn, amount: 1000 })
  const refund = await api.Refunds.get(text(made, 'Id'))
  expect(refund).toMatchObject({
    Status: 'SUCCEEDED',
    InitialTransactionId: payIn,
    AuthorId: buyer.user,
    DebitedFunds: eur(1000),
  })
  const events = await api.Events.getAll({ parameters: { EventType: 'PAYIN_REFUND_SUCCEEDED' } })
  expect(events.map(({ ResourceId }) => ResourceId)).toContain(refund.Id)
})

test('part of a transfer taken back gives its share of the commission too', async () => {
  const { buyer, transfer } = await sold()
  const back = await api.Transfers.createRefund(transfer.Id, {
    AuthorId: buyer.user,
    DebitedFunds: money(900),
    Fees: money(-100),
  })
  expect(back).toMatchObject({
    Status: 'SUCCEEDED',
    CreditedFunds: eur(1000),
    InitialTransactionId: transfer.Id,
  })
})
