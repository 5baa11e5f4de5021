import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, onlyShop, serialId } from '../values.ts'
import { FIGURE_DAYS } from './figures.ts'
import { FILE_DAYS, job, wantedJobState } from './jobs.ts'
import { creationHeaders } from './products.ts'
import { GRID_IDS } from './seller-products.ts'

/** Most products of one file: a workbook is made in memory. */
export const EXPORTED_PRODUCTS = { csv: 20_000, xlsx: 3_000 } as const
/** Most orders of one file. */
export const EXPORTED_ORDERS = 100_000

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, permission: 'products:read' } as const
/** Whose export it is says what it exports: others are not found. */
const ofEither = { ...ofShop, permission: ['products:read', 'sums:read'] } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

export const createExport = endpoint({
  ...ofShop,
  name: 'createExport',
  method: 'POST',
  path: '/seller/exports',
  summary: `Begins to write products of the shop into a file, as a job: CSV with semicolons in UTF-8 with its mark, at most ${EXPORTED_PRODUCTS.csv}, or XLSX, at most ${EXPORTED_PRODUCTS.xlsx}; what is being changed of them included. Brought in again it changes nothing (Idempotency-Key)`,
  audits: 'job',
  headers: creationHeaders,
  query: onlyShop,
  body: z.strictObject({
    /** Those of others are left out; null for all. */
    ids: z.array(serialId).min(1).max(GRID_IDS).nullable(),
    format: z.enum(['csv', 'xlsx']),
    /** Of headings, words and numbers. */
    lang: z.enum(languages),
  }),
  answers: { 202: job },
  problems: [...problems, 'invalid_body', 'too_large'],
})

export const createOrdersExport = endpoint({
  ...ofShop,
  name: 'createOrdersExport',
  permission: 'sums:read',
  method: 'POST',
  path: '/seller/exports/orders',
  summary: `Begins to write the orders of the shop paid in a period of at most ${FIGURE_DAYS} days into a CSV, as a job: their sums and nothing of who ordered; semicolons, UTF-8 with its mark, decimals as the language writes them (Idempotency-Key)`,
  audits: 'orders_export',
  headers: creationHeaders,
  query: onlyShop,
  body: z.strictObject({ from: z.iso.date(), to: z.iso.date(), lang: z.enum(languages) }),
  answers: { 202: job },
  problems: [...problems, 'invalid_body', 'too_large'],
})

export const readExport = endpoint({
  ...ofEither,
  name: 'readExport',
  method: 'GET',
  path: '/seller/exports/:id/file',
  summary: `The file that an export made, for ${FILE_DAYS} days`,
  params: byId,
  query: onlyShop,
  answers: { 200: z.string() },
  media: '*/*',
  problems: [...problems, 'not_found'],
})

export const changeExport = endpoint({
  ...ofEither,
  name: 'changeExport',
  method: 'PATCH',
  path: '/seller/exports/:id',
  summary:
    'Pauses an export, goes on, or ends it: then no file is made. One that is paused as long as files are kept ends by itself',
  audits: 'job',
  params: byId,
  query: onlyShop,
  body: z.strictObject({ state: wantedJobState }),
  answers: { 200: job },
  problems: [...problems, 'invalid_body', 'not_found', 'illegal_transition'],
})
