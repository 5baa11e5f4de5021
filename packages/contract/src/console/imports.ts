import { languages } from '@filiera/domain/languages'
import { type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, line, onlyShop, queryInteger, repeated, text } from '../values.ts'
import { importedRows, job } from './jobs.ts'
import { creationHeaders } from './products.ts'

/** Largest file that is brought in, in bytes. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
/** Most rows and columns of it. */
export const IMPORT_ROWS = 20_000
export const IMPORT_COLUMNS = 200

/** Why a file cannot be read: the message at the field `file`. */
export const fileFaults = [
  'old_workbook',
  'unreadable',
  'empty',
  'too_many_rows',
  'too_many_columns',
] as const
export type FileFault = (typeof fileFaults)[number]

const column = z.enum(sheetColumns as [SheetColumn, ...SheetColumn[]])
/** Where a column of a file goes; `skip` leaves it. */
export const columnTarget = z.enum(['skip', ...sheetColumns])
export type ColumnTarget = z.output<typeof columnTarget>

const writing = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  method: 'POST',
  permission: 'products:write',
  audits: 'job',
  upload: { field: 'file', maxBytes: IMPORT_MAX_BYTES },
} as const
const problems = [
  'not_signed_in',
  'forbidden',
  'bad_request',
  'invalid_body',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
] as const

export const lookAtImport = endpoint({
  ...writing,
  name: 'lookAtImport',
  path: '/seller/imports/look',
  summary: `Reads a file of products (CSV as spreadsheets save it, XLSX, exports of Shopify and WooCommerce, Google Merchant), at most ${IMPORT_ROWS} rows, and says where its columns belong; nothing is kept`,
  query: onlyShop.extend({ name: line(1, 200) }),
  answers: {
    200: z.object({
      /** Of a workbook; empty for other files. */
      sheet: z.string(),
      rows: z.int(),
      /** Which rows the shop took the last time. */
      which: z.enum(importedRows),
      columns: z.array(
        z.object({
          heading: z.string(),
          /** Its first filled cells. */
          samples: z.array(z.string()),
          /** By its heading; null where that says nothing. */
          guess: column.nullable(),
          /** Where the shop put it the last time; null where it is new. */
          known: columnTarget.nullable(),
        }),
      ),
    }),
  },
  problems,
})

export const createImport = endpoint({
  ...writing,
  name: 'createImport',
  path: '/seller/imports',
  summary:
    'Tries to bring a file in: what each row would change is computed, nothing is changed yet. Rows find their products by number, own code or GTIN; others become drafts. Empty cells change nothing, `-` takes away (Idempotency-Key)',
  headers: creationHeaders,
  query: onlyShop.extend({
    /** Of the file, for the list of jobs. */
    name: line(1, 200),
    /** Of words and numbers in what is shown. */
    lang: z.enum(languages),
    /** Where each column of the file goes, in their order. */
    columns: repeated(columnTarget, IMPORT_COLUMNS),
    /** Which rows are taken; the others are left out. */
    which: z.enum(importedRows).default('all'),
  }),
  answers: { 202: job },
  problems: [...problems, 'conflict'],
})

/** Longest text of a cell. */
const CELL_LENGTH = 20_000

export const correctRow = endpoint({
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  name: 'correctRow',
  method: 'PATCH',
  path: '/seller/imports/:id/rows/:position',
  summary:
    'Corrects cells of a row that could not be taken, and tries it again; an empty text is an empty cell. The file on the seller’s device stays as it is',
  permission: 'products:write',
  audits: 'job',
  query: onlyShop,
  params: byId.extend({ position: queryInteger(0, IMPORT_ROWS) }),
  body: z.strictObject({ cells: z.partialRecord(column, text(0, CELL_LENGTH)) }),
  answers: { 200: job },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'invalid_body', 'not_found', 'illegal_transition'],
})
