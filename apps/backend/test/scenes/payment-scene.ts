import { type Checkout, getCheckout } from '@filiera/contract/orders/orders'
import { finishCardRegistration, startCardRegistration } from '@filiera/contract/payments/cards'
import {
  getPayment,
  type PaymentInfo,
  payWithMangopay,
  payWithStripe,
} from '@filiera/contract/payments/payment'
import { processInbox } from '../../src/payments/inbox/process-inbox.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import type { ProductOptions } from '../factories/catalogue.ts'
import { enrolSellers } from '../factories/enrol-sellers.ts'
import { type Buyer, createCheckout } from '../factories/order.ts'
import { browserInfo } from '../security/browser-info.ts'
import { openSandbox, type TestSandbox } from './start-sandbox.ts'

/** Everything one payment leaves in the database. */
export type Ledger = { attempts: string[]; orders: string[]; holds: string[]; sums: number[]; paid: number }

/** Starts of a payment, as a browser makes them. */
const startsOf = (backend: TestBackend) => ({
  web: (buyer: Buyer, id: string) =>
    backend.call(payWithMangopay, { params: { order: id }, body: { type: 'web' } }, buyer.headers),
  direct: (buyer: Buyer, id: string, cardId?: string) =>
    backend.call(
      payWithMangopay,
      { params: { order: id }, body: { type: 'direct_debit', browserInfo, ...(cardId ? { cardId } : {}) } },
      buyer.headers,
    ),
  stripe: (buyer: Buyer, id: string) =>
    backend.call(payWithStripe, { params: { id }, body: {} }, buyer.headers),
})

/** A Visa that is saved, unless it says otherwise. */
type CardToRegister = {
  oneTime?: boolean
  activate?: boolean
  expiry?: string
  cardType?: string
  cvx?: string
}

/** Registers a card in three steps as the browser does. @returns the card, or the check that its bank asks for */
async function registerCard(
  backend: TestBackend,
  buyer: Buyer,
  cardNumber: string,
  { oneTime = false, activate = false, expiry = '1229', cardType = 'Visa', cvx = '123' }: CardToRegister = {},
) {
  const kind = { oneTime, activate }
  const begun = await backend.call(
    startCardRegistration,
    { body: { currency: 'EUR', cardType, ...kind } },
    buyer.headers,
  )
  const { cardRegistrationURL, accessKeyRef, data, cardRegistrationId } = valueIn(begun)
  const form = { accessKeyRef, data, cardNumber, cardExpirationDate: expiry, cardCvx: cvx }
  const answer = await fetch(cardRegistrationURL, { method: 'POST', body: new URLSearchParams(form) })
  const body = { data: await answer.text(), cardRegistrationId, ...kind, browserInfo }
  return valueIn(await backend.call(finishCardRegistration, { body }, buyer.headers))
}

/** States of everything that belongs to a checkout; `sums` are those of each ledger movement. */
async function readLedger(db: Database, checkoutId: string): Promise<Ledger> {
  const attempts = await db
    .selectFrom('payment_attempt')
    .select('status')
    .where('checkout_id', '=', checkoutId)
    .orderBy('number')
    .execute()
  const orders = await db
    .selectFrom('purchase_order')
    .select('status')
    .where('checkout_id', '=', checkoutId)
    .execute()
  const holds = await db
    .selectFrom('stock_hold')
    .innerJoin('purchase_order', 'purchase_order.id', 'stock_hold.order_id')
    .select('stock_hold.state')
    .where('checkout_id', '=', checkoutId)
    .execute()
  const movements = await db
    .selectFrom('ledger_entry')
    .select((select) => select.fn.sum<string>('amount_cents').as('sum'))
    .where('checkout_id', '=', checkoutId)
    .groupBy(['movement', 'provider_ref'])
    .execute()
  const paid = await db
    .selectFrom('order_event')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_event.order_id')
    .select('order_event.id')
    .where('checkout_id', '=', checkoutId)
    .where('order_event.status', '=', 'PAID')
    .execute()
  return {
    attempts: attempts.map(({ status }) => status),
    orders: orders.map(({ status }) => status),
    holds: holds.map(({ state }) => state),
    sums: movements.map(({ sum }) => Number(sum)),
    paid: paid.length,
  }
}

/**
 * The backend beside a real sandbox, and what tests of payments do with them.
 * @param environment settings of the backend other than usual
 * @param given the sandbox, where it is not one of this process
 */
export async function openPaymentScene(environment: Record<string, string> = {}, given?: TestSandbox) {
  const sandbox = given ?? (await openSandbox())
  const backend: TestBackend = await buildTestBackend({
    SANDBOX_URL: sandbox.url,
    TOKENISER_ORIGINS: sandbox.tokeniserUrl,
    // Nothing listens there: tests say when a hook arrives.
    BACKEND_PUBLIC_URL: 'http://127.0.0.1:9',
    ...environment,
  })
  backend.clock.set(new Date())
  const { db } = backend.services

  return {
    sandbox,
    backend,
    call: startsOf(backend),
    /** A placed checkout whose sellers have accounts at the sandbox. */
    async place(products?: readonly ProductOptions[]) {
      const placed = await createCheckout(backend, products)
      await enrolSellers(backend.services)
      return placed
    },
    /** Polls the payment after the quiet time, as the return page does. */
    async look(buyer: Buyer, id: string): Promise<PaymentInfo> {
      backend.clock.advance(2_001)
      const seen = await backend.call(getPayment, { params: { id } }, buyer.headers)
      if (!seen.ok) throw new Error(`no payment: ${seen.problem.code}`)
      return seen.value
    },
    async checkout(buyer: Buyer, id: string): Promise<Checkout> {
      const seen = await backend.call(getCheckout, { params: { id } }, buyer.headers)
      if (!seen.ok) throw new Error(`no checkout: ${seen.problem.code}`)
      return seen.value
    },
    /** Saves a card as the browser does: register, post to the tokeniser, finish. @returns the card's id */
    async saveCard(buyer: Buyer, cardNumber: string, oneTime = false): Promise<string> {
      const answer = await registerCard(backend, buyer, cardNumber, { oneTime })
      if (!('id' in answer)) throw new Error('the card is being checked')
      return answer.id
    },
    registerCard: (buyer: Buyer, cardNumber: string, card?: CardToRegister) =>
      registerCard(backend, buyer, cardNumber, card),
    /** MangoPay's hook as it arrives: an unsigned GET. @returns the HTTP status */
    async hook(type: string, resourceId: string, secret = 'development-hook-path'): Promise<number> {
      const query = new URLSearchParams({ EventType: type, RessourceId: resourceId, Date: '1763700123' })
      return (await fetch(`${backend.url}/hooks/mangopay/${secret}?${query}`)).status
    },
    processInbox: () => processInbox(backend.services),
    subjects: () => backend.mails.map(({ subject }) => subject),
    ledger: (checkoutId: string) => readLedger(db, checkoutId),
    async close() {
      await backend.close()
      await sandbox.stop()
    },
  }
}

export type PaymentScene = Awaited<ReturnType<typeof openPaymentScene>>

/** The value of a call that must succeed. */
export function valueIn<T>(result: { ok: true; value: T } | { ok: false; problem: { code: string } }): T {
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`)
  return result.value
}
