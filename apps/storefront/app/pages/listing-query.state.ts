import type { ProductQuery } from '@filiera/contract/catalog/catalogue'
import {
  type Allergen,
  allergens,
  type Mark,
  marks,
  PAGE_SIZE,
  type ProductFlag,
  type ProductSort,
  priceBands,
  productFlags,
  productSorts,
  ratingSteps,
  type TemperatureClass,
  temperatureClasses,
} from '@filiera/domain/catalogue-constants'
import { centsToEuros, parseCents } from '@filiera/domain/money/money'
import { findShopCity, isRegionCode, type RegionCode, type ShopCity } from '@filiera/domain/places/regions'
import { defaultSorts } from '@filiera/domain/ranking'
import { readSearchedText } from './searched-text.ts'

/** Filters, sort and page of a listing as they stand in its address. */
export type ListingQuery = Lists & {
  text: string
  /** The words are searched for as they are: nothing else is read in them. */
  isLiteral: boolean
  flags: readonly ProductFlag[]
  /** Index into the five price bands; 0 is "all". */
  band: number
  /** Cents, both included; they narrow the band. */
  from: number | null
  to: number | null
  /** Stars from here on. */
  rating: number | null
  /** null is the order of the house. */
  sort: ProductSort | null
  /** Counts from 1. */
  page: number
}

/** Filters of which several values can be chosen. */
export type Lists = {
  cities: readonly ShopCity[]
  regions: readonly RegionCode[]
  categories: readonly string[]
  marks: readonly Mark[]
  /** Allergens to avoid. */
  allergenFree: readonly Allergen[]
  /** Allergens of which there may be traces. */
  traces: readonly Allergen[]
  /** What attributes are to be, as the catalogue calls have it: `vitigno:nebbiolo`, `annata:2019`, `mesi:12..24`. */
  attributes: readonly string[]
  temperatures: readonly TemperatureClass[]
  /** Slugs. */
  brands: readonly string[]
  /** Ids. */
  sellers: readonly string[]
  /** Countries that it is sent to, ISO 3166. */
  countries: readonly string[]
}
export type ListName = keyof Lists

/** What the lists are called in addresses and calls, in the order of addresses. */
const parameters = {
  cities: 'city',
  regions: 'region',
  categories: 'category',
  marks: 'mark',
  allergenFree: 'allergen_free',
  traces: 'traces',
  attributes: 'attribute',
  temperatures: 'temperature',
  brands: 'brand',
  sellers: 'seller',
  countries: 'ships_to',
} as const satisfies Record<ListName, keyof ProductQuery>
const listNames = Object.keys(parameters) as ListName[]

export const emptyQuery: ListingQuery = {
  text: '',
  isLiteral: false,
  flags: [],
  band: 0,
  from: null,
  to: null,
  cities: [],
  regions: [],
  categories: [],
  marks: [],
  allergenFree: [],
  traces: [],
  attributes: [],
  temperatures: [],
  brands: [],
  sellers: [],
  countries: [],
  rating: null,
  sort: null,
  page: 1,
}

/** Last page that `start` up to 10,000 can reach. */
export const LAST_PAGE = Math.floor(10_000 / PAGE_SIZE)
const slug = /^[a-z0-9-]{1,80}$/
const attribute = /^[a-z][a-z0-9-]{0,39}:[a-z0-9.-]{1,60}$/
const country = /^[A-Z]{2}$/
const id = /^[1-9]\d{0,17}$/
/** As many values of one filter as an address may have. */
const MOST_VALUES = 20
/** A million euros: nothing here costs more. */
const MOST_CENTS = 100_000_000
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

/** An amount of an address in cents: "12,50", "12.5", "1.200,00"; null for what is none. */
function readAmount(params: URLSearchParams, name: string): number | null {
  const cents = parseCents(params.get(name) ?? '')
  return cents === null || cents > MOST_CENTS ? null : cents
}

/** From and to, the lower one first. Links of editors may name them as calls do, whose `price_lt` is not part of it. */
function readRange(params: URLSearchParams): Pick<ListingQuery, 'from' | 'to'> {
  const below = readAmount(params, 'price_lt')
  const from = readAmount(params, 'price_from') ?? (readAmount(params, 'price_gte') || null)
  const to = readAmount(params, 'price_to') ?? (below ? below - 1 : null)
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** Those of a closed list that are named, in the order of the list. */
const among = <T extends string>(known: readonly T[], named: readonly string[]) =>
  known.filter((item) => named.includes(item))

/** Reads an address; what is unknown or wrong in it is left out. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const page = Number(params.get('page') ?? '1')
  const all = (name: ListName) => params.getAll(parameters[name])
  const matching = (name: ListName, form: RegExp, most = MOST_VALUES) =>
    unique(all(name).filter((value) => form.test(value))).slice(0, most)
  return {
    text: readSearchedText(params),
    isLiteral: params.get('literal') === 'yes' && readSearchedText(params) !== '',
    flags: among(
      productFlags,
      params.getAll('filters').flatMap((value) => value.split(',')),
    ),
    band: readBand(params),
    ...readRange(params),
    cities: unique(all('cities').flatMap((value) => findShopCity(value) ?? [])),
    regions: unique(all('regions').filter(isRegionCode)),
    categories: matching('categories', slug),
    marks: among(marks, all('marks')),
    allergenFree: among(allergens, all('allergenFree')),
    traces: among(allergens, all('traces')),
    attributes: matching('attributes', attribute, 30),
    temperatures: among(temperatureClasses, all('temperatures')),
    brands: matching('brands', slug),
    sellers: matching('sellers', id),
    countries: matching('countries', country),
    rating: ratingSteps.find((stars) => `${stars}` === params.get('rating')) ?? null,
    sort: productSorts.find((known) => known === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** Cents as an address has them: `12.5`. */
export const rangeValue = (cents: number | null): string => (cents === null ? '' : `${centsToEuros(cents)}`)

/**
 * The one way to write a query: same filters, same address. Starts with `?` unless empty.
 * @param textName what the text is called in the address: `q` on the search page
 */
export function listingSearch(query: Partial<ListingQuery>, textName = 'title_contains'): string {
  const all = { ...emptyQuery, ...query }
  const params = new URLSearchParams()
  const add = (name: string, value: string | null) => {
    if (value) params.append(name, value)
  }
  add(textName, all.text)
  add('literal', all.isLiteral ? 'yes' : null)
  for (const flag of all.flags) add('filters', flag)
  add('price', bandValue(all.band))
  add('price_from', rangeValue(all.from))
  add('price_to', rangeValue(all.to))
  for (const name of listNames) for (const value of all[name]) add(parameters[name], value)
  add('rating', all.rating ? `${all.rating}` : null)
  add('sort', all.sort)
  add('page', all.page > 1 ? String(all.page) : null)
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

/** What band and range leave of the prices, in euros as the calls have them: the upper end is excluded there. */
function priceBounds({ band, from, to }: ListingQuery) {
  const { min, max } = priceBands[band] ?? priceBands[0]
  const ends = [to === null ? null : to + 1, max < 0 ? null : max * 100].filter((end) => end !== null)
  const least = Math.max(min * 100, from ?? 0)
  if (least === 0 && ends.length === 0) return {}
  return {
    price_gte: `${centsToEuros(least)}`,
    price_lt: ends.length > 0 ? `${centsToEuros(Math.min(...ends))}` : '-1',
  }
}

/** Filters and order as the backend's catalogue calls take them; without an order they list as lists do. */
export function catalogueQuery(query: ListingQuery) {
  const sort = shownSort(query)
  const chosen = listNames.flatMap((name) =>
    query[name].length > 0 ? [[parameters[name], [...query[name]]]] : [],
  )
  return {
    // what visitors type is a search: synonyms and corrections, the same on every list and in its counts
    ...(query.text && {
      title_contains: query.text,
      match: query.isLiteral ? ('literal' as const) : ('words' as const),
    }),
    ...(query.flags.length > 0 && { filters: query.flags.join(',') }),
    ...priceBounds(query),
    ...(Object.fromEntries(chosen) as Pick<ProductQuery, (typeof parameters)[ListName]>),
    ...(query.rating && { rating: `${query.rating}` }),
    ...(sort !== defaultSorts.list && { sort }),
  }
}

/** How many filters narrow the list; search text, category of the page, sort and page are none. */
export function countFilters(query: ListingQuery): number {
  const { flags, band, from, to, rating } = query
  return (
    listNames.reduce((sum, name) => sum + query[name].length, 0) +
    flags.length +
    Number(band > 0) +
    Number(from !== null || to !== null) +
    Number(rating !== null)
  )
}

/**
 * Whether search engines keep a list: all of it, or narrowed by one place, category, mark or brand, on any page of the published order.
 * Combinations, orders and texts are endless and say nothing new.
 */
export function isIndexed(query: ListingQuery): boolean {
  const { cities, regions, categories, marks: chosen, brands } = query
  const worthKeeping = cities.length + regions.length + categories.length + chosen.length + brands.length
  return worthKeeping <= 1 && worthKeeping === countFilters(query) && query.text === '' && query.sort === null
}
