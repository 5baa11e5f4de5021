import { findShopCity, isRegionCode, type RegionCode, type ShopCity } from '@filiera/domain/places/regions'

/** Sellers on one page of the list. */
export const SELLERS_PER_PAGE = 12
/** The last page that `start` up to 10,000 can reach. */
const LAST_PAGE = Math.floor(10_000 / SELLERS_PER_PAGE)

/** Parts of the map; `all` is the whole of Italy. */
export const zooms = ['all', 'north', 'centre', 'south'] as const
export type Zoom = (typeof zooms)[number]

/** Region, city, part of the map and page as they stand in the address. */
export type SellersQuery = { region: RegionCode | null; city: ShopCity | null; zoom: Zoom; page: number }

/** The page of an address, counted from 1; what is no page is the first one. */
function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** Reads an address; what is unknown or wrong in it is left out. */
export function readSellersQuery(params: URLSearchParams): SellersQuery {
  return {
    region: params.getAll('region').filter(isRegionCode).sort()[0] ?? null,
    city:
      params
        .getAll('city')
        .flatMap((value) => findShopCity(value) ?? [])
        .sort()[0] ?? null,
    zoom: zooms.find((zoom) => zoom === params.get('zoom')) ?? 'all',
    page: readPage(params),
  }
}

/** The one way to write a query. Starts with `?` unless empty. */
export function sellersSearch({
  region = null,
  city = null,
  zoom = 'all',
  page = 1,
}: Partial<SellersQuery>): string {
  const params = new URLSearchParams()
  if (region) params.set('region', region)
  if (city) params.set('city', city)
  if (zoom !== 'all') params.set('zoom', zoom)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `?${search}` : ''
}
