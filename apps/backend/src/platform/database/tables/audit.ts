import type { AuditedKind } from '@filiera/contract/endpoint'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { SecurityEvent } from '../../security-event.ts'
import type { Time } from './columns.ts'

type AuditEntryTable = {
  id: GeneratedAlways<string>
  at: Time
  seller_id: string
  account_id: string
  role: ShopRole
  action: string
  object_kind: AuditedKind
  object_id: string
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  request_id: string
}

type SecurityEventTable = {
  id: GeneratedAlways<string>
  at: Time
  event: SecurityEvent
  account: string | null
  object: string | null
  request_id: string | null
}

export type AuditTables = { audit_entry: AuditEntryTable; security_event: SecurityEventTable }
