import { MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { roundings } from '@filiera/domain/money/price-rule'
import { cellFaults } from '@filiera/domain/products/cell-faults'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  byId,
  lang,
  limit,
  line,
  onlyShop,
  price,
  queryInteger,
  repeated,
  serialId,
  time,
} from '../values.ts'
import { offer, offerDays, offerDaysFit, offerDaysWrong } from './offers.ts'
import { creationHeaders } from './products.ts'
import { GRID_IDS } from './seller-products.ts'

/** Days in which what a job did can be undone. */
export const UNDO_DAYS = 30
/** Days for which a file that a job made is there. */
export const FILE_DAYS = 7

const rule = z.strictObject({
  by: z.enum(['percent', 'amount']),
  /** Percent with at most one decimal, or euros; below 0 it takes away. */
  value: z
    .number()
    .min(-10_000)
    .max(10_000)
    .refine((value) => value !== 0, 'must not be 0'),
  rounding: z.enum(roundings),
})
const ruleFits = ({ by, value }: z.output<typeof rule>) =>
  by === 'amount' || (value >= -90 && value <= 500 && Number.isInteger(Math.round(value * 1e6) / 1e5))
const outOfBounds = { error: 'percent from −90 to 500 with at most one decimal', path: ['value'] }

/** What is done to each of many products. */
export const bulkChange = z.discriminatedUnion('what', [
  rule.extend({ what: z.literal('price') }).refine(ruleFits, outOfBounds),
  /** An offer, by so much less than the price: from now on or a day to come, until its last day or until somebody ends it. */
  rule
    .extend({ what: z.literal('offer'), ...offerDays.shape })
    .refine(ruleFits, outOfBounds)
    .refine(offerDaysFit, offerDaysWrong)
    .refine(({ value }) => value < 0, { error: 'must be below 0', path: ['value'] }),
  /** An offer at a price, whatever the product costs. */
  z
    .strictObject({ what: z.literal('offer_at'), priceDiscounted: price, ...offerDays.shape })
    .refine(offerDaysFit, offerDaysWrong),
  z.strictObject({ what: z.literal('end_offer') }),
  z.strictObject({ what: z.literal('state'), to: z.enum(['on_sale', 'paused']) }),
  z.strictObject({ what: z.literal('low_stock'), to: z.int().min(0).max(MOST_PIECES) }),
  /** Makes drafts live, as publishing each of them does. */
  z.strictObject({ what: z.literal('publish') }),
])
export type BulkChange = z.output<typeof bulkChange>
type OfferChange = Extract<BulkChange, { what: 'offer' | 'offer_at' }>

/** Which rows of a file are taken: all, those that become products, those of products that the shop has. */
export const importedRows = ['all', 'new', 'known'] as const
export type ImportedRows = (typeof importedRows)[number]

/** A file of products that comes in; words and numbers are shown in its language. */
const importChange = z.strictObject({
  what: z.literal('import'),
  file: z.string(),
  lang: z.enum(languages),
  /** Left out where it is all. */
  which: z.enum(importedRows).optional(),
})
export type ImportChange = z.output<typeof importChange>
/** Products that go into a file; of headings, words and numbers in its language. */
const exportChange = z.strictObject({
  what: z.literal('export'),
  format: z.enum(['csv', 'xlsx']),
  lang: z.enum(languages),
})
export type ExportChange = z.output<typeof exportChange>
/** Orders paid in a period, both days included, that go into a CSV; headings and numbers in its language. */
const ordersExportChange = z.strictObject({
  what: z.literal('export_orders'),
  from: z.iso.date(),
  to: z.iso.date(),
  lang: z.enum(languages),
})
export type OrdersExportChange = z.output<typeof ordersExportChange>
const jobChange = z.union([bulkChange, importChange, exportChange, ordersExportChange])
export type JobChange = z.output<typeof jobChange>

/** Whether a change makes an offer. */
export const makesOffer = (change: JobChange): change is OfferChange =>
  change.what === 'offer' || change.what === 'offer_at'

/** Whether a job makes a file, and changes nothing. */
export const makesFile = (change: JobChange | null): change is ExportChange | OrdersExportChange =>
  change?.what === 'export' || change?.what === 'export_orders'

/** How the audit log names a job: who may read of it follows from that. */
export const jobKind = (change: JobChange | null) =>
  change?.what === 'export_orders' ? 'orders_export' : 'job'

/** `trying` computes what would change, `tried` waits for a yes; `running`, `paused`; `done` and `cancelled` stay. */
export const jobStates = ['trying', 'tried', 'running', 'paused', 'done', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** Of a product in a job: `ready` to be changed, `same` as it would be, `refused` with the reason, `left_out` by who started it, `done`. */
export const jobItemStates = ['ready', 'same', 'refused', 'left_out', 'done'] as const
export type JobItemState = (typeof jobItemStates)[number]

/** Why a product is not changed: somebody changed it since; it has an offer, or one on some of the days; the last day of the offer is over; the planned offer began and ended another one; the offer would not be below the price; no price of ours; it was never published; something is missing; something of its label is wrong; cells of its row cannot be taken. */
export const jobRefusals = [
  'changed',
  'offer',
  'overlap',
  'offer_over',
  'planned',
  'replaced',
  'no_reduction',
  'price_bounds',
  'never_published',
  'incomplete',
  'wrong',
  'faults',
] as const
export type JobRefusal = (typeof jobRefusals)[number]

export const job = z
  .object({
    id: serialId,
    /** Null for one that takes another one back. */
    change: jobChange.nullable(),
    /** The job that it undoes. */
    undoes: serialId.nullable(),
    /** What that job did. */
    undoneChange: jobChange.nullable(),
    /** The job that undoes it or did; null while that is only tried. */
    undoneBy: serialId.nullable(),
    state: z.enum(jobStates),
    total: z.int(),
    /** Products by what became of them; before they were looked at they are in none. */
    counts: z.object({ ready: z.int(), same: z.int(), refused: z.int(), left_out: z.int(), done: z.int() }),
    /** Of those that are ready in the trial of a file, how many become new products. */
    newProducts: z.int(),
    /** Name of who began it; empty of an account that was deleted. */
    by: z.string(),
    createdAt: time,
    finishedAt: time.nullable(),
    /** Until when it can be undone; null when it cannot. */
    undoUntil: time.nullable(),
    /** Until when the file that it made is there; null without one. */
    fileUntil: time.nullable(),
  })
  .meta({ id: 'Job' })
export type Job = z.output<typeof job>

/** Fields that a job changes, money in euros. */
const values = z
  .object({
    price: z.number(),
    priceDiscounted: z.number().nullable(),
    /** Last day of the offer; null when it has none. */
    offerUntil: z.iso.date().nullable(),
    /** An offer to come; null when there is none. */
    coming: z
      .object({ from: z.iso.date(), to: z.iso.date().nullable(), priceDiscounted: z.number() })
      .nullable(),
    state: z.enum(['on_sale', 'paused', 'draft']),
    lowStock: z.int(),
    stock: z.int(),
    /** Parts of the content that become or became live, by name. */
    parts: z.array(z.string()),
    /** Parts that keep it from being published, by name. */
    lacks: z.array(z.string()),
    /** What a row of a file changes, by column, as it is written there. */
    cells: z.record(z.string(), z.string()),
  })
  .partial()
export type JobValues = z.output<typeof values>

export const jobItem = z
  .object({
    position: z.int(),
    /** Without an id while a row of a file has made none yet. */
    product: z.object({ id: serialId.nullable(), title: z.string(), picture: z.string().nullable() }),
    state: z.enum(jobItemStates),
    before: values,
    after: values.nullable(),
    /** How the shop announces an offer: the lowest price of the 30 days before it, and the percent on that; null without an offer. */
    announced: offer.pick({ lowestPrice30Days: true, lowestPriceSince: true, percent: true }).nullable(),
    reason: z.enum(jobRefusals).nullable(),
    /** Where it stands in a file, and its filled cells as they are there, where they cannot be taken. */
    row: z
      .object({
        line: z.int(),
        cells: z.record(z.string(), z.string()),
        faults: z.array(z.object({ column: z.string(), fault: z.enum(cellFaults) })),
      })
      .nullable(),
    /** Who changed it since, and when. */
    changed: z.object({ by: z.string(), at: time }).nullable(),
  })
  .meta({ id: 'JobItem' })
export type JobItem = z.output<typeof jobItem>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const reading = { ...ofShop, method: 'GET', permission: 'products:read' } as const
/** Of the jobs of a shop each role reads its own: exports of orders are for who may read sums, all others for who may read products. */
const readingOwn = { ...reading, permission: ['products:read', 'sums:read'] } as const
const writing = { ...ofShop, permission: 'products:write', audits: 'job' } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const

export const createJob = endpoint({
  ...writing,
  name: 'createJob',
  method: 'POST',
  path: '/seller/jobs',
  summary:
    'Tries a change of many products: what each would become is computed, nothing is changed yet. Products of others are left out (Idempotency-Key)',
  headers: creationHeaders,
  body: z.strictObject({ ids: z.array(serialId).min(1).max(GRID_IDS), change: bulkChange }),
  answers: { 202: job },
  problems: [...problems, 'invalid_body'],
})

export const listJobs = endpoint({
  ...readingOwn,
  name: 'listJobs',
  path: '/seller/jobs',
  summary:
    'Jobs of the shop as far as the role may read what they are about, the newest first; `before` is the id of the last one seen',
  query: onlyShop.extend({ limit, before: serialId.optional() }),
  answers: { 200: z.array(job) },
  problems,
})

export const getJob = endpoint({
  ...readingOwn,
  name: 'getJob',
  path: '/seller/jobs/:id',
  summary: 'A job and how far it is',
  params: byId,
  answers: { 200: job },
  problems,
})

export const listJobItems = endpoint({
  ...reading,
  name: 'listJobItems',
  path: '/seller/jobs/:id/items',
  summary: 'Products of a job with what they were and would be, in its order, behind a position',
  params: byId,
  query: onlyShop.extend({
    state: repeated(z.enum(jobItemStates)).optional(),
    /** Rows of a file that become new products, or those of products that the shop has. */
    new: z.enum(['true', 'false']).optional(),
    search: line(1, 100).optional(),
    limit,
    after: queryInteger(0, GRID_IDS).optional(),
    /** Of the names of products. */
    lang,
  }),
  answers: { 200: z.array(jobItem) },
  problems,
})

/** What somebody makes of a job that was tried or goes on. */
export const wantedJobState = z.enum(['running', 'paused', 'cancelled'])
export type WantedJobState = z.output<typeof wantedJobState>

export const changeJob = endpoint({
  ...writing,
  name: 'changeJob',
  method: 'PATCH',
  path: '/seller/jobs/:id',
  summary:
    'Starts what was tried, without the products of some positions; pauses it, goes on, or ends it where it is. What is so already stays so',
  params: byId,
  body: z.strictObject({
    state: wantedJobState,
    without: z.array(z.int().min(0).max(GRID_IDS)).max(1000).default([]),
  }),
  answers: { 200: job },
  problems: [...problems, 'invalid_body', 'illegal_transition'],
})

export const undoJob = endpoint({
  ...writing,
  name: 'undoJob',
  method: 'POST',
  path: '/seller/jobs/:id/undo',
  summary: `Tries to undo what a job did, as a job of its own: what somebody changed since is refused by name. Within ${UNDO_DAYS} days; asked again it is the same job`,
  params: byId,
  answers: { 202: job },
  problems: [...problems, 'conflict', 'expired'],
})
