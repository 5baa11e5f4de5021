import {
  type Allergen,
  allergens,
  type Mark,
  marks,
  PAGE_SIZE,
  type ProductSort,
  priceBands,
  productSorts,
  ratingSteps,
  type TemperatureClass,
  temperatureClasses,
} from '@filiera/domain/catalogue-constants'
import { findShopCity, isRegionCode, type RegionCode, type ShopCity } from '@filiera/domain/places/regions'
import { defaultSorts } from '@filiera/domain/ranking'
import { readSearchedText } from './searched-text.ts'

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
  marks: readonly Mark[]
  /** Allergens to avoid. */
  allergenFree: readonly Allergen[]
  /** What attributes are to be, as the catalogue calls have it: `vitigno:nebbiolo`, `annata:2019`, `mesi:12..24`. */
  attributes: readonly string[]
  temperatures: readonly TemperatureClass[]
  /** Stars from here on. */
  rating: number | null
  /** Slug of a brand; comes with the link of a brand. */
  brand: string | null
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
  marks: [],
  allergenFree: [],
  attributes: [],
  temperatures: [],
  rating: null,
  brand: null,
  seller: null,
  sort: null,
  page: 1,
}

/** Last page that `start` up to 10,000 can reach. */
export const LAST_PAGE = Math.floor(10_000 / PAGE_SIZE)
const slug = /^[a-z0-9-]{1,80}$/
const attribute = /^[a-z][a-z0-9-]{0,39}:[a-z0-9.-]{1,60}$/
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

/** Those of a closed list that are named, in the order of the list. */
const among = <T extends string>(known: readonly T[], named: readonly string[]) =>
  known.filter((item) => named.includes(item))

/** Reads an address; what is unknown or wrong in it is left out. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const filters = params.getAll('filters').flatMap((value) => value.split(','))
  const sort = productSorts.find((known) => known === params.get('sort')) ?? null
  const page = Number(params.get('page') ?? '1')
  const seller = params.get('seller')
  const brand = params.get('brand')
  return {
    text: readSearchedText(params),
    discounts: filters.includes('discounts'),
    available: filters.includes('available'),
    band: readBand(params),
    cities: unique(params.getAll('city').flatMap((value) => findShopCity(value) ?? [])),
    regions: unique(params.getAll('region').filter(isRegionCode)),
    categories: unique(params.getAll('category').filter((value) => slug.test(value))).slice(0, 20),
    marks: among(marks, params.getAll('mark')),
    allergenFree: among(allergens, params.getAll('allergen_free')),
    attributes: unique(params.getAll('attribute').filter((value) => attribute.test(value))).slice(0, 30),
    temperatures: among(temperatureClasses, params.getAll('temperature')),
    rating: ratingSteps.find((stars) => `${stars}` === params.get('rating')) ?? null,
    brand: brand && slug.test(brand) ? brand : null,
    seller: seller && /^[1-9]\d{0,17}$/.test(seller) ? seller : null,
    sort,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/**
 * The one way to write a query: same filters, same address. Starts with `?` unless empty.
 * @param textName what the text is called in the address: `q` on the search page
 */
export function listingSearch(query: Partial<ListingQuery>, textName = 'title_contains'): string {
  const all = { ...emptyQuery, ...query }
  const named: Record<string, string | readonly string[] | null> = {
    [textName]: all.text,
    filters: [all.discounts ? 'discounts' : '', all.available ? 'available' : ''],
    price: bandValue(all.band),
    city: all.cities,
    region: all.regions,
    category: all.categories,
    mark: all.marks,
    allergen_free: all.allergenFree,
    attribute: all.attributes,
    temperature: all.temperatures,
    rating: all.rating ? `${all.rating}` : null,
    brand: all.brand,
    seller: all.seller,
    sort: all.sort,
    page: all.page > 1 ? String(all.page) : null,
  }
  const params = new URLSearchParams()
  for (const [name, values] of Object.entries(named)) {
    for (const value of [values ?? []].flat()) if (value) params.append(name, value)
  }
  const search = params.toString().replaceAll('%3A', ':')
  return search ? `?${search}` : ''
}

/** Whether a path is that of the search page: its text is what the page is about, not a filter. */
export const isSearch = (path: string): boolean => path.endsWith('/search')

/** The address of a list with a query: `/products?city=milano`, `/search?q=olio`. */
export function listingAddress(path: string, query: Partial<ListingQuery>): string {
  return path + listingSearch(query, isSearch(path) ? 'q' : undefined)
}

/** The order a list stands in: the visitor's, or the published one of lists and of searches. */
export function shownSort({ sort, text }: Pick<ListingQuery, 'sort' | 'text'>): ProductSort {
  return sort ?? (text ? defaultSorts.search : defaultSorts.list)
}

/** Filters and order as the backend's catalogue calls take them; without an order they list as lists do. */
export function catalogueQuery(query: ListingQuery) {
  const sort = shownSort(query)
  const band = priceBands[query.band]
  const flags = [query.discounts && 'discounts', query.available && 'available'].filter(Boolean).join(',')
  return {
    // what visitors type is a search: synonyms and corrections, the same on every list and in its counts
    ...(query.text && { title_contains: query.text, match: 'words' as const }),
    ...(flags && { filters: flags }),
    ...(query.band > 0 && band && { price_gte: String(band.min), price_lt: String(band.max) }),
    ...(query.cities.length > 0 && { city: [...query.cities] }),
    ...(query.regions.length > 0 && { region: [...query.regions] }),
    ...(query.categories.length > 0 && { category: [...query.categories] }),
    ...(query.marks.length > 0 && { mark: [...query.marks] }),
    ...(query.allergenFree.length > 0 && { allergen_free: [...query.allergenFree] }),
    ...(query.attributes.length > 0 && { attribute: [...query.attributes] }),
    ...(query.temperatures.length > 0 && { temperature: [...query.temperatures] }),
    ...(query.rating && { rating: `${query.rating}` }),
    ...(query.brand && { brand: [query.brand] }),
    ...(query.seller && { seller: [query.seller] }),
    ...(sort !== defaultSorts.list && { sort }),
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
    query.categories.length +
    query.marks.length +
    query.allergenFree.length +
    query.attributes.length +
    query.temperatures.length +
    Number(query.rating !== null) +
    Number(query.brand !== null) +
    Number(query.seller !== null)
  )
}

/**
 * Whether search engines keep a list: all of it, or narrowed by one place, category, mark or brand, on any page of the published order.
 * Combinations, orders and texts are endless and say nothing new.
 */
export function isKeptBySearchEngines(query: ListingQuery): boolean {
  const { cities, regions, categories, marks: chosen, brand } = query
  const worthKeeping =
    cities.length + regions.length + categories.length + chosen.length + Number(brand !== null)
  return worthKeeping <= 1 && worthKeeping === countFilters(query) && query.text === '' && query.sort === null
}
