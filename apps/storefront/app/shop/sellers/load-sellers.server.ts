import { countShops, listShops, type Seller } from '@filiera/contract/catalog/sellers'
import type { BackendCall } from '@filiera/contract/client'
import type { Language } from '@filiera/domain/languages'
import { regionCodes } from '@filiera/domain/places/regions'
import { countByRegion, type RegionCount, sortCounts } from './seller-map.state.ts'

/** Sellers a map shows at most: what one call answers. */
const ON_MAP = 100

export type RegisteredSellers = {
  /** The first hundred, for the map. */
  sellers: readonly Seller[]
  /** All of them, region by region. */
  counts: RegionCount[]
  total: number
}

/** The sellers of the map and how many work in each region; null when they cannot be read. */
export async function loadRegisteredSellers(
  call: BackendCall,
  lang: Language,
): Promise<RegisteredSellers | null> {
  const found = await call(listShops, { query: { lang, limit: String(ON_MAP) } })
  if (!found.ok) return null
  const total = Number(found.headers.get('x-total-count') ?? found.value.length)
  if (total <= ON_MAP) return { sellers: found.value, counts: countByRegion(found.value), total }
  const counts = await Promise.all(
    regionCodes.map(async (code) => {
      const counted = await call(countShops, { query: { region: [code] } })
      return { code, sellers: counted.ok ? counted.value : 0 }
    }),
  )
  return { sellers: found.value, counts: sortCounts(counts), total }
}
