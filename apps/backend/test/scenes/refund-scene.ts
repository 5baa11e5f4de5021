import type { ProviderName } from '@filiera/contract/payments/payment'
import { z } from 'zod'
import type { OrderRefund } from '../../src/orders/ports.ts'
import { insertEvent } from '../../src/payments/inbox/inbox.store.ts'
import { queueOrderRefund } from '../../src/payments/refunds/queue-order-refund.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { ProductOptions } from '../factories/catalogue.ts'
import { mangopayCards, payOnPage, stripeCards } from './hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from './payment-scene.ts'
import { askMangopay, askStripe } from './provider-side.ts'

const DAY_SECONDS = 86_400

const wallet = z.object({ Balance: z.object({ Amount: z.number() }) })
const moved = z.object({ data: z.array(z.object({ amount: z.number(), amount_reversed: z.number() })) })

/** What stands in our tables of a checkout or an order. */
const storedOf = (db: Database) => ({
  refunds: (checkoutId: string) =>
    db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .leftJoin('transfer_reversal', 'transfer_reversal.refund_id', 'refund.id')
      .select([
        'refund.id',
        'refund.order_id as orderId',
        'refund.amount_cents as amountCents',
        'refund.status',
        'refund.reason',
        'refund.provider_id as providerId',
        'refund.postponed_until as postponedUntil',
        'refund.postponed_reason as postponedReason',
        'transfer_reversal.status as reversal',
      ])
      .where('payment_attempt.checkout_id', '=', checkoutId)
      .orderBy('refund.created_at')
      .orderBy('refund.id')
      .execute(),
  /** Sum of each account of the ledger that is not zero: of an order, or of a whole checkout. */
  async balances(of: { orderId: string } | { checkoutId: string }): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom('ledger_entry')
      .select((select) => ['account', select.fn.sum<string>('amount_cents').as('sum')])
      .where((where) =>
        'orderId' in of ? where('order_id', '=', of.orderId) : where('checkout_id', '=', of.checkoutId),
      )
      .groupBy('account')
      .execute()
    const open = rows.filter(({ sum }) => Number(sum) !== 0)
    return Object.fromEntries(open.map(({ account, sum }) => [account, Number(sum)]))
  },
  cases: (checkoutId: string) =>
    db
      .selectFrom('review_task')
      .selectAll()
      .where('checkout_id', '=', checkoutId)
      .orderBy('opened_at')
      .orderBy('key')
      .execute(),
  orderStatus: async (orderId: string) =>
    (
      await db
        .selectFrom('purchase_order')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status,
  checkoutStatus: async (checkoutId: string) =>
    (await db.selectFrom('checkout').select('status').where('id', '=', checkoutId).executeTakeFirstOrThrow())
      .status,
})

/** Who holds how much at the providers. */
function moneyOf({ backend, sandbox }: PaymentScene) {
  const { db } = backend.services
  /** What is in a wallet of MangoPay's, in cents. */
  const inWallet = async (id: string | null | undefined) =>
    wallet.parse(await askMangopay(sandbox, `/wallets/${id}`)).Balance.Amount
  const findSeller = (sellerId: string) =>
    db
      .selectFrom('seller')
      .select(['id', 'mangopay_user_id', 'mangopay_wallet_id', 'stripe_account_id'])
      .where('id', '=', sellerId)
      .executeTakeFirstOrThrow()

  return {
    seller: findSeller,
    inWallet,
    /** What is in our own wallet at MangoPay, in cents. */
    async platformHolds(): Promise<number> {
      const { value } = await db
        .selectFrom('provider_setting')
        .select('value')
        .where('key', '=', 'mangopay-sandbox-platform')
        .executeTakeFirstOrThrow()
      return inWallet(value.split(' ')[1])
    },
    /** What a seller has at the provider, in cents. */
    async sellerHolds(provider: ProviderName, sellerId: string): Promise<number> {
      const seller = await findSeller(sellerId)
      if (provider === 'mangopay') return inWallet(seller.mangopay_wallet_id)
      const path = `/transfers?limit=100&destination=${seller.stripe_account_id}`
      const { data } = moved.parse(await askStripe(sandbox, path))
      return data.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0)
    },
  }
}

/** A checkout that was placed and paid on the provider's page, with its first order. */
async function placePaid(
  scene: PaymentScene,
  provider: ProviderName,
  products: readonly ProductOptions[] = [{}],
) {
  const placed = await scene.place(products)
  const start = provider === 'mangopay' ? scene.call.web : scene.call.stripe
  const info = valueIn(await start(placed.buyer, placed.checkout.id))
  const card = provider === 'mangopay' ? mangopayCards.ok : stripeCards.ok
  await payOnPage(info.RedirectURL ?? '', card)
  await scene.look(placed.buyer, info.Id)
  const [order] = placed.checkout.orders
  if (!order) throw new Error('no order')
  return { ...placed, order, paymentId: info.Id }
}

/** Loses the answers of providers. */
const answersOf = ({ backend, sandbox }: PaymentScene) => ({
  /** Providers do what they are asked for at a path from now on, and nobody hears of it. */
  async loseAnswers(path: string): Promise<void> {
    await sandbox.control('faults', { kind: 'drop-after', method: 'POST', path, times: 20 })
    const found = { method: 'GET', path: '*/responses/*', times: 200 }
    await sandbox.control('faults', { kind: 'drop-before', ...found })
  },
  /** Answers arrive again. */
  async listen(): Promise<void> {
    await fetch(`${sandbox.url}/_control/faults`, {
      method: 'DELETE',
      headers: { 'x-control-token': backend.services.config.SANDBOX_CONTROL_TOKEN },
    })
  },
})

/** The payment scene with what tests of money that goes back do on top. */
export async function openRefundScene() {
  const scene = await openPaymentScene()
  const { backend, sandbox } = scene
  const { db } = backend.services
  let told = 0

  const paid = (provider: ProviderName, products?: readonly ProductOptions[]) =>
    placePaid(scene, provider, products)

  return {
    ...scene,
    paid,
    /** Paid, with every seller's transfer made. */
    async transferred(provider: ProviderName, products?: readonly ProductOptions[]) {
      const bought = await paid(provider, products)
      await backend.drainOutbox()
      return bought
    },
    /** Queues a refund, of everything unless it says otherwise, under a key of its own. */
    queue: (orderId: string, request: Partial<OrderRefund> = {}) =>
      db.transaction().execute((trx) =>
        queueOrderRefund(trx, {
          orderId,
          key: `test:${orderId}`,
          lines: 'rest',
          withShipping: true,
          reason: 'seller',
          actor: 'system',
          now: backend.clock.now(),
          ...request,
        }),
      ),
    drain: () => backend.drainOutbox(),
    /** Both clocks, ours and the providers', go on. */
    async later(seconds = DAY_SECONDS + 120) {
      backend.clock.advance(seconds * 1000)
      await sandbox.control('clock', { advanceSeconds: seconds })
    },
    /** An event about something arrives and is worked off. */
    async tell(provider: ProviderName, type: string, resourceId: string) {
      told += 1
      const now = backend.clock.now()
      await insertEvent(db, { provider, key: `${type}|${resourceId}|${told}`, type, resourceId, now })
      await scene.processInbox()
    },
    ...storedOf(db),
    ...moneyOf(scene),
    ...answersOf(scene),
    /** What people do in a provider's dashboard, or banks by themselves. */
    dashboard: (path: string, body: object) => sandbox.control(`dashboard/${path}`, body),
    refundMails: (orderId: string) =>
      backend.mails.filter(({ subject, text }) => subject.startsWith('Rimborso') && text.includes(orderId)),
  }
}

export type RefundScene = Awaited<ReturnType<typeof openRefundScene>>
