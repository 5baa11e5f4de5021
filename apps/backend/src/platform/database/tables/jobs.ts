import type { BulkChange, JobItemState, JobRefusal, JobState } from '@filiera/contract/console/jobs'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time } from './columns.ts'

/** Columns of a product that a job changes; money in cents, a time as text. */
export type JobColumns = {
  price_cents?: number
  discounted_cents?: number | null
  discount_started_at?: string | null
  /** When the offer that runs ends. */
  offer_ends_at?: string | null
  /** An offer to come is known by the moment at which it begins; without a price there is none. */
  coming_from?: string
  coming_cents?: number | null
  coming_to?: string | null
  status?: 'published' | 'withdrawn'
  low_stock?: number
}

type JobTable = {
  id: GeneratedAlways<string>
  seller_id: string
  account_id: string
  role: ShopRole
  request_id: string
  key: string
  change: ColumnType<BulkChange | null, string | null, never>
  undoes: string | null
  state: JobState
  total: number
  ready: Generated<number>
  same: Generated<number>
  refused: Generated<number>
  left_out: Generated<number>
  done: Generated<number>
  created_at: Time
  worked_at: Time
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type JobItemTable = {
  job_id: string
  position: number
  product_id: string
  state: JobItemState | null
  before: ColumnType<JobColumns | null, string | null, string | null>
  after: ColumnType<JobColumns | null, string | null, string | null>
  reason: JobRefusal | null
}

export type JobTables = { job: JobTable; job_item: JobItemTable }
