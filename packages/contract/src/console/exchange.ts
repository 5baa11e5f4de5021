import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onlyShop, serialId } from '../values.ts'
import { GRID_IDS } from './seller-products.ts'

/** Most products of one file: a workbook is made in memory. */
export const EXPORTED_PRODUCTS = { csv: 20_000, xlsx: 3_000 } as const

/** Why a cell of a file cannot be taken. */
export const cellFaults = [
  // `1,234` is more than a thousand or a little more than one
  'two_readings',
  'not_a_number',
  'too_many_decimals',
  'bounds',
  'not_a_quantity',
  'not_a_gtin',
  // a spreadsheet made a number of a code
  'spreadsheet_number',
  'lost_zeros',
  // none of the words that a closed list knows
  'unknown',
  'too_long',
  'not_text',
  // must be said
  'missing',
  'not_emptied',
  // named by an earlier row
  'twice',
  // another product has it
  'taken',
  'no_such_product',
  'two_products',
  // in an offer: the price stays
  'offer',
  // fewer pieces than were sold since
  'too_few',
  // of parts divided by `|`, too many or too few
  'parts',
  'not_a_date',
  // a photo or file that the product does not have
  'not_here',
  // more cells than the first row
  'too_many_cells',
] as const
export type CellFault = (typeof cellFaults)[number]

const ofShop = { tag: 'Seller', access: 'seller', exposed: false } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

export const exportProducts = endpoint({
  ...ofShop,
  name: 'exportProducts',
  method: 'POST',
  path: '/seller/exchange/products',
  summary: `The products of the shop as a file: CSV with semicolons in UTF-8 with its mark, at most ${EXPORTED_PRODUCTS.csv}, or XLSX, at most ${EXPORTED_PRODUCTS.xlsx}; what is being changed of them included. Brought in again it changes nothing`,
  permission: 'products:read',
  audits: 'job',
  query: onlyShop,
  body: z.strictObject({
    /** Those of others are left out; null for all. */
    ids: z.array(serialId).min(1).max(GRID_IDS).nullable(),
    format: z.enum(['csv', 'xlsx']),
    /** Of headings, words and numbers. */
    lang: z.enum(languages),
  }),
  answers: { 200: z.string() },
  problems: [...problems, 'invalid_body', 'too_large'],
})
