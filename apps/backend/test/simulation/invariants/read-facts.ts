import type { SandboxState } from '../../../../sandbox/src/state.ts'
import type { OutgoingMail } from '../../../src/mail/mailer.ts'
import type { Database } from '../../../src/platform/database/open-database.ts'
import type { SentCall } from '../world/provider-network.ts'

/** Everything a history left behind: our tables, the mail server, both providers. */
export type Facts = Awaited<ReturnType<typeof readFacts>>

/** Where the facts of some customers are. */
export type FactSource = {
  db: Database
  accountIds: readonly string[]
  /** Pieces of each product before anybody bought. */
  initialStock: ReadonlyMap<string, number>
  mails: readonly OutgoingMail[]
  /** Calls of the providers that have effects. */
  sent: readonly SentCall[]
  /** Numbers of the last rows that were there before, where not everything counts. */
  since?: { outbox: string; ledger: string; events: string }
  providers: Pick<SandboxState, 'mangopay' | 'stripe'>
}

/** Reads what some customers left behind. */
export async function readFacts({
  db,
  accountIds,
  initialStock,
  mails,
  sent,
  since = { outbox: '0', ledger: '0', events: '0' },
  providers,
}: FactSource) {
  const checkouts = await db
    .selectFrom('checkout')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .execute()
  const ids = checkouts.map(({ id }) => id)
  const of = ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000']
  const orders = await db.selectFrom('purchase_order').selectAll().where('checkout_id', 'in', of).execute()
  const orderIds = ['', ...orders.map(({ id }) => id)]
  const attempts = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('checkout_id', 'in', of)
    .orderBy('number')
    .execute()
  const attemptIds = ['00000000-0000-0000-0000-000000000000', ...attempts.map(({ id }) => id)]
  const refunds = await db.selectFrom('refund').selectAll().where('attempt_id', 'in', attemptIds).execute()
  const [events, lines, holds, ledger, transfers, cards, outbox, products, inbox] = await Promise.all([
    db.selectFrom('order_event').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute(),
    db.selectFrom('order_line').selectAll().where('order_id', 'in', orderIds).execute(),
    db.selectFrom('stock_hold').selectAll().where('order_id', 'in', orderIds).execute(),
    db.selectFrom('ledger_entry').selectAll().where('id', '>', since.ledger).execute(),
    db.selectFrom('seller_transfer').selectAll().where('order_id', 'in', orderIds).execute(),
    db.selectFrom('saved_card').selectAll().where('account_id', 'in', accountIds).execute(),
    db.selectFrom('outbox').selectAll().where('id', '>', since.outbox).execute(),
    db
      .selectFrom('product')
      .select(['id', 'stock', 'seller_id'])
      .where('id', 'in', [...initialStock.keys()])
      .orderBy('id')
      .execute(),
    db.selectFrom('provider_event').selectAll().where('id', '>', since.events).execute(),
  ])
  const sellerIds = products.map(({ seller_id }) => seller_id)
  const refundIds = ['00000000-0000-0000-0000-000000000000', ...refunds.map(({ id }) => id)]
  const [cases, withdrawals, debts, disputes, sellers, refundLines] = await Promise.all([
    db.selectFrom('review_task').selectAll().where('checkout_id', 'in', of).execute(),
    db.selectFrom('order_withdrawal').selectAll().where('order_id', 'in', orderIds).execute(),
    db.selectFrom('seller_debt').selectAll().where('order_id', 'in', orderIds).execute(),
    db.selectFrom('dispute').selectAll().where('attempt_id', 'in', attemptIds).execute(),
    db
      .selectFrom('seller')
      .select(['id', 'mangopay_wallet_id', 'stripe_account_id'])
      .where('id', 'in', sellerIds)
      .execute(),
    db.selectFrom('refund_line').selectAll().where('refund_id', 'in', refundIds).execute(),
  ])
  const { mangopay, stripe } = providers
  return {
    ...{ checkouts, orders, attempts, events, lines, holds, ledger, transfers, refunds, cards, outbox },
    ...{ products, inbox, cases, withdrawals, debts, disputes, sellers, refundLines },
    initialStock,
    mails,
    sent,
    captures: capturesOf(providers),
    mangopay,
    stripe,
  }
}

/** Money that a provider took, by the attempt it was asked for. */
export type Capture = {
  id: string
  attemptId: string
  cents: number
  currency: string
  /** Given back, or taken by the customer's bank for good. */
  refundedCents: number
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** Every payment that succeeded at a provider. */
export const capturesOf = ({ mangopay, stripe }: FactSource['providers']): Capture[] => [
  ...captured(mangopay),
  ...paidSessions(stripe),
]

function captured({ payIns, refunds, disputes }: SandboxState['mangopay']): Capture[] {
  const refundsOf = Map.groupBy(Object.values(refunds), (refund) => refund.InitialTransactionId)
  const disputesOf = Map.groupBy(Object.values(disputes), (dispute) => dispute.InitialTransactionId)
  return Object.values(payIns)
    .filter(({ Status }) => Status === 'SUCCEEDED')
    .map(({ Id: id, Tag, DebitedFunds }) => ({
      id,
      attemptId: Tag?.replace('attempt:', '') ?? '',
      cents: DebitedFunds.Amount,
      currency: DebitedFunds.Currency,
      refundedCents: sum([
        ...(refundsOf.get(id) ?? [])
          .filter(({ Status }) => Status === 'SUCCEEDED')
          .map(({ DebitedFunds: back }) => back.Amount),
        ...(disputesOf.get(id) ?? [])
          .filter(({ ResultCode }) => ResultCode === 'LOST')
          .map(({ DisputedFunds }) => DisputedFunds.Amount),
      ]),
    }))
}

function paidSessions({ sessions, charges, paymentIntents, disputes }: SandboxState['stripe']): Capture[] {
  return Object.values(sessions)
    .filter(({ payment_status }) => payment_status === 'paid')
    .map((session) => {
      const charge = charges[paymentIntents[session.payment_intent ?? '']?.latest_charge ?? '']
      const lost = Object.values(disputes).filter(
        (dispute) => dispute.charge === charge?.id && dispute.status === 'lost',
      )
      return {
        id: session.id,
        attemptId: session.metadata.attempt_id ?? '',
        cents: session.amount_total,
        currency: session.currency.toUpperCase(),
        refundedCents: sum([charge?.amount_refunded ?? 0, ...lost.map(({ amount }) => amount)]),
      }
    })
}
