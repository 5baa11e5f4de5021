import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '@filiera/domain/places/italy-map'
import type { RegionCode } from '@filiera/domain/places/regions'
import { expect, test } from 'vitest'
import { sellerRow } from '../apps/backend/src/seed/bulk/load-sellers.ts'
import { readSellers } from '../apps/backend/src/seed/data/read-demo-data.ts'

type Ring = readonly (readonly [x: number, y: number])[]

const map = readFileSync(join(import.meta.dirname, '../packages/design/src/italy-regions.svg'), 'utf8')
/** The rings of each region's drawing: `M`, a point, `l`, the ways from point to point, `z`. */
const regions = new Map(
  Array.from(map.matchAll(/<path id="([^"]+)" d="([^"]+)"/g), ([, code = '', path = '']) => [
    code,
    path
      .split('z')
      .filter(Boolean)
      .map((ring): Ring => {
        const numbers = ring.slice(1).split(/[l ]/).map(Number)
        let [x, y] = [0, 0]
        return Array.from({ length: numbers.length / 2 }, (_, at) => {
          x += numbers[2 * at] ?? 0
          y += numbers[2 * at + 1] ?? 0
          return [x, y] as const
        })
      }),
  ]),
)

/** Whether a ray to the left crosses the ring an odd number of times. */
function isInside(ring: Ring, x: number, y: number): boolean {
  return ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

const isOnLand = ({ region, lat, lng }: { region: RegionCode; lat: number; lng: number }) => {
  const { x, y } = project({ lat, lng })
  return regions.get(region)?.some((ring) => isInside(ring, x, y)) ?? false
}

test('every seller of the demonstration lies in its region on the map', () => {
  const sellers = readSellers()
  expect(sellers.length).toBeGreaterThan(30)
  expect(sellers.filter((seller) => !isOnLand(seller)).map(({ city }) => city)).toEqual([])
})

test('every seller of a large catalogue lies in its region on the map', () => {
  const rows = Array.from({ length: 1000 }, (_, number) => sellerRow(number, ['olio', 'grano']))
  expect(new Set(rows.map(({ region }) => region)).size).toBe(20)
  expect(
    rows.filter((row) => !isOnLand(row)).map(({ region, lat, lng }) => `${region} ${lat} ${lng}`),
  ).toEqual([])
})
