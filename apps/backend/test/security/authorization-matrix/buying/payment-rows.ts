import { randomUUID } from 'node:crypto'
import { enrolSellers } from '../../../factories/enrol-sellers.ts'
import { type AccessRow, type AccessRows, nobodysId, plain, type World } from '../access-row.ts'
import { NOBODYS_ORDER, ownCheckout } from './orders-rows.ts'

const storedPayments =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db
      .selectFrom('payment_attempt')
      .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
      .select(['payment_attempt.id', 'payment_attempt.status', 'updated_at'])
      .where('account_id', '=', owner.accountId)
      .execute()

/** A refused attempt of the owner's checkout, as a row: the provider has no part in this. */
async function ownAttempt(world: World) {
  const { checkout } = await ownCheckout(world)
  const now = world.backend.clock.now()
  const id = randomUUID()
  await world.backend.services.db
    .insertInto('payment_attempt')
    .values({
      id,
      checkout_id: checkout.id,
      number: 1,
      provider: 'mangopay',
      method: 'card_web',
      status: 'failed',
      amount_cents: Math.round(checkout.total * 100),
      provider_id: `wt_${id}`,
      card_id: null,
      redirect_url: null,
      secure_mode_redirect_url: null,
      secure_mode_return_url: null,
      result_code: '101101',
      failure_reason: 'declined',
      checked_at: now,
      next_check_at: null,
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { checkout, attemptId: id, orderId: checkout.orders[0]?.id ?? '' }
}

/** A start by somebody else is a 404, and reaches no provider. */
const start = (param: string, body: object): AccessRow => ({
  async prepare(world) {
    const { orderId } = await ownAttempt(world)
    await enrolSellers(world.backend.services)
    return {
      request: { params: { [param]: orderId }, body },
      unknown: { params: { [param]: NOBODYS_ORDER }, body },
      status: 200,
      secrets: [orderId],
      stored: storedPayments(world),
    }
  },
})

const read = (
  idOf: (own: Awaited<ReturnType<typeof ownAttempt>>) => string,
  unknownId: string,
): AccessRow => ({
  async prepare(world) {
    const own = await ownAttempt(world)
    return {
      request: { params: { id: idOf(own) } },
      unknown: { params: { id: unknownId } },
      status: 200,
      secrets: [own.orderId, own.attemptId, own.checkout.id],
      stored: storedPayments(world),
    }
  },
})

const storedEvents =
  ({ backend }: World) =>
  () =>
    backend.services.db.selectFrom('provider_event').select('id').execute()

export const paymentRows = {
  payWithMangopay: start('order', { type: 'web' }),
  payWithStripe: start('id', {}),
  getPayment: read(({ attemptId }) => attemptId, nobodysId()),
  getOrderPayment: read(({ orderId }) => orderId, NOBODYS_ORDER),
  listPaymentMethods: plain(200),
  mangopayHook: {
    prepare: async (world) => ({
      request: {
        params: { secret: 'not-the-secret-of-the-path' },
        query: { EventType: 'PAYIN_NORMAL_SUCCEEDED', RessourceId: 'wt_1', Date: '1763700000' },
      },
      status: 404,
      stored: storedEvents(world),
    }),
  },
  stripeHook: {
    prepare: async (world) => ({
      request: {
        body: { id: 'evt_1', type: 'checkout.session.completed', livemode: false },
        headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      },
      status: 400,
      stored: storedEvents(world),
    }),
  },
} satisfies AccessRows
