import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../../test/factories/account.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** MangoPay tells of a chargeback twice, as a dispute and as the bank's debit, which may arrive far apart. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const CHARGEBACK = 250

it.each([
  ['the debit is decided before its dispute is told of', 'PAYIN_REPUDIATION_CREATED', 'DISPUTE_CREATED'],
  ['the debit is told of after its dispute was decided', 'DISPUTE_CREATED', 'PAYIN_REPUDIATION_CREATED'],
] as const)('F48 %s: it is booked once', async (_name, first, second) => {
  const { checkout, paymentId } = await scene.transferred('mangopay')
  const made = z
    .looseObject({ Id: z.string(), RepudiationId: z.string() })
    .parse(await scene.dashboard('dispute', { payment: paymentId, amount: CHARGEBACK }))
  const told = { DISPUTE_CREATED: made.Id, PAYIN_REPUDIATION_CREATED: made.RepudiationId }
  await scene.tell('mangopay', first, told[first])
  await scene.drain()
  const operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
  const [item] = (await scene.cases(checkout.id)).filter(({ kind }) => kind === 'dispute')
  await scene.dashboard('dispute/close', { dispute: made.Id, outcome: 'lost' })
  const body = { decision: 'dispute_lost' as const, note: 'Spoken to the bank.' }
  valueIn(await scene.backend.call(decideCase, { params: { id: item?.id ?? '' }, body }, operator.headers))
  await scene.tell('mangopay', second, told[second])
  await scene.drain()
  const cases = (await scene.cases(checkout.id)).filter(({ kind }) => kind === 'dispute')
  expect(cases).toHaveLength(1)
  expect(await scene.refunds(checkout.id)).toMatchObject([{ amountCents: CHARGEBACK }])
})
