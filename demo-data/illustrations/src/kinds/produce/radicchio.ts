import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { curve, type Point, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.radicchio, rib: food.radicchioRib }
type Params = typeof DEFAULTS

/** Two heads of late radicchio: narrow curled leaves with a white rib, on their root. */
export default defineKind({
  name: 'radicchio',
  title: 'Radicchio tardivo',
  schemes: ['puglia', 'sicilia', 'alpi', 'lazio', 'lombardia', 'calabria'],
  frame: { scale: 1.2, y: 704, x: 398 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 280, height: 28, offset: 30 }) +
    place(84, -8, head(sheet, p, 4), { rotate: 15, scale: 0.86 }) +
    place(-74, 4, head(sheet, p, 5), { rotate: -9 }),
})

function head(sheet: Sheet, p: Params, salt: number): string {
  const next = sheet.random(salt)
  const root = ramp(food.rootSkin)
  let out = ''
  // Outer leaves first, then the inner ones in front.
  for (const [k, height] of [
    [-1, 330],
    [1, 340],
    [-0.72, 400],
    [0.74, 392],
    [-0.42, 440],
    [0.46, 434],
    [0.12, 462],
    [-0.14, 420],
    [-0.58, 300],
    [0.6, 296],
    [-0.26, 336],
    [0.3, 330],
    [0, 362],
  ] as const)
    out += place(k * 40, -40, finger(sheet, p, height * (0.94 + next() * 0.1), k))
  return (
    sheet.shadow({ width: 110, height: 16, offset: 22 }) +
    sheet.solid('M-46-64Q-34-10-18 4Q0 12 20 4Q36-12 48-64Z', {
      fill: sheet.linear([root.light, root.base, root.dark]),
      inside: stroke('M-30-30Q0-20 34-30M-22-8Q0-2 24-10', root.deep, 3, { opacity: 0.5 }),
      ink: root.ink,
      start: 0.45,
      alpha: 0.8,
    }) +
    out
  )
}

/** One leaf along a bowed spine: a broad white rib, wine-red edges, the tip curled inwards. */
function finger(sheet: Sheet, p: Params, height: number, k: number): string {
  const c = ramp(p.colour)
  const r = ramp(p.rib)
  const spine = (u: number): Point => [
    112 * k * Math.sin(u * 2) * (1 - 0.3 * u) - Math.sign(k || 1) * 34 * Math.max(0, u - 0.72) * 3,
    -height * (u - 0.06 * Math.max(0, u - 0.8)),
  ]
  const outline = (half: (u: number) => number, to: number) => {
    const steps = Array.from({ length: 11 }, (_, i) => (i / 10) * to)
    const side = (sign: number) =>
      steps.map((u): Point => {
        const [x, y] = spine(u)
        return [x + sign * half(u), y]
      })
    return `${curve([...side(-1), ...side(1).reverse()], 0.5)}Z`
  }
  const blade = outline((u) => 16 + 26 * Math.sin(Math.min(1, u * 1.06) * Math.PI) ** 0.8 - 14 * u, 1)
  const rib = outline((u) => 15 * (1 - u) ** 0.8 + 0.6, 0.86)
  const [tx, ty] = spine(0.97)
  return (
    sheet.solid(blade, {
      fill: sheet.linear([c.light, c.base, c.dark], 'rightDown'),
      ink: c.ink,
      axis: 'rightDown',
      start: 0.4,
      alpha: 0.75,
    }) +
    path(rib, { fill: sheet.linear([r.pale, r.base, r.dark]) }) +
    stroke(
      `M${round(tx - 8)} ${round(ty + 30)}Q${round(tx - 10)} ${round(ty + 8)} ${round(tx)} ${round(ty)}`,
      c.light,
      4,
      {
        opacity: 0.7,
      },
    )
  )
}
