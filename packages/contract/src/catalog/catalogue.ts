import {
  allergens,
  marks,
  productFlags,
  productSorts,
  ratingSteps,
  temperatureClasses,
  traditionalTerms,
} from '@filiera/domain/catalogue-constants'
import { regionCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  byId,
  euros,
  lang,
  limit,
  onlyLang,
  page,
  productTextMatch,
  quantity,
  repeated,
  searchText,
  serialId,
  shopCity,
  slugText,
  start,
} from '../values.ts'
import { facets } from './facets.ts'
import { productDetails } from './product-details.ts'

export const adjustment = z.object({ type: z.enum(['shipment_threshold', 'shipment_fee']), value: euros })
export const warehouse = z
  .object({ id: serialId, name: z.string(), adjustments: z.array(adjustment) })
  .meta({ id: 'Warehouse' })

/** First and last likely day of delivery in Italy, calendar dates. */
export const deliveryDates = z.object({ from: z.iso.date(), to: z.iso.date() })

export const picture = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** An illustration of this shop; otherwise a photo of the seller. */
    drawn: z.boolean(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })

const namedSlug = z.object({ slug: z.string(), name: z.string() })

export const product = z
  .object({
    id: serialId,
    title: z.string(),
    shortDescription: z.string(),
    images: z.array(picture),
    imageDefault: z.string(),
    image: z.string(),
    seller: z.object({
      id: serialId,
      name: z.string(),
      imageUrl: z.string(),
      city: z.string(),
      region: z.enum(regionCodes),
      /** Calendar date; the last day of holidays, over ones included: nothing of his can be bought until then (decision 39). */
      closedUntil: z.iso.date().nullable(),
    }),
    tags: z.array(z.string()),
    stars: z.number(),
    reviewsCount: z.int(),
    /** Before a reduction: the lowest of the 30 days before it began (Directive 98/6/EC art. 6a); else what is paid. */
    price: euros,
    priceDiscounted: euros.nullable(),
    discountPercent: z.int(),
    currency: z.literal('EUR'),
    unitPrice: quantity,
    netQuantity: quantity,
    vatRate: z.number(),
    /** Its family and in how many formats it is sold, each a product of its own; absent for one. */
    formats: z.object({ family: serialId, count: z.int() }).optional(),
    /** Can be bought now: in stock, and its shop is not on holiday. */
    available: z.boolean(),
    stock: z.int().nullable(),
    warehouse,
    /** `parent` is the category above it; absent where there is none. */
    category: namedSlug.extend({ parent: namedSlug.optional() }),
    brand: z.string().nullable(),
    marks: z.array(z.enum(marks)),
    /** What a wine says in place of its mark `dop` (DOCG, DOC) or `igp` (IGT); null for everything else. */
    traditionalTerm: z.enum(traditionalTerms).nullable(),
    /** What a card says of a drink with alcohol: its grapes, its strength; absent where it says neither. */
    cardFacts: z.array(z.string()).optional(),
    temperatureClass: z.enum(temperatureClasses),
    shipsTo: z.array(z.string()),
    alcohol: z.boolean(),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    lang: z.enum(['it', 'en', 'es']),
  })
  .meta({ id: 'Product' })
export type Product = z.output<typeof product>

export const category = z
  .object({
    id: serialId,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string(),
    parent: z.string().nullable(),
    productsCount: z.int(),
  })
  .meta({ id: 'Category' })
export type Category = z.output<typeof category>

const band = z
  .string()
  .regex(/^(-1|\d{1,7}(\.\d{1,2})?)$/, 'not an amount in euros')
  .transform(Number)

/** The code of an attribute and a value: an option, a year, a number, a range of numbers with both ends, `yes` or `no`. */
const attributeFilter = z
  .string()
  .max(102)
  .regex(/^[a-z][a-z0-9-]{0,39}:[a-z0-9.-]{1,60}$/, 'not an attribute and its value')

/** Comma-separated `discounts`, `available`, `new`. */
const flags = z
  .string()
  .max(60)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(productFlags)).max(productFlags.length))

/** The product filters of wire "Catalogue and content", the same on every listing call. */
export const productFilters = {
  title_contains: searchText.optional(),
  match: productTextMatch,
  filters: flags.optional(),
  price_gte: band.optional(),
  price_lt: band.optional(),
  city: repeated(shopCity).optional(),
  region: repeated(z.enum(regionCodes)).optional(),
  category: repeated(slugText()).optional(),
  brand: repeated(slugText()).optional(),
  seller: repeated(serialId).optional(),
  mark: repeated(z.enum(marks)).optional(),
  allergen_free: repeated(z.enum(allergens)).optional(),
  /** Products that contain none of them, and whose label says that there may be traces of one. */
  traces: repeated(z.enum(allergens)).optional(),
  temperature: repeated(z.enum(temperatureClasses)).optional(),
  /** Mean stars from here on. */
  rating: z.enum(ratingSteps.map(String) as [string, ...string[]]).optional(),
  /** Countries, ISO 3166 with two letters: products that are sent to one of them. */
  ships_to: repeated(z.string().regex(/^[A-Z]{2}$/, 'not a country')).optional(),
  /** `vitigno:nebbiolo`, `annata:2019`, `mesi:12..24`: values of one attribute are a choice, attributes narrow each other. */
  attribute: repeated(attributeFilter, 30).optional(),
  lang,
}
const sort = z.enum(productSorts).optional()
/** Opaque cursor of the `Link: rel="next"` header. */
const after = z.string().max(200).optional()

export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/products',
  summary: 'Products by filters, sorted, by start and limit, page or cursor (§7)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({
    ...productFilters,
    /** `each` lists every format of a product; else the first that passes stands for all. */
    formats: z.literal('each').optional(),
    sort,
    start,
    limit,
    page,
    after,
  }),
  answers: { 200: z.array(product) },
  problems: ['bad_request'],
})

export const countProducts = endpoint({
  name: 'countProducts',
  method: 'GET',
  path: '/products/count',
  summary: 'Number of products by the same filters, capped at 1,001 (decision 34)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({ ...productFilters, sort }),
  answers: { 200: z.int() },
  problems: ['bad_request'],
})

export const countFacets = endpoint({
  name: 'countFacets',
  method: 'GET',
  path: '/products/facets',
  summary:
    'Counts per filter; a group ignores its own filter. Where no title contains the text: of what a search for it finds',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({ ...productFilters, sort }),
  answers: { 200: facets },
  problems: ['bad_request'],
})

export const selectProducts = endpoint({
  name: 'selectProducts',
  method: 'GET',
  path: '/products/selection',
  summary: 'Published products by id, in the order asked for; unknown and withdrawn ones are left out',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({ id_in: repeated(serialId, 100), lang }),
  answers: { 200: z.array(product) },
  problems: ['bad_request'],
})

export const getProduct = endpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/products/:id',
  summary: 'One published product',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: byId,
  query: onlyLang,
  answers: { 200: product },
  problems: ['bad_request', 'not_found'],
})

export const getProductDetails = endpoint({
  name: 'getProductDetails',
  method: 'GET',
  path: '/products/:id/details',
  summary: 'The label: ingredients, allergens, nutrition, origin, operator, lowest price of 30 days',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: byId,
  query: onlyLang,
  answers: { 200: productDetails },
  problems: ['bad_request', 'not_found'],
})

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/product-categories',
  summary: 'Categories, all or by slug',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({
    slug: slugText().optional(),
    slug_in: repeated(slugText()).optional(),
    lang,
  }),
  answers: { 200: z.array(category) },
  problems: ['bad_request'],
})

/** Everything the storefront's listing sends, for building addresses. */
export type ProductQuery = z.input<NonNullable<(typeof listProducts)['query']>>
