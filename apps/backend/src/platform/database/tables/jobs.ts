import type { JobChange, JobItemState, JobRefusal, JobState } from '@filiera/contract/console/jobs'
import type { CellFault } from '@filiera/domain/products/cell-faults'
import type { ContentChange } from '@filiera/domain/products/content-parts'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time } from './columns.ts'

/** What a job changes of a product: columns, money in cents, a time as text. */
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
  status?: 'draft' | 'published' | 'withdrawn'
  low_stock?: number
  /** Pieces for sale: they change by the difference. */
  stock?: number
  /** Parts of its draft, or of what is live where drafts are published. */
  parts?: ContentChange
  /** Of a publication: version of the draft that was seen or left, and names of the parts. */
  draft_version?: number
  changed?: string[]
  /** Before it was published, its parts stood in a draft. */
  was_draft?: true
  /** Names of the parts that keep it from being published. */
  lacks?: string[]
  /** What changes, as the cells of a sheet write it. */
  cells?: Record<string, string>
}

type JobTable = {
  id: GeneratedAlways<string>
  seller_id: string
  account_id: string
  role: ShopRole
  request_id: string
  key: string
  change: ColumnType<JobChange | null, string | null, never>
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
  /** Null while there is none of a row that makes one, and once it was taken away again. */
  product_id: string | null
  state: JobItemState | null
  before: ColumnType<JobColumns | null, string | null, string | null>
  after: ColumnType<JobColumns | null, string | null, string | null>
  reason: JobRefusal | null
  /** Of a row of a file. */
  line: number | null
  cells: ColumnType<Partial<Record<SheetColumn, string>> | null, string | null, never>
  faults: ColumnType<{ column: SheetColumn; fault: CellFault }[] | null, string | null, string | null>
}

type ImportColumnTable = { seller_id: string; heading: string; target: string }

export type JobTables = { job: JobTable; job_item: JobItemTable; import_column: ImportColumnTable }
