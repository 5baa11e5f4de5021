import { regionCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  byId,
  lang,
  limit,
  onlyLang,
  repeated,
  searchText,
  serialId,
  shopCity,
  start,
  textMatch,
} from '../values.ts'
import { countProducts, listProducts, product } from './catalogue.ts'

export const seller = z
  .object({
    id: serialId,
    name: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    telephone: z.string(),
    address: z.string(),
    position: z.object({ center: z.object({ lat: z.number(), lng: z.number() }) }).nullable(),
    city: z.string(),
    region: z.enum(regionCodes),
    legal: z.object({ company: z.string(), vatNumber: z.string(), rea: z.string(), email: z.string() }),
    productsCount: z.int(),
    /** The year in which it began. */
    founded: z.int().nullable(),
    /** Up to three figures of how it works: `38 ha`, `of olive trees`. */
    figures: z.array(z.object({ value: z.string(), label: z.string() })),
    /** Up to five years that made it, the oldest first. */
    timeline: z.array(z.object({ year: z.int(), text: z.string() })),
    closedUntil: z.string().nullable(),
    /** What the shop says until then, empty where it says nothing of its own. */
    closedText: z.string(),
  })
  .meta({ id: 'Seller' })
export type Seller = z.output<typeof seller>

const shopFilters = {
  title_contains: searchText.optional(),
  match: textMatch,
  city: repeated(shopCity).optional(),
  region: repeated(z.enum(regionCodes)).optional(),
  lang,
}

export const listShops = endpoint({
  name: 'listShops',
  method: 'GET',
  path: '/shops',
  summary: 'Sellers',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({ ...shopFilters, start, limit }),
  answers: { 200: z.array(seller) },
  problems: ['bad_request'],
})

export const countShops = endpoint({
  name: 'countShops',
  method: 'GET',
  path: '/shops/count',
  summary: 'Number of sellers by the same filters',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject(shopFilters),
  answers: { 200: z.int() },
  problems: ['bad_request'],
})

export const getShop = endpoint({
  name: 'getShop',
  method: 'GET',
  path: '/shops/:id',
  summary: 'One seller with legal identity (Codice del consumo art. 49-bis)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: byId,
  query: onlyLang,
  answers: { 200: seller },
  problems: ['bad_request', 'not_found'],
})

export const listShopProducts = endpoint({
  name: 'listShopProducts',
  method: 'GET',
  path: '/shops/:id/products',
  summary: 'Products of one seller by every product filter',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: byId,
  query: listProducts.query,
  answers: { 200: z.array(product) },
  problems: ['bad_request', 'not_found'],
})

export const countShopProducts = endpoint({
  name: 'countShopProducts',
  method: 'GET',
  path: '/shops/:id/products/count',
  summary: 'Number of products of one seller by the same filters, capped at 1,001 (decision 34)',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  params: byId,
  query: countProducts.query,
  answers: { 200: z.int() },
  problems: ['bad_request', 'not_found'],
})
