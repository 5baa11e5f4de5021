import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../../test/factories/account.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { drainOutbox } from '../../platform/outbox/drain-outbox.ts'
import { carryOutTransfer } from '../payouts/carry-out-transfer.ts'
import { TRANSFER_EFFECT } from '../records/effect-kinds.ts'

/** A dispute comes, or is decided, just while an effect of its payment is being done. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const named = z.object({ id: z.string() })

it('F07 F48 nothing is refunded when a dispute comes while the transfer is being reversed', async () => {
  const { payments } = scene.backend.services
  const { order, paymentId } = await scene.transferred('stripe', [{ price_cents: 4000 }])
  const moneyBack = payments.moneyBack.stripe
  const reverse = moneyBack.reverseTransfer.bind(moneyBack)
  vi.spyOn(moneyBack, 'reverseTransfer').mockImplementation(async (request) => {
    const wanted = { payment: paymentId, amount: cents(order.amount) }
    const { id } = named.parse(await scene.dashboard('dispute', wanted))
    await scene.tell('stripe', 'charge.dispute.created', id)
    return reverse(request)
  })
  const refund = vi.spyOn(moneyBack, 'refundPayment')
  await scene.queue(order.id)
  await scene.drain()
  expect(await scene.orderStatus(order.id)).toBe('DISPUTED')
  expect(refund).not.toHaveBeenCalled()
})

it('F44 a transfer is made whose dispute is decided before its waiting effect has ended', async () => {
  const { backend } = scene
  const { services } = backend
  const operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
  const { order, checkout, paymentId } = await scene.paid('stripe', [{ price_cents: 4000 }])
  const wanted = { payment: paymentId, amount: cents(order.amount) }
  const { id } = named.parse(await scene.dashboard('dispute', wanted))
  await scene.tell('stripe', 'charge.dispute.created', id)
  await scene.dashboard('dispute/close', { dispute: id, outcome: 'won' })
  const [item] = await scene.cases(checkout.id)
  const body = { decision: 'dispute_won' as const, note: 'The bank says so.' }
  const decide = { params: { id: item?.id ?? '' }, body }
  const transfer = carryOutTransfer(services)
  let tries = 0
  const handlers = {
    [TRANSFER_EFFECT]: async (payload: unknown, key: string) => {
      await transfer(payload, key)
      tries += 1
      if (tries === 1) valueIn(await backend.call(decideCase, decide, operator.headers))
    },
  }
  await services.db.deleteFrom('outbox').where('kind', '<>', TRANSFER_EFFECT).execute()
  await drainOutbox(services.db, handlers, services.clock)
  await scene.later()
  await scene.drain()
  const made = await services.db
    .selectFrom('seller_transfer')
    .select('status')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(made.status).toBe('succeeded')
})
