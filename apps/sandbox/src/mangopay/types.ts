import type { TestCard } from './test-cards.ts'

/** Integer minor units. */
export interface Money {
  Currency: string
  Amount: number
}

export interface User {
  Id: string
  Tag: string | null
  CreationDate: number
  PersonType: 'NATURAL' | 'LEGAL'
  /** PLATFORM: the shop's own user, which MangoPay sets; here by the Tag `category:platform`. */
  UserCategory: 'PAYER' | 'OWNER' | 'PLATFORM'
  KYCLevel: 'LIGHT' | 'REGULAR'
  UserStatus: 'ACTIVE' | 'CLOSED'
  Email: string
  TermsAndConditionsAccepted: boolean
  TermsAndConditionsAcceptedDate: number | null
  /** Names, addresses, representative: kept as they came. */
  profile: Record<string, unknown>
}

export interface Wallet {
  Id: string
  Tag: string | null
  CreationDate: number
  Owners: [string]
  Description: string
  Currency: string
  Balance: Money
  FundsType: 'DEFAULT'
}

/** What the tokeniser keeps of a card: never the number. `ExpirationDate` is MMYY. */
export interface TokenisedCard {
  token: string
  Alias: string
  ExpirationDate: string
  CardType: string
  CardProvider: string
  Fingerprint: string
  scenario: TestCard['key']
}

export interface CardRegistration {
  Id: string
  Tag: string | null
  CreationDate: number
  UserId: string
  AccessKey: string
  PreregistrationData: string
  RegistrationData: string | null
  CardId: string | null
  CardType: string
  CardRegistrationURL: string
  ResultCode: string | null
  ResultMessage: string | null
  Currency: string
  Status: 'CREATED' | 'VALIDATED' | 'ERROR'
  inner: { tokenised: TokenisedCard | null }
}

export interface Card {
  Id: string
  Tag: string | null
  CreationDate: number
  UserId: string
  ExpirationDate: string
  Alias: string
  CardType: string
  CardProvider: string
  Country: string
  Product: string
  BankCode: string
  Active: boolean
  Currency: string
  Validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  Fingerprint: string
  CardHolderName: string | null
  inner: { scenario: TestCard['key'] }
}

export type Status = 'CREATED' | 'SUCCEEDED' | 'FAILED'

/** The part of a challenge that the pages work on; times in milliseconds of the virtual clock. */
export interface Stage {
  /** `simulator` is the page of PayPal, Satispay or the bank of a transfer. */
  step: 'card' | 'challenge' | 'simulator' | 'waiting' | 'done'
  scenario: TestCard['key'] | null
  expiresAt: number
  wrongCodes: number
  returnUrl: string
}

export interface CardValidation {
  Id: string
  Tag: string | null
  CreationDate: number
  AuthorId: string
  CardId: string
  Type: 'CARD_VALIDATION'
  Status: Status
  Validity: Card['Validity']
  ResultCode: string | null
  ResultMessage: string | null
  SecureMode: string
  SecureModeNeeded: boolean
  SecureModeRedirectURL: string | null
  SecureModeReturnURL: string
  IpAddress: string
  BrowserInfo: unknown
  inner: Stage
}

export interface Transaction {
  Id: string
  Tag: string | null
  CreationDate: number
  AuthorId: string
  CreditedUserId: string | null
  DebitedFunds: Money
  CreditedFunds: Money
  Fees: Money
  Status: Status
  ResultCode: string | null
  ResultMessage: string | null
  ExecutionDate: number | null
  Type: 'PAYIN' | 'TRANSFER' | 'PAYOUT'
  Nature: 'REGULAR' | 'REFUND' | 'REPUDIATION'
  CreditedWalletId: string | null
  DebitedWalletId: string | null
}

export interface PayIn extends Transaction {
  Type: 'PAYIN'
  CreditedWalletId: string
  PaymentType: 'CARD' | 'PAYPAL' | 'SATISPAY' | 'BANK_WIRE'
  ExecutionType: 'DIRECT' | 'WEB'
  SecureMode: string
  Culture: string
  StatementDescriptor: string | null
  /** Only the fields of its kind (card id, return and redirect addresses, browser, billing). */
  details: Record<string, unknown>
  inner: Stage & {
    cardId: string | null
    card: TokenisedCard | null
    billingCode: string | null
    disputed: boolean
  }
}

export type Transfer = Transaction & { Type: 'TRANSFER'; CreditedWalletId: string; DebitedWalletId: string }

export interface Refund extends Transaction {
  Nature: 'REFUND'
  InitialTransactionId: string
  InitialTransactionType: 'PAYIN' | 'TRANSFER' | 'PAYOUT'
  RefundReason: { RefundReasonType: string; RefundReasonMessage: string | null }
}

export interface Payout extends Transaction {
  Type: 'PAYOUT'
  Nature: 'REGULAR'
  DebitedWalletId: string
  PaymentType: 'BANK_WIRE'
  BankWireRef: string | null
  PayoutModeRequested: string
}

export interface Repudiation extends Transaction {
  Nature: 'REPUDIATION'
  InitialTransactionId: string
  InitialTransactionType: 'PAYIN'
}

export interface Dispute {
  Id: string
  Tag: string | null
  CreationDate: number
  InitialTransactionId: string
  InitialTransactionType: 'PAYIN'
  InitialTransactionNature: 'REGULAR'
  DisputeType: 'CONTESTABLE' | 'NOT_CONTESTABLE' | 'RETRIEVAL'
  DisputedFunds: Money
  ContestedFunds: Money | null
  ContestDeadlineDate: number
  RepudiationId: string
  Status: 'CREATED' | 'PENDING_CLIENT_ACTION' | 'SUBMITTED' | 'PENDING_BANK_ACTION' | 'CLOSED'
  StatusMessage: string | null
  ResultCode: 'WON' | 'LOST' | 'VOID' | null
  ResultMessage: string | null
  DisputeReason: { DisputeReasonType: string; DisputeReasonMessage: string | null }
}

export interface Hook {
  Id: string
  Url: string
  Status: 'ENABLED' | 'DISABLED'
  Validity: 'VALID' | 'INVALID'
  EventType: string
  Tag: string | null
  CreationDate: number
  inner: { failures: number }
}

export interface EventRecord {
  ResourceId: string
  EventType: string
  Date: number
}

/** An answer by idempotency key; `status` is null while the first call runs. `at` in ms of the virtual clock. */
export interface StoredResponse {
  at: number
  status: number | null
  body: string
  url: string
}

export interface MangopayState {
  users: Record<string, User>
  wallets: Record<string, Wallet>
  /** Fees the platform has earned, by currency. */
  fees: Record<string, number>
  cardRegistrations: Record<string, CardRegistration>
  cards: Record<string, Card>
  validations: Record<string, CardValidation>
  payIns: Record<string, PayIn>
  transfers: Record<string, Transfer>
  refunds: Record<string, Refund>
  payouts: Record<string, Payout>
  disputes: Record<string, Dispute>
  repudiations: Record<string, Repudiation>
  hooks: Record<string, Hook>
  events: EventRecord[]
  responses: Record<string, StoredResponse>
  tokens: Record<string, number>
}

export function emptyMangopay(): MangopayState {
  return {
    users: {},
    wallets: {},
    fees: {},
    cardRegistrations: {},
    cards: {},
    validations: {},
    payIns: {},
    transfers: {},
    refunds: {},
    payouts: {},
    disputes: {},
    repudiations: {},
    hooks: {},
    events: [],
    responses: {},
    tokens: {},
  }
}
