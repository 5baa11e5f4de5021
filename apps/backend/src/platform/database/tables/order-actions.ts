import type { messageTopics } from '@filiera/contract/orders/order-actions'
import type { ColumnType, Generated } from 'kysely'
import type { Time, Uuid } from './columns.ts'

type OrderMessageTable = {
  id: Uuid
  order_id: string
  sender: 'customer' | 'seller'
  topic: (typeof messageTopics)[number]
  text: string
  products: Generated<string[]>
  created_at: Time
}

type OrderMessagePhotoTable = { name: string; message_id: string; position: number }

type OrderWithdrawalTable = {
  id: Uuid
  order_id: string
  status: 'requested' | 'accepted' | 'refused'
  reason: Generated<string>
  amount_cents: number
  with_shipping: boolean
  send_back_by: Time | null
  refund_id: string | null
  note: Generated<string>
  created_at: Time
  decided_at: Time | null
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  left_to_shop_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type OrderWithdrawalLineTable = {
  withdrawal_id: string
  product_id: string
  quantity: number
  amount_cents: number
}

type OrderNoteTable = {
  order_id: string
  text: string
  version: Generated<number>
  changed_at: Time
  changed_by: string | null
}

type WithdrawalLinkTable = { token_hash: Buffer; order_id: string; expires_at: Time }

/** Messages, withdrawals and notes of orders. */
export type OrderActionTables = {
  order_message: OrderMessageTable
  order_message_photo: OrderMessagePhotoTable
  order_note: OrderNoteTable
  order_withdrawal: OrderWithdrawalTable
  order_withdrawal_line: OrderWithdrawalLineTable
  withdrawal_link: WithdrawalLinkTable
}
