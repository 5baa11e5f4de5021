import type { RegionCode } from '@filiera/domain/regions'

/** Size of the drawing of Italy the coordinates refer to. */
export const MAP_WIDTH = 610
export const MAP_HEIGHT = 793
/** Dots closer than this, in units of the drawing, become one. */
const CLUSTER_DISTANCE = 18

type Place = { lat: number; lng: number }
export type MapSeller = {
  id: string
  name: string
  city: string
  region: RegionCode
  position: { center: Place } | null
}
export type MapDot = { x: number; y: number; sellers: readonly MapSeller[] }
export type RegionCount = { code: RegionCode; sellers: number }

/** Where a place stands on the drawing, a Web Mercator map fitted to the regions' bounds. */
export function project({ lat, lng }: Place): { x: number; y: number } {
  const mercator = (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: 51.2592 * lng - 339.2552, y: 2735.0014 - 51.1016 * mercator }
}

/** One dot a seller; dots that would touch are joined where the first of them stands. */
export function clusterSellers(sellers: readonly MapSeller[]): MapDot[] {
  const dots: { x: number; y: number; sellers: MapSeller[] }[] = []
  for (const seller of sellers) {
    if (!seller.position) continue
    const { x, y } = project(seller.position.center)
    const near = dots.find((dot) => Math.hypot(dot.x - x, dot.y - y) < CLUSTER_DISTANCE)
    if (near) near.sellers.push(seller)
    else dots.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, sellers: [seller] })
  }
  return dots
}

/** Regions that have sellers, most sellers first, then by code. */
export function countByRegion(sellers: readonly Pick<MapSeller, 'region'>[]): RegionCount[] {
  const counts = new Map<RegionCode, number>()
  for (const { region } of sellers) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, sellers: count }))
    .sort((a, b) => b.sellers - a.sellers || a.code.localeCompare(b.code))
}
