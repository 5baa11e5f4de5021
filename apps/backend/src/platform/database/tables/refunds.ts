import type { CaseDecision, CaseKind } from '@filiera/contract/payments/cases'
import type { ColumnType, Generated } from 'kysely'
import type { Time, Uuid } from './columns.ts'

type Provider = 'mangopay' | 'stripe'

type RefundTable = {
  id: Uuid
  attempt_id: string
  key: string
  order_id: Generated<string | null>
  amount_cents: number
  shipping_cents: Generated<number>
  commission_cents: Generated<number>
  reason: string
  actor: Generated<string>
  provider_initiated: Generated<boolean>
  status: 'pending' | 'succeeded' | 'failed'
  provider_id: string | null
  tries: Generated<number>
  result: Generated<string | null>
  postponed_until: Time | null
  postponed_reason: Generated<string | null>
  mailed_at: Time | null
  abandoned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  sent_cents: Generated<number | null>
  merged_into: Generated<string | null>
  from_retained_cents: Generated<number>
  from_retained_commission_cents: Generated<number>
  created_at: Time
  updated_at: Time
}

type RefundLineTable = { refund_id: string; product_id: string; quantity: number }

type TransferReversalTable = {
  refund_id: string
  order_id: string
  seller_id: string
  amount_cents: number
  commission_cents: number
  status: 'pending' | 'reduced' | 'succeeded' | 'debt'
  provider_id: Generated<string | null>
  advance_id: Generated<string | null>
  advance_return_id: Generated<string | null>
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  advance_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tries: Generated<number>
  updated_at: Time
}

type SellerDebtTable = {
  refund_id: string
  seller_id: string
  order_id: string
  amount_cents: number
  reason: string
  created_at: Time
  settled_at: Time | null
}

type DisputeTable = {
  id: Uuid
  provider: Provider
  provider_id: string
  attempt_id: string
  amount_cents: number
  reason: string
  status: 'open' | 'won' | 'lost'
  opened_at: Time
  closed_at: Time | null
}

type PayoutTable = {
  provider: Provider
  provider_id: string
  seller_id: string
  amount_cents: number
  status: 'created' | 'succeeded' | 'failed' | 'returned'
  updated_at: Time
}

type ReviewTaskTable = {
  id: Uuid
  key: string
  kind: CaseKind
  reason: string
  provider: Provider | null
  provider_ref: string | null
  checkout_id: string | null
  attempt_id: string | null
  order_id: string | null
  refund_id: string | null
  effect_key: string | null
  review_id: string | null
  seller_id: string | null
  amount_cents: number | null
  opened_at: Time
  decision: CaseDecision | null
  decided_at: Time | null
  decided_by: string | null
  note: Generated<string>
}

export type RefundsTables = {
  refund: RefundTable
  refund_line: RefundLineTable
  transfer_reversal: TransferReversalTable
  seller_debt: SellerDebtTable
  dispute: DisputeTable
  payout: PayoutTable
  review_task: ReviewTaskTable
}
