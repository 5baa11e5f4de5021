import { allergens } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, onlyShop, price, queryInteger, serialId, slugText, time } from '../values.ts'
import { plainLine, productContent, productContentChange } from './product-content.ts'

/** What contradicts itself or is not allowed; the console says it in words, with `said` in quotes. */
export const contentFaultCodes = [
  'evocation',
  'unproven_name',
  'unproven_mark',
  'mark_number',
  'undeclared_allergen',
  'denied_allergen',
  'nutrient_over_100',
  'nutrients_over_100',
  'saturates_over_fat',
  'sugars_over_carbohydrate',
  'energy_units_differ',
  'energy_too_low',
  'energy_too_high',
  'drained_over_net',
] as const
export const contentWarningCodes = [
  'unmarked_allergen',
  'refused_allergen',
  'green_claim',
  'mark_expired',
] as const

const noted = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.object({
    /** Name of the part, such as `texts.it.title`, `nutrition`. */
    part: z.string(),
    code: z.enum(codes),
    /** The words or the number that it is about. */
    said: z.string(),
    /** The group, where it is about one. */
    allergen: z.enum(allergens).nullable(),
  })

const parts = z.array(z.string())

/** Who did something, by name, and when. The name is null of somebody whose account is gone. */
const done = z.object({ by: z.string().nullable(), at: time })

/** What of a content is missing or wrong, by the names of its parts: computed from the content and its category. */
export const contentReview = z
  .object({
    /** Nothing of `required` or `faults` is left. */
    publishable: z.boolean(),
    /** What the law and the category ask for before a sale. */
    required: parts,
    /** What is not said yet in each language, and what should be said besides, in Italian. */
    missing: z.object({ it: parts, en: parts, es: parts }),
    /** Keep it from being published. */
    faults: z.array(noted(contentFaultCodes)),
    /** Do not. */
    warnings: z.array(noted(contentWarningCodes)),
  })
  .meta({ id: 'ContentReview' })
export type ContentReview = z.output<typeof contentReview>

/** A product as who keeps it sees it. `review` is that of the draft, or of what is live where there is none. */
export const editedProduct = z
  .object({
    id: serialId,
    slug: z.string(),
    status: z.enum(['draft', 'published', 'withdrawn']),
    /** Of the draft, as `If-Match` of its calls names it: `"v3"`. It only ever rises; 0 when there never was a draft. */
    draftVersion: z.int(),
    /** Of what is changed at once, as `If-Match` of `changeSellerProduct` names it. */
    liveVersion: z.int(),
    live: productContent,
    /** What is live, with the changes of the draft. */
    content: productContent,
    draft: z
      .object({
        /** Names of the parts that it changes. */
        changed: parts,
        /** Number of the last version when it was begun. */
        baseVersion: z.int().nullable(),
        edited: done,
      })
      .nullable(),
    /** When the draft is published by itself, as it is then. */
    schedule: z
      .object({
        at: time,
        /** Who asked for it. */
        by: z.string().nullable(),
        /** Parts that were missing or wrong when its time came, so that it stayed a draft; null before. */
        failed: parts.nullable(),
      })
      .nullable(),
    /** The last version. */
    published: done.extend({ number: z.int() }).nullable(),
    review: contentReview,
  })
  .meta({ id: 'EditedProduct' })
export type EditedProduct = z.output<typeof editedProduct>

/** Version of the draft after a change, also in `ETag`. */
const draftVersion = z.object({ version: z.int() }).meta({ id: 'DraftVersion' })

export const versionEntry = z
  .object({
    number: z.int(),
    /** Null for how the product stood before it was published here the first time. */
    by: z.string().nullable(),
    at: time,
    note: z.string(),
    /** Names of the parts that it changed; empty for the first one. */
    changed: parts,
  })
  .meta({ id: 'ProductVersionEntry' })
export type ProductVersionEntry = z.output<typeof versionEntry>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const mayWrite = { ...ofShop, permission: 'products:write', audits: 'product' } as const
const reading = { ...ofShop, permission: 'products:read', method: 'GET', params: byId } as const
const writing = { ...mayWrite, params: byId } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const
const versioned = [...problems, 'invalid_body', 'version_required', 'changed_meanwhile'] as const
/** Header that names the version of the draft that a change was made on: `"v3"`. */
const headers = z.object({ 'if-match': z.string() })
const byVersion = byId.extend({ number: queryInteger(1, 999_999_999) })

export const getSellerProduct = endpoint({
  ...reading,
  name: 'getSellerProduct',
  path: '/seller/products/:id',
  summary: 'A product of the shop: what is live, its draft, what is missing and what is wrong',
  answers: { 200: editedProduct },
  problems,
})

export const changeProductDraft = endpoint({
  ...writing,
  name: 'changeProductDraft',
  method: 'PATCH',
  path: '/seller/products/:id/draft',
  summary:
    'Puts parts into the draft, which may be incomplete (If-Match; 412 says what is there now, by whom)',
  headers,
  body: productContentChange,
  answers: { 200: draftVersion },
  problems: versioned,
})

export const discardProductDraft = endpoint({
  ...writing,
  name: 'discardProductDraft',
  method: 'DELETE',
  path: '/seller/products/:id/draft',
  summary: 'Throws the draft away (If-Match)',
  headers,
  answers: { 200: draftVersion },
  problems: versioned,
})

export const publishProduct = endpoint({
  ...writing,
  name: 'publishProduct',
  method: 'POST',
  path: '/seller/products/:id/publish',
  summary:
    'Makes the draft live, with a version that stays; a product that was never on sale goes on sale (If-Match)',
  headers,
  body: z.strictObject({ note: plainLine(200).optional() }),
  answers: { 200: draftVersion.extend({ number: z.int() }) },
  problems: [...versioned, 'conflict'],
})

export const removeSellerProduct = endpoint({
  ...writing,
  name: 'removeSellerProduct',
  method: 'DELETE',
  path: '/seller/products/:id',
  summary:
    'Takes a product away that was never published, with its draft (If-Match of the draft); `conflict` for one that was',
  headers,
  answers: { 204: null },
  problems: [...problems, 'version_required', 'changed_meanwhile', 'conflict'],
})

/** Days ahead for which a publication can be scheduled. */
export const SCHEDULE_DAYS = 366

export const scheduleProduct = endpoint({
  ...writing,
  name: 'scheduleProduct',
  method: 'PUT',
  path: '/seller/products/:id/schedule',
  summary: `Publishes the draft by itself at a moment at most ${SCHEDULE_DAYS} days ahead, as it is then; in the place of an earlier choice. Refused like a publication while something is missing (If-Match)`,
  headers,
  body: z.strictObject({ at: time }),
  answers: { 200: draftVersion },
  problems: [...versioned, 'conflict'],
})

export const unscheduleProduct = endpoint({
  ...writing,
  name: 'unscheduleProduct',
  method: 'DELETE',
  path: '/seller/products/:id/schedule',
  summary: 'Leaves the draft to be published by hand (If-Match)',
  headers,
  answers: { 200: draftVersion },
  problems: versioned,
})

export const listProductVersions = endpoint({
  ...reading,
  name: 'listProductVersions',
  path: '/seller/products/:id/versions',
  summary: 'Versions of a product, the newest first, up to 50; `before` continues behind a number',
  query: onlyShop.extend({ before: queryInteger(1, 999_999_999).optional() }),
  answers: { 200: z.array(versionEntry) },
  problems,
})

export const getProductVersion = endpoint({
  ...reading,
  name: 'getProductVersion',
  path: '/seller/products/:id/versions/:number',
  summary: 'A version of a product with its content',
  params: byVersion,
  answers: { 200: versionEntry.extend({ content: productContent }) },
  problems,
})

export const restoreProductVersion = endpoint({
  ...writing,
  name: 'restoreProductVersion',
  method: 'POST',
  path: '/seller/products/:id/versions/:number/restore',
  summary:
    'Puts a version into the draft, in the place of what was there; the shop changes when it is published (If-Match)',
  params: byVersion,
  headers,
  answers: { 200: draftVersion },
  problems: versioned,
})

/** Makes a repeated creation the same product. */
export const creationHeaders = z.object({ 'idempotency-key': z.uuid() })

export const createSellerProduct = endpoint({
  ...mayWrite,
  name: 'createSellerProduct',
  method: 'POST',
  path: '/seller/products',
  summary:
    'A new product with the status draft, empty or with the content of another one of the shop (Idempotency-Key)',
  headers: creationHeaders,
  body: z.strictObject({
    /** Slug. */
    category: slugText(),
    title: plainLine(200, 1),
    /** Euros, VAT included. */
    price: price.multipleOf(0.01),
    /** The product whose content it begins with. */
    from: serialId.optional(),
  }),
  answers: { 201: z.object({ id: serialId }) },
  problems: [...problems, 'invalid_body', 'conflict'],
})
