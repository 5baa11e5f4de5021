import {
  FILE_DAYS,
  type Job,
  type JobItem,
  type JobValues,
  makesFile,
  UNDO_DAYS,
} from '@filiera/contract/console/jobs'
import { dateInItaly, lastDayOf } from '@filiera/domain/dates/holidays'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import { presentAnnounced } from '../offers/offer.presenter.ts'
import type { JobItemRow } from './job-items.store.ts'
import type { JobRow } from './jobs.store.ts'

const DAY_MS = 86_400_000
/** The smallest derivative. */
const PICTURE_WIDTH = 200

/** Until when a job can be undone; null when it changed nothing, is not over, or was undone. */
export function undoUntil(job: JobRow): Date | null {
  if (!job.finished_at || job.done === 0 || job.undone_by || makesFile(job.change)) return null
  return new Date(job.finished_at.getTime() + UNDO_DAYS * DAY_MS)
}

/** Until when the file of a job is there; null when it made none. */
export function fileUntil(job: Pick<JobRow, 'change' | 'state' | 'finished_at'>): Date | null {
  if (!makesFile(job.change) || job.state !== 'done' || !job.finished_at) return null
  return new Date(job.finished_at.getTime() + FILE_DAYS * DAY_MS)
}

const ifLater = (until: Date | null, now: Date) => (until && until > now ? until.toISOString() : null)

export function presentJob(job: JobRow, now: Date): Job {
  const { ready, same, refused, left_out, done } = job
  return {
    id: job.id,
    change: job.change,
    undoes: job.undoes,
    undoneChange: job.undone_change,
    undoneBy: job.undone_by,
    state: job.state,
    total: job.total,
    counts: { ready, same, refused, left_out, done },
    newProducts: job.new_products,
    by: job.by,
    createdAt: job.created_at.toISOString(),
    finishedAt: job.finished_at?.toISOString() ?? null,
    undoUntil: ifLater(undoUntil(job), now),
    fileUntil: ifLater(fileUntil(job), now),
  }
}

const stateNames = { draft: 'draft', published: 'on_sale', withdrawn: 'paused' } as const

/** Columns that a job changes, as the contract names them. */
const jobValues = ({
  price_cents,
  discounted_cents,
  offer_ends_at,
  coming_from,
  coming_cents,
  coming_to,
  status,
  low_stock,
  stock,
  cells,
  changed,
  lacks,
}: JobColumns): JobValues => ({
  ...(price_cents !== undefined && { price: centsToEuros(price_cents) }),
  ...(discounted_cents !== undefined && {
    priceDiscounted: discounted_cents === null ? null : centsToEuros(discounted_cents),
  }),
  ...(offer_ends_at !== undefined && { offerUntil: offer_ends_at && lastDayOf(new Date(offer_ends_at)) }),
  ...(coming_from !== undefined && {
    coming:
      typeof coming_cents === 'number'
        ? {
            from: dateInItaly(new Date(coming_from)),
            to: coming_to ? lastDayOf(new Date(coming_to)) : null,
            priceDiscounted: centsToEuros(coming_cents),
          }
        : null,
  }),
  ...(status !== undefined && { state: stateNames[status] }),
  ...(low_stock !== undefined && { lowStock: low_stock }),
  ...(stock !== undefined && { stock }),
  ...(cells !== undefined && { cells }),
  ...(changed !== undefined && { parts: changed }),
  ...(lacks !== undefined && { lacks }),
})

/** The same for the audit log, where an offer is a price with its days. */
export function auditedValues(columns: JobColumns): Record<string, unknown> {
  const { coming, offerUntil, ...values } = jobValues(columns)
  return { ...values, ...(offerUntil && { to: offerUntil }), ...coming }
}

export const presentJobItem = (row: JobItemRow): JobItem => ({
  position: row.position,
  product: {
    id: row.product_id,
    title: row.title,
    picture: row.picture_hash && pictureUrl(row.picture_hash, PICTURE_WIDTH, 'webp'),
  },
  state: row.state,
  before: jobValues(row.before ?? {}),
  after: row.after && jobValues(row.after),
  announced:
    row.offer_cents === null || row.price_cents === null ? null : presentAnnounced(row.offer_cents, row),
  reason: row.reason,
  row:
    row.line === null
      ? null
      : { line: row.line, cells: row.state === 'refused' ? (row.cells ?? {}) : {}, faults: row.faults ?? [] },
  changed: row.changed_at && { by: row.changed_by ?? '', at: row.changed_at.toISOString() },
})
