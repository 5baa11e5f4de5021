import { PAGE_SIZE, type ProductSort, priceBands, productSorts } from '@filiera/domain/catalogue-constants'
import { findShopCity, isRegionCode, type RegionCode, type ShopCity } from '@filiera/domain/regions'

/** Filters, sort and page of a listing as they stand in its address. */
export type ListingQuery = {
  text: string
  discounts: boolean
  available: boolean
  /** Index into the five price bands; 0 is "all". */
  band: number
  cities: readonly ShopCity[]
  regions: readonly RegionCode[]
  categories: readonly string[]
  seller: string | null
  /** null is the order of the house. */
  sort: ProductSort | null
  /** Counts from 1. */
  page: number
}

export const emptyQuery: ListingQuery = {
  text: '',
  discounts: false,
  available: false,
  band: 0,
  cities: [],
  regions: [],
  categories: [],
  seller: null,
  sort: null,
  page: 1,
}

/** Last page that `start` up to 10,000 can reach. */
export const LAST_PAGE = Math.floor(10_000 / PAGE_SIZE)
const slug = /^[a-z0-9-]{1,80}$/
const unique = <T extends string>(items: readonly T[]) => [...new Set(items)].sort()

function readBand(params: URLSearchParams): number {
  const [min, max] = (params.get('price') ?? '').split('-', 2)
  const found = priceBands.findIndex(
    (band) => `${band.min}` === min && (band.max < 0 ? '' : `${band.max}`) === max,
  )
  return Math.max(0, found)
}

/** A band as the address has it: `20-50`, `100-`; empty for "all". */
export function bandValue(index: number): string {
  const band = priceBands[index]
  return !band || index === 0 ? '' : `${band.min}-${band.max < 0 ? '' : band.max}`
}

/** Reads an address; what is unknown or wrong in it is left out. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const filters = params.getAll('filters').flatMap((value) => value.split(','))
  const sort = productSorts.find((known) => known === params.get('sort')) ?? null
  const page = Number(params.get('page') ?? '1')
  const seller = params.get('seller')
  return {
    text: (params.get('title_contains') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 100),
    discounts: filters.includes('discounts'),
    available: filters.includes('available'),
    band: readBand(params),
    cities: unique(params.getAll('city').flatMap((value) => findShopCity(value) ?? [])),
    regions: unique(params.getAll('region').filter(isRegionCode)),
    categories: unique(params.getAll('category').filter((value) => slug.test(value))).slice(0, 20),
    seller: seller && /^[1-9]\d{0,17}$/.test(seller) ? seller : null,
    sort,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The one way to write a query: same filters, same address. Starts with `?` unless empty. */
export function listingSearch(query: Partial<ListingQuery>): string {
  const { text, discounts, available, band, cities, regions, categories, seller, sort, page } = {
    ...emptyQuery,
    ...query,
  }
  const params = new URLSearchParams()
  if (text) params.set('title_contains', text)
  if (discounts) params.append('filters', 'discounts')
  if (available) params.append('filters', 'available')
  if (band > 0) params.set('price', bandValue(band))
  for (const city of cities) params.append('city', city)
  for (const region of regions) params.append('region', region)
  for (const category of categories) params.append('category', category)
  if (seller) params.set('seller', seller)
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `?${search}` : ''
}

/** The filters as the backend's catalogue calls take them. */
export function catalogueQuery(query: ListingQuery) {
  const band = priceBands[query.band]
  const flags = [query.discounts && 'discounts', query.available && 'available'].filter(Boolean).join(',')
  return {
    ...(query.text && { title_contains: query.text }),
    ...(flags && { filters: flags }),
    ...(query.band > 0 && band && { price_gte: String(band.min), price_lt: String(band.max) }),
    ...(query.cities.length > 0 && { city: [...query.cities] }),
    ...(query.regions.length > 0 && { region: [...query.regions] }),
    ...(query.categories.length > 0 && { category: [...query.categories] }),
    ...(query.seller && { seller: [query.seller] }),
    ...(query.sort && { sort: query.sort }),
  }
}

/** How many filters narrow the list; search text, category of the page, sort and page are none. */
export function countFilters(query: ListingQuery): number {
  return (
    Number(query.discounts) +
    Number(query.available) +
    Number(query.band > 0) +
    query.cities.length +
    query.regions.length +
    query.categories.length
  )
}
