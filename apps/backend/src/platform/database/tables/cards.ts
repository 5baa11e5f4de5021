import type { ColumnType, Generated } from 'kysely'
import type { Time, Uuid } from './columns.ts'

type CardRegistrationTable = {
  id: Uuid
  account_id: string
  provider_id: string
  one_time: boolean
  activate: boolean
  completed_at: Time | null
  expires_at: Time
}

type SavedCardTable = {
  id: Uuid
  account_id: string
  provider_id: string
  alias: string
  type: string
  expiry: string
  currency: string
  validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  active: Generated<boolean>
  favourite: Generated<boolean>
  one_time: Generated<boolean>
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Time
}

export type CardValidationStatus =
  | 'creating'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'

type CardValidationTable = {
  id: string
  account_id: string
  card_id: string
  status: CardValidationStatus
  provider_id: string | null
  request: ColumnType<unknown, string, string>
  secure_mode_redirect_url: string | null
  secure_mode_return_url: string | null
  result_code: string | null
  failure_reason: string | null
  expires_at: Time
  checked_at: Time | null
  next_check_at: Time | null
  checks: Generated<number>
  created_at: Time
  updated_at: Time
}

export type CardTables = {
  card_registration: CardRegistrationTable
  saved_card: SavedCardTable
  card_validation: CardValidationTable
}
