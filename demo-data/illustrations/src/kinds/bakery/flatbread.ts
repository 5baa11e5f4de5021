import { type Ramp, ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, type Point, place, round, stroke } from '../../core/svg.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { crust: '#d9973f', topping: 'tomato' }

/** Focaccia: a thick slab with oily dimples, rosemary and, if wanted, tomatoes. */
export default defineKind({
  name: 'flatbread',
  title: 'Focaccia con rosmarino',
  schemes: ['liguria', 'sicilia', 'calabria', 'notte', 'emilia'],
  frame: { scale: 1.26, y: 690, x: 400 },
  defaults: DEFAULTS,
  choices: { topping: ['tomato', 'none'] },
  draw(sheet, p) {
    const t = ramp(p.crust)
    const next = sheet.random(23)
    const top = `M${corner(0.02, 0)}Q${corner(0.5, -0.03)} ${corner(0.98, 0)}Q${corner(1.02, 0.02)} ${corner(1, 0.1)}L${corner(1, 0.92)}Q${corner(1, 1.02)} ${corner(0.94, 1)}Q${corner(0.5, 1.04)} ${corner(0.05, 1)}Q${corner(0, 1.01)} ${corner(0, 0.9)}L${corner(0, 0.06)}Q${corner(-0.01, 0)} ${corner(0.02, 0)}Z`
    const side = `M${corner(0, 0.04)}Q-262-40-250-18Q0-2 226-12Q244-14 ${corner(1, 0.04)}Q0-72 ${corner(0, 0.04)}Z`
    const dimples = oil(t, next)
    let out = sheet.shadow({ width: 300, height: 32, offset: 40, y: -12 })
    let crumb = ''
    for (let i = 0; i < 60; i++)
      crumb += ellipse(-246 + next() * 480, -66 + next() * 44, 3 + next() * 7, 1.6 + next() * 4, {
        fill: next() < 0.6 ? '#e0b566' : '#fff8e0',
      })
    out += sheet.solid(side, {
      fill: sheet.linear(['#f3d696', '#fbeac0', '#e2bb72'], 'right'),
      inside: crumb + stroke('M-256-20Q0-2 236-14', t.dark, 12),
      ink: '#b9843a',
      start: 0.5,
      alpha: 0.7,
    })
    out +=
      sheet.solid(top, {
        fill: sheet.linear(stops([0, 0.4, 1], [t.light, t.base, t.dark]), 'diagonal'),
        inside: dimples,
        ink: t.deep,
        axis: 'diagonal',
        start: 0.52,
        alpha: 0.6,
      }) +
      stroke(`M${corner(0.02, 0)}Q${corner(0.5, -0.03)} ${corner(0.98, 0)}`, t.light, 6, { opacity: 0.8 })
    // Rosemary, and halves of small tomatoes.
    for (const [u, v, a] of [
      [0.1, 0.24, -14],
      [0.52, 0.6, 12],
      [0.66, 0.18, -24],
      [0.2, 0.78, 8],
    ] as const)
      out += place(...at(u, v), rosemary(), { rotate: a })
    if (p.topping === 'tomato')
      for (const [u, v] of [
        [0.14, 0.5],
        [0.4, 0.34],
        [0.46, 0.86],
        [0.78, 0.44],
        [0.84, 0.82],
        [0.62, 0.12],
      ] as const)
        out += place(...at(u, v), tomatoHalf(sheet))
    return out
  },
})

/** The top face is a slanted quadrilateral: `u` along the front edge, `v` away from us. */
const at = (u: number, v: number): Point => [-262 + 500 * u + 60 * v - 40 * u * v, -84 - 168 * v + 6 * u]
const corner = (u: number, v: number): string => at(u, v).map(round).join(' ')

/** Dimples full of oil, and grains of salt. */
function oil(t: Ramp, next: Draw): string {
  let dimples = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = at((i + 0.5 + (row % 2) * 0.3) / 9.4 + (next() - 0.5) * 0.03, (row + 0.5) / 5.1)
      const s = 0.8 + next() * 0.4
      dimples +=
        ellipse(x, y, 17 * s, 8.4 * s, { fill: t.dark, opacity: 0.75 }) +
        ellipse(x + 1, y + 2, 13 * s, 5.4 * s, { fill: '#f4d06a' }) +
        ellipse(x - 4, y + 2, 4 * s, 1.6 * s, { fill: '#fffbe2', opacity: 0.9 })
    }
  for (let i = 0; i < 70; i++) {
    const [x, y] = at(0.04 + next() * 0.92, 0.05 + next() * 0.9)
    dimples += circle(x, y, 1.3 + next() * 1.6, { fill: '#fffdf2' })
  }
  return dimples
}

export function rosemary({ length = 84 } = {}) {
  let out = stroke(`M0 0Q${length / 2} -6 ${length} -2`, '#6a5a30', 3)
  for (let i = 0; i < 9; i++)
    out +=
      place(6 + (i * length) / 10, -2, leaf({ length: 22, width: 4.5, colour: '#4f7548', vein: false }), {
        rotate: -48,
      }) +
      place(8 + (i * length) / 10, -2, leaf({ length: 20, width: 4.5, colour: '#5f8a52', vein: false }), {
        rotate: 40,
      })
  return out
}

const tomatoHalf = (sheet: Sheet) =>
  ellipse(3, 5, 29, 17, { fill: '#7a3a0c', opacity: 0.5 }) +
  ellipse(0, 0, 28, 17, { fill: '#b3261a' }) +
  ellipse(0, -2, 27, 15, { fill: sheet.radial(['#ff7a4e', '#e2432a', '#c22d1c']) }) +
  (
    [
      [-11, -3],
      [10, -4],
      [0, 5],
    ] as const
  )
    .map(
      ([x, y]) => ellipse(x, y, 7, 3.6, { fill: '#f7b26a' }) + ellipse(x - 1, y, 2, 1.2, { fill: '#fff0c8' }),
    )
    .join('')
