import { z } from 'zod'
import { product } from '../catalog/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { lang, onlyLang, repeated, serialId, slugText, time } from '../values.ts'

const showcase = { method: 'GET', tag: 'Catalogue', access: 'public', exposed: true } as const

/** Lower-case words with hyphens, as they stand in addresses. */
const name = slugText()
/** A path of the shop without language, or null when there is nothing to open. */
const link = z.string().nullable()
const period = { startsAt: time.nullable(), endsAt: time.nullable() }

export const collection = z
  .object({
    id: serialId,
    name: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string(),
    products: z.array(product),
  })
  .meta({ id: 'Collection' })
export type Collection = z.output<typeof collection>

export const getCollection = endpoint({
  name: 'getCollection',
  method: 'GET',
  path: '/collectionbyname/:name',
  summary: 'A collection with its first 8 products (§9)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: z.strictObject({ name: slugText() }),
  query: onlyLang,
  answers: { 200: collection },
  problems: ['bad_request', 'not_found'],
})

export const banner = z
  .object({
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    /** Empty without a picture. */
    image: z.string(),
    link,
    ...period,
  })
  .meta({ id: 'Banner' })
export type Banner = z.output<typeof banner>

export const promotion = z
  .object({
    id: serialId,
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string(),
    link,
    ...period,
  })
  .meta({ id: 'Promotion' })
export type Promotion = z.output<typeof promotion>

/** One piece of an editable page; `text` is plain, paragraphs are separated by an empty line. */
export const pageContent = z
  .object({
    id: serialId,
    place: z.string(),
    position: z.int(),
    title: z.string(),
    text: z.string(),
    image: z.string(),
    link,
  })
  .meta({ id: 'PageContent' })
export type PageContent = z.output<typeof pageContent>

export const listCollectionSlugs = endpoint({
  ...showcase,
  name: 'listCollectionSlugs',
  path: '/collections/slug',
  summary: 'The slug of every collection (§7)',
  query: onlyLang,
  answers: { 200: z.array(z.string()) },
  problems: ['bad_request'],
})

export const getCollectionBySlug = endpoint({
  ...showcase,
  name: 'getCollectionBySlug',
  path: '/collections/:slug',
  summary: 'A collection with its first 8 products (§9)',
  params: z.strictObject({ slug: name }),
  query: onlyLang,
  answers: { 200: collection },
  problems: ['bad_request', 'not_found'],
})

export const listBanners = endpoint({
  ...showcase,
  name: 'listBanners',
  path: '/banners',
  summary: 'Banners of today in their order, all or by slug',
  query: z.strictObject({ slug_in: repeated(name).optional(), lang }),
  answers: { 200: z.array(banner) },
  problems: ['bad_request'],
})

export const listPromotions = endpoint({
  ...showcase,
  name: 'listPromotions',
  path: '/promotions',
  summary: 'Promotions of today in their order',
  query: onlyLang,
  answers: { 200: z.array(promotion) },
  problems: ['bad_request'],
})

export const listPageContents = endpoint({
  ...showcase,
  name: 'listPageContents',
  path: '/expo/pagesbyname/:name/contents',
  summary: 'Everything published on an editable page, by place and position; empty for an unknown page',
  params: z.strictObject({ name }),
  query: onlyLang,
  answers: { 200: z.array(pageContent) },
  problems: ['bad_request'],
})

export const listPlaceContents = endpoint({
  ...showcase,
  name: 'listPlaceContents',
  path: '/expo/pagesbyname/:page/contentslistbyplacename/:place',
  summary: 'What is published in one place of an editable page',
  params: z.strictObject({ page: name, place: name }),
  query: onlyLang,
  answers: { 200: z.array(pageContent) },
  problems: ['bad_request'],
})
