import { italyMap, type Place, project } from '@filiera/domain/places/italy-map'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { Zoom } from '../../pages/sellers-query.state.ts'

/** What part of the drawing of Italy is shown: left, top, width and height in its units. */
export type MapBox = readonly [x: number, y: number, width: number, height: number]
export const mapBoxes: Readonly<Record<Zoom, MapBox>> = {
  all: [0, 0, italyMap.width, italyMap.height],
  north: [-6, -6, 390, 262],
  centre: [147, 182, 243, 270],
  south: [68, 294, 550, 502],
}
/** Dots closer than this on the whole map, in units of the drawing, become one. */
const CLUSTER_DISTANCE = 18

export type MapSeller = {
  id: string
  name: string
  city: string
  region: RegionCode
  position: { center: Place } | null
}
/** A dot of the map; `names` says who stands there, the first two of them. */
export type MapDot = { x: number; y: number; region: RegionCode; ids: readonly string[]; names: string }
export type RegionCount = { code: RegionCode; sellers: number }

/** How large a unit of the drawing is when a part of it fills the same width. */
export const unitOf = ([, , width]: MapBox): number => width / mapBoxes.all[2]

const tenth = (value: number) => Math.round(value * 10) / 10

function nameOf({ name, city }: MapSeller, others: number): string {
  return others === 0 ? `${city}, ${name}` : `${city}, ${name} + ${others}`
}

/** One dot a seller; dots that would touch are joined where the first of them stands. Only those of the part that is shown. */
export function clusterSellers(sellers: readonly MapSeller[], zoom: Zoom = 'all'): MapDot[] {
  const box = mapBoxes[zoom]
  const [left, top, width, height] = box
  const distance = CLUSTER_DISTANCE * unitOf(box)
  const dots: { x: number; y: number; sellers: [MapSeller, ...MapSeller[]] }[] = []
  for (const seller of sellers) {
    if (!seller.position) continue
    const { x, y } = project(seller.position.center)
    if (x < left || x > left + width || y < top || y > top + height) continue
    const near = dots.find((dot) => Math.hypot(dot.x - x, dot.y - y) < distance)
    if (near) near.sellers.push(seller)
    else dots.push({ x: tenth(x), y: tenth(y), sellers: [seller] })
  }
  return dots.map(({ x, y, sellers: [first, ...others] }) => ({
    x,
    y,
    region: first.region,
    ids: [first, ...others].map(({ id }) => id),
    names: nameOf(first, others.length),
  }))
}

/** Most sellers first, then by code. */
export const sortCounts = (counts: readonly RegionCount[]): RegionCount[] =>
  [...counts].sort((a, b) => b.sellers - a.sellers || a.code.localeCompare(b.code))
