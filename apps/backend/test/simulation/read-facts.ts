import type { SandboxState } from '../../../sandbox/src/state.ts'
import type { Database } from '../../src/database/open-database.ts'
import type { OutgoingMail } from '../../src/mail/mailer.ts'
import type { SentCall } from './provider-network.ts'

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
  providers: Pick<SandboxState, 'mangopay' | 'stripe'>
}

/** Reads what some customers left behind. */
export async function readFacts({ db, accountIds, initialStock, mails, sent, providers }: FactSource) {
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
  const [events, lines, holds, ledger, transfers, refunds, cards, outbox, products, inbox] =
    await Promise.all([
      db.selectFrom('order_event').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute(),
      db.selectFrom('order_line').selectAll().where('order_id', 'in', orderIds).execute(),
      db.selectFrom('stock_hold').selectAll().where('order_id', 'in', orderIds).execute(),
      db.selectFrom('ledger_entry').selectAll().where('checkout_id', 'in', of).execute(),
      db.selectFrom('seller_transfer').selectAll().where('order_id', 'in', orderIds).execute(),
      db.selectFrom('refund').selectAll().where('attempt_id', 'in', attemptIds).execute(),
      db.selectFrom('saved_card').selectAll().where('account_id', 'in', accountIds).execute(),
      db.selectFrom('outbox').selectAll().execute(),
      db
        .selectFrom('product')
        .select(['id', 'stock'])
        .where('id', 'in', [...initialStock.keys()])
        .execute(),
      db.selectFrom('provider_event').selectAll().execute(),
    ])
  const { mangopay, stripe } = providers
  return {
    ...{
      checkouts,
      orders,
      attempts,
      events,
      lines,
      holds,
      ledger,
      transfers,
      refunds,
      cards,
      outbox,
      products,
      inbox,
    },
    initialStock,
    mails,
    sent,
    captures: [...captured(mangopay), ...paidSessions(stripe)],
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
  refundedCents: number
}

function captured({ payIns, refunds }: SandboxState['mangopay']): Capture[] {
  return Object.values(payIns)
    .filter(({ Status }) => Status === 'SUCCEEDED')
    .map(({ Id: id, Tag, DebitedFunds }) => ({
      id,
      attemptId: Tag?.replace('attempt:', '') ?? '',
      cents: DebitedFunds.Amount,
      currency: DebitedFunds.Currency,
      refundedCents: Object.values(refunds)
        .filter((refund) => refund.InitialTransactionId === id && refund.Status === 'SUCCEEDED')
        .reduce((sum, { DebitedFunds: back }) => sum + back.Amount, 0),
    }))
}

function paidSessions({ sessions, charges, paymentIntents }: SandboxState['stripe']): Capture[] {
  return Object.values(sessions)
    .filter(({ payment_status }) => payment_status === 'paid')
    .map((session) => ({
      id: session.id,
      attemptId: session.metadata.attempt_id ?? '',
      cents: session.amount_total,
      currency: session.currency.toUpperCase(),
      refundedCents:
        charges[paymentIntents[session.payment_intent ?? '']?.latest_charge ?? '']?.amount_refunded ?? 0,
    }))
}
