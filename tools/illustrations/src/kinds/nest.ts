import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, held, type Point, place, round, stroke } from '../core/svg.ts'
import { food } from '../tokens.ts'
import { defineKind } from './kind.ts'

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

/** One nest: ribbons in stacked rings that shrink towards the top, with a dark hollow. */
function nest(sheet: Sheet, { colour, ribbon }: Params, salt: number) {
  const t = ramp(colour)
  const next = sheet.random(salt)
  const strand = (r: number, y: number, from: number, sweep: number): string =>
    smooth(
      Array.from({ length: 8 }, (_, i): Point => {
        const a = from + (sweep * i) / 7
        const wobble = 1 + (next() - 0.5) * 0.1
        return [round(r * wobble * Math.cos(a)), round(y + r * 0.42 * wobble * Math.sin(a))]
      }),
    )
  let out = ellipse(6, 0, 126, 34, { fill: t.ink, opacity: 0.4 }) + ellipse(0, -30, 112, 52, { fill: t.deep })
  const layers = 6
  for (let layer = 0; layer < layers; layer++) {
    const k = layer / (layers - 1)
    const radius = 116 - 34 * k
    const y = -16 - 46 * k
    const strands = 5
    for (let s = 0; s < strands; s++) {
      const back = s < 2
      const from = back ? Math.PI * (1 + next() * 0.3) : next() * 0.6 - 0.3
      const d = strand(radius - next() * 34, y + next() * 10 - 5, from, Math.PI * (0.7 + next() * 0.5))
      const light = back ? t.base : s % 2 ? t.light : t.base
      out +=
        stroke(d, t.dark, ribbon + 3.4) +
        stroke(d, light, ribbon) +
        stroke(d, t.pale, ribbon * 0.24, {
          opacity: 0.75,
          transform: `translate(-1 ${round(-ribbon * 0.22)})`,
        })
    }
  }
  // Hollow in the middle, and the loose end of one ribbon.
  out +=
    ellipse(2, -72, 44, 15, { fill: t.deep }) +
    stroke('M-40-72Q-10-92 40-74', t.deep, ribbon + 3) +
    stroke('M-40-72Q-10-92 40-74', t.light, ribbon) +
    stroke('M-52-66Q0-44 56-66', t.deep, ribbon + 3) +
    stroke('M-52-66Q0-44 56-66', t.light, ribbon) +
    stroke('M-48-69Q0-48 50-69', t.pale, 3, { opacity: 0.8 })
  out += sheet.grain('M-128-20Q-120-92 0-92Q120-92 128-20Q110 24 0 26Q-110 24-128-20Z', {
    ink: t.ink,
    axis: 'rightDown',
    start: 0.5,
    alpha: 0.5,
  })
  return out
}
