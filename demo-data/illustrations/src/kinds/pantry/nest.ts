import { type Ramp, ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { circle, ellipse, held, type Point, place, round, stroke, wrapped } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: '#f3c350', ribbon: 14, nests: 3 }
type Params = typeof DEFAULTS

/** Nests of fresh egg pasta on a floured board; `width` of the ribbon: 7 tagliolini … 20 pappardelle. */
export default defineKind({
  name: 'nest',
  title: 'Nidi di tagliatelle fresche',
  schemes: ['emilia', 'toscana', 'sicilia', 'notte', 'liguria', 'veneto'],
  frame: { scale: 1.36, y: 696 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const w = ramp(food.wood)
    const board = 'M-262-26L-222-92H222L262-26Q262-20 256-20H-256Q-262-20-262-26Z'
    let out = sheet.shadow({ width: 300, height: 24, offset: 30, y: 4 })
    out += sheet.solid('M-262-26V-4Q-262 4-254 4H254Q262 4 262-4V-26Z', {
      fill: sheet.linear([w.base, w.dark, w.deep]),
      ink: w.ink,
      start: 0.4,
      alpha: 0.7,
    })
    out += sheet.solid(board, {
      fill: sheet.linear([w.pale, w.light, w.base]),
      ink: w.dark,
      start: 0.4,
      alpha: 0.6,
      inside: stroke('M-250-40Q-80-52 60-42T250-44M-240-70Q-60-82 90-72T230-74', w.dark, 2, { opacity: 0.4 }),
    })
    const next = sheet.random(3)
    for (let i = 0; i < 60; i++)
      out += circle(-236 + next() * 472, -84 + next() * 60, 1 + next() * 2.6, { fill: food.flour })
    if (p.nests > 2) out += place(-4, -118, nest(sheet, p, 11), { scale: 0.98 })
    return out + place(-126, -38, nest(sheet, p, 12)) + place(120, -34, nest(sheet, p, 13), { scale: 1.02 })
  },
})

/** Quadratic segments through the middles of a polyline. */
function smooth(points: readonly Point[]): string {
  let out = `M${held(points, 0).join(' ')}`
  for (let i = 1; i < points.length - 1; i++) {
    const [[x, y], [nx, ny]] = [held(points, i), held(points, i + 1)]
    out += `Q${x} ${y} ${round((x + nx) / 2)} ${round((y + ny) / 2)}`
  }
  return `${out}L${held(points, points.length - 1).join(' ')}`
}

/** A flat ribbon along a line: dark edges, a lit upper side, cut ends. */
const ribbonAlong = (d: string, width: number, tone: string, t: Ramp): string =>
  stroke(d, t.deep, width + 3.6, { 'stroke-linecap': 'butt' }) +
  stroke(d, tone, width, { 'stroke-linecap': 'butt' }) +
  stroke(d, t.pale, 2.4, {
    'stroke-linecap': 'butt',
    opacity: 0.7,
    transform: `translate(0 ${round(-width * 0.3)})`,
  })

/** One nest: ribbons wound loosely, each ring tilted its own way, with a hollow and ends that hang out. */
function nest(sheet: Sheet, { colour, ribbon }: Params, salt: number): string {
  const t = ramp(colour)
  const next = sheet.random(salt)
  const arc = (r: number, y: number, from: number, sweep: number, tilt: number): string =>
    smooth(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = from + (sweep * i) / 8
        const wobble = r * (1 + (next() - 0.5) * 0.07)
        const [x, dy] = [wobble * Math.cos(a), wobble * 0.4 * Math.sin(a)]
        return [round(x), round(y + dy + x * tilt)]
      }),
    )
  let out = ellipse(6, 0, 126, 34, { fill: t.ink, opacity: 0.4 }) + ellipse(0, -34, 108, 50, { fill: t.deep })
  // The far side first, then the near one, from the foot to the top.
  for (const near of [false, true])
    for (let i = 0; i < 13; i++) {
      const k = i / 12
      const from = (near ? 0 : Math.PI) + (next() - 0.5) * 0.9
      const d = arc(
        118 - 40 * k - next() * 14,
        -12 - 62 * k,
        from,
        Math.PI * (0.75 + next() * 0.4),
        (next() - 0.5) * 0.34,
      )
      out += ribbonAlong(d, ribbon, wrapped([t.base, t.light, t.base, t.dark], i + (near ? 1 : 2)), t)
    }
  out += ellipse(2, -76, 40, 13, { fill: t.ink, opacity: 0.75 })
  for (const d of [
    'M-58-70Q-20-104 34-92Q64-84 60-62',
    'M-34-66Q4-46 58-72Q78-84 92-66',
    `M62-40Q104-36 112-6Q116 14 ${round(126 + next() * 14)} 20`,
    `M-70-24Q-112-22-122 4Q-128 16 ${round(-140 - next() * 10)} 16`,
  ])
    out += ribbonAlong(d, ribbon * 0.94, t.light, t)
  return (
    out +
    sheet.grain('M-128-20Q-120-92 0-92Q120-92 128-20Q110 24 0 26Q-110 24-128-20Z', {
      ink: t.ink,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.5,
    })
  )
}
