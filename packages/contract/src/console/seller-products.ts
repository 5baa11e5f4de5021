import { MOST_PIECES, marks } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { euros, line, onlyShop, price, repeated, serialId, slugText, time } from '../values.ts'

/** Most products that a view of the grid names at once. */
export const GRID_IDS = 100_000
/** Rows of a block of the grid. */
export const GRID_BLOCK = 100

/** `draft` was never published and lacks nothing, though its label may still be refused; `held` is one that lacks something. */
export const productStates = ['on_sale', 'sold_out', 'draft', 'held', 'paused'] as const
export type ProductState = (typeof productStates)[number]

export const stockLevels = ['out', 'low', 'enough'] as const
export const gridSorts = ['title', 'price', 'stock', 'changed', 'created'] as const
/** What the grid shows beside the name, which stands first and always. */
export const gridColumns = [
  'state',
  'price',
  'priceDiscounted',
  'stock',
  'lowStock',
  'languages',
  'category',
  'warehouse',
] as const

/** A product as its shop sees it in the grid. Money in euros. */
export const sellerProduct = z
  .object({
    id: serialId,
    title: z.string(),
    /** The shop's own code; null without. */
    code: z.string().nullable(),
    /** Part of its address in the shop. */
    slug: z.string(),
    picture: z.string().nullable(),
    category: z.object({ slug: z.string(), name: z.string() }),
    state: z.enum(productStates),
    /** Parts (`texts.it.title`) that keep it from being published as it is being edited; of a paused one without a draft, from being sold again. */
    missing: z.array(z.string()),
    price: euros,
    priceDiscounted: euros.nullable(),
    /** Last day of the offer that runs, and first day of the next one; null without. */
    offerUntil: z.iso.date().nullable(),
    nextOfferFrom: z.iso.date().nullable(),
    stock: z.int(),
    /** Fewer pieces are few. */
    lowStock: z.int(),
    /** Pieces that are held for checkouts being paid. */
    held: z.int(),
    /** Pieces that stand there, those included that are held or sold and have not left: what a count of it says was seen. */
    shelf: z.int(),
    marks: z.array(z.enum(marks)),
    /** Languages in which it has a title and a description, as it is being edited. */
    languages: z.array(z.enum(languages)),
    /** Its draft holds something that is not published. */
    unpublished: z.boolean(),
    /** Its size or format where it is sold in several, and in how many; null where it is sold in one. */
    format: z.object({ value: z.string(), count: z.int() }).nullable(),
    /** When its draft is published by itself; null when it is not, or could not be. */
    scheduledAt: time.nullable(),
    warehouse: z.object({ id: serialId, name: z.string() }),
    changedAt: time,
    /** For `If-Match`: `"v3"`. */
    version: z.int(),
  })
  .meta({ id: 'SellerProduct' })
export type SellerProduct = z.output<typeof sellerProduct>

const ofProducts = { tag: 'Seller', access: 'seller', exposed: false } as const
const reading = { ...ofProducts, method: 'GET', permission: 'products:read' } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

/** Which products a view shows beside their state, and in which order. */
const viewParts = {
  category: slugText().optional(),
  /** Lacks a part before it can be published, sold already or not: `allergens`, `origin` in any language, `texts.it.origin`, `spanish`; `true` for anything. */
  missing: slugText(60).optional(),
  /** Lacks a title or a description in this language. */
  incomplete: z.enum(languages).optional(),
  stock: z.enum(stockLevels).optional(),
  reduced: z.enum(['true', 'false']).optional(),
  mark: z.enum(marks).optional(),
  /** A certificate of a mark ends within 60 days, or has ended. */
  certificate: z.literal('ending').optional(),
  /** Its draft is published by itself one day. */
  scheduled: z.literal('true').optional(),
  /** Its draft holds something that is not published. */
  unpublished: z.literal('true').optional(),
  /** A part of the title in any language, of the address or of the shop's own code, or a GTIN. */
  search: line(1, 100).optional(),
  sort: z.enum(gridSorts).default('title'),
  order: z.enum(['asc', 'desc']).default('asc'),
}

export const listSellerProductIds = endpoint({
  ...reading,
  name: 'listSellerProductIds',
  path: '/seller/products/ids',
  summary: `The ids of a view of the shop's products in its order, at most ${GRID_IDS}: rows are asked for by id, so that nothing shifts while others edit. The first block of rows comes along on request`,
  query: onlyShop.extend({
    state: repeated(z.enum(productStates)).optional(),
    ...viewParts,
    /** Language of the rows of the first block; without it they are left out. */
    rows: z.enum(languages).optional(),
  }),
  answers: {
    200: z.object({
      ids: z.array(serialId),
      total: z.int(),
      at: time,
      rows: z.array(sellerProduct).optional(),
    }),
  },
  problems,
})

/** Views that every shop has, by what narrows them. */
export const shopViews = {
  all: {},
  onSale: { state: ['on_sale'] },
  incomplete: { missing: 'true' },
  unpublished: { unpublished: 'true' },
  low: { stock: 'low' },
  reduced: { reduced: 'true' },
  english: { incomplete: 'en' },
} satisfies Record<string, Partial<z.output<typeof listSellerProductIds.query>>>

export const countSellerProducts = endpoint({
  ...reading,
  name: 'countSellerProducts',
  path: '/seller/products/counts',
  summary: 'How many products each view has that every shop has, of those that a search finds',
  query: onlyShop.extend({ search: viewParts.search }),
  answers: { 200: z.record(z.enum(Object.keys(shopViews) as (keyof typeof shopViews)[]), z.int()) },
  problems,
})

export const listSellerProducts = endpoint({
  ...reading,
  name: 'listSellerProducts',
  path: '/seller/products',
  summary: `The rows of at most ${GRID_BLOCK} products of the shop, in the order of the ids; those of others are left out`,
  query: onlyShop.extend({ ids: repeated(serialId, GRID_BLOCK), lang: z.enum(languages).default('it') }),
  answers: { 200: z.array(sellerProduct) },
  problems,
})

export const changeSellerProduct = endpoint({
  ...ofProducts,
  name: 'changeSellerProduct',
  method: 'PATCH',
  path: '/seller/products/:id',
  summary:
    'Changes what counts at once: price, offer (null ends it), whether it is sold, and from which stock on it is few. `If-Match` says which version was changed',
  permission: 'products:write',
  audits: 'product',
  params: z.strictObject({ id: serialId }),
  query: onlyShop,
  body: z
    .strictObject({
      price: price,
      priceDiscounted: price.nullable(),
      state: z.enum(['on_sale', 'paused']),
      lowStock: z.int().min(0).max(MOST_PIECES),
    })
    .partial(),
  answers: { 200: sellerProduct },
  problems: [...problems, 'invalid_body', 'not_found', 'version_required', 'changed_meanwhile'],
})

/** How the list of products is shown. */
export const gridView = z.strictObject({
  state: z.array(z.enum(productStates)).max(productStates.length).optional(),
  ...viewParts,
  columns: z.array(z.enum(gridColumns)).min(1).max(gridColumns.length),
})
