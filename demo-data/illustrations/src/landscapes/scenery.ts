// What every landscape is made of: sky with a sun, ridges, rows of plants.
import { ramp } from '../core/colour.ts'
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { curve, type Point, place, round } from '../core/svg.ts'

/** Size in units of the drawing, a generator, and what draws the building (baseline y = 0). */
export type View = {
  w: number
  h: number
  next: Draw
  building: () => string
  /** How far the house stands from its usual place, as a share of the width. */
  shift: number
  light?: Light
  /** The building belongs to the south: no snow behind it. */
  south?: boolean
}

/** Hex colours of the sky, of its grain and of the sun. */
export type Light = { colour: string; ink: string; sun: string }

type Sky = Light & {
  /** Centre of the sun, as shares of the width and the height. */
  at?: readonly [number, number]
  /** Radius of the sun, as a share of the height. */
  r?: number
}

/** One layer of ground between a smooth ridge and the bottom. */
export function ridge(sheet: Sheet, w: number, h: number, levels: readonly number[], colour: string): string {
  const d = `${curve(
    levels.map((v, i): Point => [(i / (levels.length - 1)) * w, v * h]),
    0.9,
  )}L${w} ${h}L0 ${h}Z`
  return sheet.solid(d, {
    fill: colour,
    ink: ramp(colour).deep,
    axis: 'down',
    start: 0.14,
    alpha: 0.75,
  })
}

/** The sky of a landscape with its sun; the light of the view wins over the terrain's own. */
export function sky(sheet: Sheet, { w, h, light, shift }: View, own: Sky): string {
  const { at = [0.74, 0.42], r = 0.36 } = own
  const { colour, ink, sun } = light ?? own
  const [cx, cy, radius] = [w * (at[0] + shift), h * at[1], h * r]
  const disc = `M${round(cx - radius)} ${round(cy)}a${round(radius)} ${round(radius)} 0 1 1 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 1 ${round(-2 * radius)} 0Z`
  return (
    sheet.solid(`M0 0H${w}V${h}H0Z`, { fill: colour, ink, axis: [0, 0, 0.25, 1], start: 0.45, alpha: 0.6 }) +
    sheet.solid(disc, { fill: sun, ink: ramp(sun).dark, axis: [0, 0, 0.3, 1], start: 0.4, alpha: 0.6 })
  )
}

/** Rows of plants that grow towards the viewer, each standing on its own strip. */
export function rows(
  { w, h, next }: View,
  list: readonly (readonly [level: number, count: number, size: number])[],
  draw: (size: number, row: number) => string,
  strip: (row: number) => string,
): string {
  return list
    .map(
      ([level, count, size], r) =>
        (r ? strip(r) : '') +
        Array.from({ length: count }, (_, i) =>
          place(((i + 0.2 + next() * 0.5) / count) * w, h * level + next() * 6, draw(size, r)),
        ).join(''),
    )
    .join('')
}
