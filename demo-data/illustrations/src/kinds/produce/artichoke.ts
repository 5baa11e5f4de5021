import { mix, ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.artichoke, tip: food.artichokeTip, spines: false }
type Params = typeof DEFAULTS

/** Artichokes with stalk and leaf; `tip` tints the bracts (violet kinds), `spines` on or off. */
export default defineKind({
  name: 'artichoke',
  title: 'Carciofi',
  schemes: ['puglia', 'emilia', 'lazio', 'sicilia', 'toscana', 'veneto'],
  frame: { scale: 1.36, y: 704, x: 400 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    return (
      sheet.shadow({ width: 270, height: 26, offset: 30 }) +
      place(92, -44, head(sheet, p, 2), { rotate: 24, scale: 0.9 }) +
      place(-66, -6, head(sheet, p, 1), { rotate: -12 })
    )
  },
})

/** Rows of bracts drawn from the top row (behind) to the bottom row (in front). */
export function head(sheet: Sheet, p: Params, salt: number) {
  const next = sheet.random(90 + salt)
  const stem = ramp(food.stem)
  let out = `${sheet.solid('M-20-70Q-18-20-24 22Q0 34 26 22Q18-20 22-70Z', {
    fill: sheet.cylinder(stem),
    ink: stem.ink,
    start: 0.5,
    alpha: 0.8,
  })}<ellipse cx="1" cy="23" rx="25" ry="8" fill="#dfe3b0"/>`
  out += place(-16, -40, leaf({ length: 130, width: 32, colour: '#7f9a6a' }), { rotate: 158 })
  const rows = [
    { y: -222, half: 26, count: 3, w: 46, h: 84 },
    { y: -196, half: 48, count: 3, w: 54, h: 86 },
    { y: -168, half: 74, count: 4, w: 56, h: 86 },
    { y: -136, half: 90, count: 5, w: 56, h: 82 },
    { y: -104, half: 84, count: 4, w: 62, h: 76 },
    { y: -76, half: 56, count: 3, w: 62, h: 62 },
  ]
  out += path('M-84-150Q-80-60 0-48Q80-60 84-150Q64-214 0-222Q-64-214-84-150Z', { fill: ramp(p.colour).deep })
  rows.forEach((row, r) => {
    for (let k = 0; k < row.count; k++) {
      const u = row.count === 1 ? 0 : (k / (row.count - 1)) * 2 - 1
      const x = u * row.half * 0.92
      const lit = mix(p.colour, u < -0.1 ? '#c9d69a' : '#46602f', 0.1 + Math.abs(u) * 0.28 + r * 0.02)
      out += place(x, row.y + 34 + Math.abs(u) * 10, bract(sheet, lit, p, row.w, row.h + next() * 6), {
        rotate: u * 20,
      })
    }
  })
  return out
}

function bract(sheet: Sheet, colour: string, p: Params, w: number, h: number) {
  const t = ramp(colour)
  const d = `M0 ${round(-h)}Q${round(w * 0.56)} ${round(-h * 0.62)} ${round(w * 0.56)} ${round(-h * 0.18)}Q${round(w * 0.4)} ${round(h * 0.22)} 0 ${round(h * 0.26)}Q${round(-w * 0.4)} ${round(h * 0.22)} ${round(-w * 0.56)} ${round(-h * 0.18)}Q${round(-w * 0.56)} ${round(-h * 0.62)} 0 ${round(-h)}Z`
  return (
    sheet.solid(d, {
      fill: sheet.linear(
        stops([0, 0.3, 0.55, 1], [p.tip, mix(p.tip, colour, 0.65), t.light, t.base]),
        'down',
      ),
      ink: t.ink,
      start: 0.45,
      alpha: 0.75,
    }) +
    path(d, { fill: 'none', stroke: t.deep, 'stroke-width': 2, opacity: 0.7 }) +
    stroke(
      `M${round(-w * 0.34)} ${round(-h * 0.4)}Q${round(-w * 0.42)} ${round(-h * 0.1)} ${round(-w * 0.3)} ${round(h * 0.06)}`,
      t.pale,
      3.5,
      { opacity: 0.7 },
    ) +
    (p.spines ? stroke(`M0 ${round(-h + 2)}V${round(-h - 8)}`, '#c9a23c', 2.5) : '')
  )
}
