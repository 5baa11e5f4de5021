import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultTime, Json, Time, Uuid } from './columns.ts'

export type AttemptStatus =
  | 'creating'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'

/** What may still change by itself; a check of a card has the same ones. */
export const liveStatuses = [
  'creating',
  'requires_action',
  'processing',
] as const satisfies readonly AttemptStatus[]

type PaymentAttemptTable = {
  id: Uuid
  checkout_id: string
  number: number
  provider: 'mangopay' | 'stripe'
  method: 'card_web' | 'card_direct' | 'hosted_checkout' | 'paypal' | 'satispay' | 'bank_wire'
  status: AttemptStatus
  amount_cents: number
  currency: Generated<string>
  provider_id: string | null
  card_id: string | null
  request: ColumnType<unknown, string | undefined, string>
  redirect_url: string | null
  secure_mode_redirect_url: string | null
  secure_mode_return_url: string | null
  result_code: string | null
  failure_reason: string | null
  expires_at: Time
  checked_at: Time | null
  next_check_at: Time | null
  checks: Generated<number>
  refunded_cents: Generated<number>
  created_at: Time
  updated_at: Time
}

type ProviderEventTable = {
  id: GeneratedAlways<string>
  provider: 'mangopay' | 'stripe'
  event_key: string
  type: string
  resource_id: string
  received_at: Time
  processed_at: Time | null
  next_try_at: Time
  tries: Generated<number>
  error: string | null
}

type LedgerEntryTable = {
  id: GeneratedAlways<string>
  movement: string
  account: string
  checkout_id: string | null
  order_id: string | null
  amount_cents: number
  provider_ref: string
  at: Time
}

type SellerTransferTable = {
  order_id: string
  attempt_id: string
  amount_cents: number
  commission_cents: number
  status: 'pending' | 'sending' | 'succeeded' | 'blocked' | 'cancelled' | 'reversed'
  provider_id: string | null
  reason: string | null
  tries: Generated<number>
  updated_at: Time
}

type BankWireTable = {
  attempt_id: string
  owner_name: string
  owner_address: string[]
  iban: string
  bic: string
  reference: string
}

type ProviderSettingTable = { key: string; value: string; updated_at: Time }

type OutboxTable = {
  id: GeneratedAlways<string>
  kind: string
  key: string
  payload: Json<unknown>
  run_at: Time
  tries: Generated<number>
  done_at: Time | null
  dead_at: Time | null
  error: string | null
  created_at: DefaultTime
}

export type PaymentTables = {
  payment_attempt: PaymentAttemptTable
  provider_event: ProviderEventTable
  ledger_entry: LedgerEntryTable
  seller_transfer: SellerTransferTable
  bank_wire: BankWireTable
  provider_setting: ProviderSettingTable
  outbox: OutboxTable
}
