import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegionCode, regionCodes, regions } from '@filiera/domain/places/regions'
import italy from '@svg-maps/italy'

/**
 * Draws the two maps of `app/design/maps` from `@svg-maps/italy` (MapSVG, CC BY 4.0): `node maps/draw-maps.ts`.
 * Each holds one symbol a region, named by our region codes, so that pages only carry references.
 */
type Point = readonly [number, number]

const englishIds: Partial<Record<RegionCode, string>> = {
  'trentino-alto-adige': 'trentino-south-tyrol',
  'valle-d-aosta': 'aosta-valley',
  puglia: 'apulia',
}

/** The drawing of one region as closed rings of absolute points; the source only holds relative `m` and `z`. */
function ringsOf(path: string): Point[][] {
  let [x, y] = [0, 0]
  return path
    .split(/[zZ]/)
    .filter((part) => part.trim())
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
      const ring: Point[] = []
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0
        y += numbers[at + 1] ?? 0
        ring.push([x, y])
      }
      ;[x, y] = ring[0] ?? [x, y]
      return ring
    })
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Douglas–Peucker: drops points closer than `tolerance` to the line that remains. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, index] = [0, 0]
  points.forEach((point, at) => {
    const away = distance(point, first, last)
    if (away > farthest) [farthest, index] = [away, at]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ]
}

/** A closed ring as a path: where it begins, then the way to each next point, which is shorter than the point. */
function pathOf(ring: readonly Point[], digits: number): string {
  const round = (value: number) => +value.toFixed(digits)
  const points = ring.map(([x, y]): Point => [round(x), round(y)])
  const steps = points.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return [round(x - fromX), round(y - fromY)]
  })
  return `M${points[0]?.join(' ')}l${steps.join(' ')}z`
}

function draw(code: RegionCode, tolerance: number, digits: number): string {
  const wanted = englishIds[code] ?? regions[code].name.en.toLowerCase().replaceAll(' ', '-')
  const location = italy.locations.find(({ id }) => id === wanted)
  if (!location) throw new Error(`no drawing of ${code} (${wanted})`)
  return ringsOf(location.path)
    .map((ring) => {
      const middle = Math.floor(ring.length / 2)
      return [
        ...simplify(ring.slice(0, middle + 1), tolerance).slice(0, -1),
        ...simplify(ring.slice(middle), tolerance),
      ]
    })
    .filter((ring) => ring.length > 2)
    .map((ring) => pathOf(ring, digits))
    .join('')
}

const credit = '<!-- Map of Italy: MapSVG, https://mapsvg.com, CC BY 4.0, simplified -->'
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 610 793">'
const folder = join(import.meta.dirname, '../app/ui/maps')

/** The little silhouette: the whole land in its colour, one region in the text colour. */
function silhouette(): string {
  const paths = regionCodes.map((code) => ({ code, path: draw(code, 5, 0) }))
  const land = `<path id="land" d="${paths.map(({ path }) => path).join('')}"/>`
  const symbols = paths.map(
    ({ code, path }) =>
      `<symbol id="${code}" viewBox="0 0 610 793"><use href="#land" fill="var(--mini-land)"/><path d="${path}" fill="currentColor" stroke="currentColor" stroke-width="18"/></symbol>`,
  )
  return `${open}${credit}<defs>${land}</defs>${symbols.join('')}</svg>\n`
}

function bigMap(): string {
  const paths = regionCodes.map((code) => `<path id="${code}" d="${draw(code, 0.5, 0)}"/>`)
  return `${open}${credit}<defs>${paths.join('')}</defs></svg>\n`
}

await writeFile(join(folder, 'italy-silhouette.svg'), silhouette())
await writeFile(join(import.meta.dirname, '../../../packages/design/src/italy-regions.svg'), bigMap())
