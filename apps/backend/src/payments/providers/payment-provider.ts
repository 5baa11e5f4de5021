import type { BankWire, BrowserInfo, ProviderName } from '@filiera/contract/payments/payment'
import type { Language } from '@filiera/domain/languages'
import type { FrozenAddress } from '../../platform/database/tables/orders.ts'

export type PaymentMethod =
  | 'card_web'
  | 'card_direct'
  | 'paypal'
  | 'satispay'
  | 'bank_wire'
  | 'hosted_checkout'

/** What a provider says about one payment; amounts in cents. */
export type Snapshot = {
  providerId: string
  /** Our attempt's id as we gave it at creation; null when the provider shows none. */
  attemptId: string | null
  status: 'requires_action' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired'
  amountCents: number
  /** ISO code in capitals. */
  currency: string
  resultCode: string | null
  redirectUrl: string | null
  secureModeRedirectUrl: string | null
  secureModeReturnUrl: string | null
  /** Where the customer sends the money; only of a bank transfer. */
  bankWire?: BankWire | null
}

/** Everything a start needs, stored with the attempt so that a retry sends the same request. */
export type StartRequest = {
  attemptId: string
  checkoutId: string
  accountId: string
  method: PaymentMethod
  amountCents: number
  email: string
  locale: Language
  returnUrl: string
  billing: FrozenAddress
  /** Where the goods go. */
  shipping: FrozenAddress
  orders: { id: string; amountCents: number }[]
  /** The sellers' accounts at MangoPay, checked by it when they are at most five. */
  beneficiaries: string[]
  sessionEndsAt: Date
  /** Only for a saved card. */
  card: { providerId: string; browserInfo: BrowserInfo; ipAddress: string } | null
}

/**
 * Whether to look for what an earlier request made before a new one: its answer may have been lost, and providers remember the key of a
 * request for a day only (payments reference §3.4, §4.8).
 */
export type QueryFirst = boolean

export type TransferRequest = {
  /** Names the intent; equal on every repetition. */
  key: string
  orderId: string
  attemptId: string
  checkoutId: string
  providerPaymentId: string
  accountId: string
  sellerId: string
  amountCents: number
  commissionCents: number
  queryFirst: QueryFirst
}
export type TransferAnswer = { providerId: string } & (
  | { succeeded: true }
  | { succeeded: false; reason: string }
)

/** One payment provider; the adapters in `providers/` are the only code that knows its protocol. */
export type PaymentProvider = {
  name: ProviderName
  /** How long the customer has on the provider's pages, or to send the money, in milliseconds. */
  sessionMs(method: PaymentMethod): number
  /** Creates the payment once; the same attempt gives the same payment. @throws ProviderUnavailable, ProviderRefused, ProviderFailed */
  start(request: StartRequest): Promise<Snapshot>
  /** What became of a start whose answer was lost, without starting anything; null when the provider knows of none. */
  recover(request: StartRequest): Promise<Snapshot | null>
  /** @throws ProviderUnavailable, ProviderRefused (also for an unknown id) */
  read(providerId: string): Promise<Snapshot>
  /** Ends the customer's session where the provider can; afterwards the payment is read again. */
  endSession(providerId: string): Promise<void>
  transfer(request: TransferRequest): Promise<TransferAnswer>
}

/** No usable answer: it may or may not have happened. The same call, with the same key, is safe to repeat. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderUnavailable'
  }
}

/** The provider refused and did nothing. `code` is its error code. */
export class ProviderRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'ProviderRefused'
    this.code = code
  }
}

/**
 * Runs a query for something an earlier call may have made. A refused query says nothing about that call.
 * @throws ProviderUnavailable in place of ProviderRefused
 */
export async function withoutRefusal<T>(query: Promise<T>): Promise<T> {
  return query.catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error
    throw new ProviderUnavailable(`a look was refused: ${error.message}`, { cause: error })
  })
}

/** The provider failed (5xx) and stores that answer under the key: repeating the key gives it again for a day. Nothing made was found. */
export class ProviderFailed extends ProviderUnavailable {
  override readonly name = 'ProviderFailed'
}
