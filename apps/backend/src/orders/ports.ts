import type { Order } from '@filiera/contract/orders/orders'
import type { ProviderName } from '@filiera/contract/payments/payment'
import type { WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { Transaction } from '../platform/database/open-database.ts'
import type { FrozenAddress } from '../platform/database/tables/orders.ts'
import type { VatGroup } from './order/vat-groups.ts'

/** A refund of a paid order: `rest` is all that was not refunded yet, with the delivery charge. */
export type OrderRefund = {
  orderId: string
  /** Names the fact: the same key is one refund. */
  key: string
  lines: readonly { productId: string; quantity: number }[] | 'rest'
  /** Instead of the lines' own price. */
  amountCents?: number | undefined
  withShipping: boolean
  /** Lines come to no more than this, where something else of what is left was promised already; in cents. */
  mostCents?: number | undefined
  reason: Order['refunds'][number]['reason']
  /** Who: `customer`, `seller:<account id>`, `operator:<account id>`, or `system`. */
  actor: string
  now: Date
}

/** What of an order can be refunded; its checkout is locked, money in cents. */
export type Refundable = {
  amountCents: number
  refundedCents: number
  shippingCents: number
  refundedShippingCents: number
  hasOpenDispute: boolean
}

/** What orders need of payments. Payments implement it, `start.ts` hands it in, so that orders import nothing of payments. */
export type OrderPayments = {
  /** Attempts that one checkout may have. */
  maxAttempts: number
  /** A payment under way; it can be ended while it waits for its customer, not while the bank decides. */
  findLiveAttempt(trx: Transaction, checkoutId: string): Promise<{ waitsForCustomer: boolean } | undefined>
  /**
   * Ends a payment under way as far as its provider can, and applies what became of it.
   * @returns whether the provider answered, or there was nothing to ask
   */
  endLiveAttempt(checkoutId: string): Promise<boolean>
  /** Asks the provider about an attempt that is to end, and applies the answer; without an answer nothing changes. */
  refreshAttempt(attemptId: string): Promise<void>
  /** Queues the end of a payment under way of a checkout that nobody is to pay any more. */
  queueEndOfSession(trx: Transaction, checkoutId: string, now: Date): Promise<void>
  /** Locks an order's checkout and the order. @returns null when it was never paid */
  lockRefundable(trx: Transaction, orderId: string): Promise<Refundable | null>
  /** @returns the key of an order's refund that begins so; undefined without one */
  findRefundKey(trx: Transaction, orderId: string, beginning: string): Promise<string | undefined>
  /**
   * Writes a refund and queues what carries it out; moves no order status. @returns the earlier one when the key was used before
   * @throws ProblemError invalid_body, illegal_transition (never paid, refunded already, or disputed)
   */
  queueRefund(trx: Transaction, refund: OrderRefund): Promise<{ refundId: string; amountCents: number }>
  /** The shop has answered a return: its case, if there is one, closes by nobody. */
  closeReturnCase(trx: Transaction, withdrawalId: string, now: Date): Promise<void>
}

export type BoughtOrder = {
  id: string
  sellerId: string
  sellerName: string
  shippingCents: number
  amountCents: number
  commissionCents: number
  vat: VatGroup[]
  lines: {
    productId: string
    title: string
    quantity: number
    cents: number
    withdrawal: WithdrawalClass
    alcohol: boolean
    /** Hash of the picture of the product, as it was when it was ordered. */
    pictureHash: string | null
  }[]
}

/** A checkout as it was bought; money in cents. */
export type BoughtCheckout = {
  id: string
  accountId: string
  totalCents: number
  contactEmail: string
  locale: Language
  shipmentAddress: FrozenAddress
  invoiceAddress: FrozenAddress
  /** Terms of sale that were accepted. */
  termsVersion: string
  orders: BoughtOrder[]
}

/** What became of a payment; money in cents. */
export type PaymentOutcome =
  /** The checkout has its money: orders PAID, stock sold, ledger written. */
  | { kind: 'paid'; bought: BoughtCheckout }
  /** The bank refused: orders PAYMENT_FAILED, the checkout is open again. */
  | { kind: 'refused' }
  /** Over without money, and nothing to tell the customer. */
  | { kind: 'ended' }
  /** Still under way for a checkout that is over: nobody is to pay it. */
  | { kind: 'unneeded' }
  /** Captured, and nothing is bought with it: the money goes back. */
  | { kind: 'refund_due'; reason: 'duplicate' | 'cancelled' | 'late' | 'operator'; amountCents: number }
  /** Not the payment we asked for: nothing moves until a person decides. */
  | { kind: 'mismatch'; difference: string; providerRef: string; amountCents: number }

/** The one event of payments, announced once per change in the transaction that wrote it. */
export type PaymentChanged = {
  attempt: {
    id: string
    checkoutId: string
    provider: ProviderName
    providerId: string | null
    cardId: string | null
  }
  outcome: PaymentOutcome
  now: Date
}

/** An effect of a payment: writes to the database only, and queues in the outbox what is to happen outside of it. */
export type PaymentHandler = (trx: Transaction, change: PaymentChanged) => Promise<void>
