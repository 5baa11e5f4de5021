import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, place, polygon, round, stroke } from '../core/svg.ts'
import { cypress } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** A head of cabbage or salad, `size` units wide. */
function cabbage(sheet: Sheet, size: number, colour: string): string {
  const t = ramp(colour)
  const leaf = (a: number, k: number, fill: string) =>
    path(
      `M0 0Q${round(-size * 0.3 * k)} ${round(-size * 0.4 * k)} 0 ${round(-size * 0.62 * k)}Q${round(size * 0.3 * k)} ${round(-size * 0.4 * k)} 0 0Z`,
      { fill, transform: `rotate(${a})` },
    )
  return (
    ellipse(size * 0.08, 0, size * 0.56, size * 0.12, { fill: t.ink, opacity: 0.45 }) +
    [-76, -46, 46, 76].map((a) => leaf(a, 1, t.dark)).join('') +
    [-30, 30, 0].map((a) => leaf(a, 1, t.base)).join('') +
    place(0, -size * 0.2, circle(0, 0, size * 0.24, { fill: sheet.sphere(colour) }))
  )
}

/** Canes with tomatoes tied to them. */
const canes = (): string =>
  stroke('M-16 0L0-78M16 0L0-78', '#8a6a34', 4) +
  [-14, -30, -46, -60]
    .map(
      (y, i) =>
        ellipse(i % 2 ? 5 : -6, y, 15, 9, { fill: i % 2 ? '#4f7d3c' : '#5f9448' }) +
        circle(i % 2 ? -7 : 8, y + 5, 5.5, { fill: '#d8321f' }),
    )
    .join('')

/** Beds of vegetables that run towards the house. */
export function orto(sheet: Sheet, view: View): string {
  const { w, h, next, building, shift } = view
  let out =
    sky(sheet, view, { colour: '#6fa7c4', ink: '#3b6f97', sun: '#fff0bf', at: [0.24, 0.36], r: 0.26 }) +
    ridge(sheet, w, h, [0.54, 0.46, 0.52, 0.44, 0.5], '#9ab06a') +
    ridge(sheet, w, h, [0.58, 0.56, 0.52, 0.54, 0.52], '#7a9a56')
  for (let i = 0; i < 9; i++)
    out += place(w * (0.04 + i * 0.035), h * 0.58, cypress(34 + next() * 22, '#2f5f48'))
  out +=
    place(w * (0.76 + shift), h * 0.62, building(), { scale: 1.05 }) +
    ridge(sheet, w, h, [0.62, 0.6, 0.61, 0.6, 0.61], '#8a6a44')
  // Beds fan out from a point behind the house; soil shows between them.
  const [vx, vy] = [w * 0.5, h * 0.42]
  const beds = ['#6f9a3f', '#8a1f3d', '#7fae4a', '#4f8a4a', '#9ab84a', '#5f8f6a', '#86ad58']
  for (let i = 0; i < beds.length; i++) {
    const a = ((i - 3.4) / beds.length) * w * 2.5
    const b = ((i - 2.66) / beds.length) * w * 2.5
    const at = (x: number, level: number) => vx + (x * (level - vy)) / (h - vy)
    const top = h * 0.625
    const colour = beds[i] ?? '#6f9a3f'
    out += sheet.solid(
      polygon([
        [at(a, top), top],
        [at(b, top), top],
        [vx + b, h],
        [vx + a, h],
      ]),
      { fill: ramp(colour).dark, ink: ramp(colour).ink, axis: 'down', start: 0.2, alpha: 0.6 },
    )
    for (const [k, level] of [0.655, 0.71, 0.79, 0.9].entries()) {
      const y = h * level
      const size = (y - vy) * 0.25
      const count = 3 - (k > 2 ? 1 : 0)
      for (let j = 0; j < count; j++)
        out += place(
          at(a + ((b - a) * (j + 0.5)) / count, y),
          y,
          i % 4 === 2 ? place(0, 0, canes(), { scale: size / 46 }) : cabbage(sheet, size, colour),
        )
    }
  }
  return out
}
