import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, type Point, path, place, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { rind: food.bloom, paste: '#f8e3a6', holes: true }
type Params = typeof DEFAULTS

/** Small soft or semi-hard cheeses: a whole round and an open one on chestnut leaves. */
export default defineKind({
  name: 'small-cheese',
  title: 'Formaggella a crosta fiorita',
  schemes: ['alpi', 'sardegna', 'liguria', 'toscana', 'calabria', 'veneto'],
  frame: { scale: 1.32, y: 694 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const leaves = (
      [
        [-170, -14, 196],
        [-60, 0, 168],
        [170, -4, -8],
        [90, 12, 24],
      ] as const
    )
      .map(([x, y, a]) => place(x, y, leaf({ length: 120, width: 30, colour: '#6f8a3c' }), { rotate: a }))
      .join('')
    return (
      sheet.shadow({ width: 290, height: 30, offset: 30 }) +
      leaves +
      place(-86, -22, cheese(sheet, p, { R: 138, flat: 44, H: 92 })) +
      place(-84, -122, cheese(sheet, p, { R: 122, flat: 40, H: 84 }), { rotate: -2 }) +
      place(96, 6, cheese(sheet, p, { R: 146, flat: 48, H: 96, cut: true }))
    )
  },
})

type Round = { R: number; flat: number; H: number; cut?: boolean }

function cheese(sheet: Sheet, p: Params, { R, flat, H, cut = false }: Round): string {
  const t = ramp(p.rind)
  const cy = -flat - H
  const side = `M${-R} ${cy + 8}Q${-R - 8} ${cy + H / 2} ${-R} ${-flat - 6}A${R} ${flat} 0 0 0 ${R} ${-flat - 6}Q${R + 8} ${cy + H / 2} ${R} ${cy + 8}A${R} ${flat} 0 0 1 ${-R} ${cy + 8}Z`
  const top = `M${-R} ${cy}a${R} ${flat} 0 1 1 ${2 * R} 0a${R} ${flat} 0 1 1 ${-2 * R} 0Z`
  const next = sheet.random(cut ? 21 : 22)
  let bloom = ''
  for (let i = 0; i < 40; i++)
    bloom += ellipse(-R + next() * 2 * R, cy + next() * (H + flat), 4 + next() * 15, 2 + next() * 6, {
      fill: next() < 0.5 ? light.warm : t.dark,
      opacity: next() < 0.5 ? 0.6 : 0.18,
    })
  let out = sheet.shadow({ width: R * 1.16, height: 16, offset: 22, y: -12 })
  out += sheet.solid(side, {
    fill: sheet.linear(stops([0, 0.12, 0.3, 0.66, 1], [t.dark, t.base, t.pale, t.base, t.dark])),
    inside: bloom,
    ink: t.dark,
    start: 0.36,
    alpha: 0.9,
  })
  out += sheet.grain(side, { ink: t.dark, axis: 'down', start: 0.6, alpha: 0.5 })
  out +=
    path(
      `M${-R - 2} ${cy + 4}a${R + 2} ${flat + 3} 0 1 1 ${2 * R + 4} 0a${R + 2} ${flat + 3} 0 1 1 ${-2 * R - 4} 0Z`,
      { fill: t.base },
    ) +
    sheet.solid(top, {
      fill: sheet.linear(stops([0, 0.5, 1], [light.warm, t.pale, t.dark]), 'rightDown'),
      inside: bloom,
      ink: t.dark,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.6,
    })
  return cut ? out + gapOf(sheet, p, { R, flat, H }, next) : out
}

/** A wedge is missing at the front: two faces of paste with a thin rind. */
function gapOf(sheet: Sheet, p: Params, { R, flat, H }: Round, next: Draw): string {
  const t = ramp(p.rind)
  const c = ramp(p.paste)
  const cy = -flat - H
  const at = (degrees: number): Point => [
    R * Math.cos((degrees * Math.PI) / 180),
    cy + flat * Math.sin((degrees * Math.PI) / 180),
  ]
  const [[x1, y1], [x2, y2]] = [at(38), at(118)]
  const gap = `M0 ${cy}L${round(x1)} ${round(y1)}V${round(y1 + H)}A${R} ${flat} 0 0 1 ${round(x2)} ${round(y2 + H + 8)}V${round(y2)}Z`
  const lit = `M0 ${cy}L${round(x1)} ${round(y1)}V${round(y1 + H)}L0 ${cy + H}Z`
  const dark = `M0 ${cy}L${round(x2)} ${round(y2)}V${round(y2 + H)}L0 ${cy + H}Z`
  let holes = ''
  if (p.holes)
    for (let i = 0; i < 16; i++) {
      const u = 0.1 + next() * 0.8
      holes += ellipse(
        x1 * u,
        cy + (y1 - cy) * u + H * (0.14 + next() * 0.72),
        2 + next() * 5,
        1.6 + next() * 3.4,
        { fill: c.dark },
      )
    }
  let out = path(gap, { fill: sheet.tableInk }) + path(gap, { fill: '#3a3018', opacity: 0.45 })
  out += path(dark, { fill: sheet.linear([c.dark, ramp(c.dark).dark]) })
  out += sheet.solid(lit, {
    fill: sheet.linear(stops([0, 0.5, 1], [c.base, c.pale, c.base])),
    inside:
      holes +
      stroke(`M0 ${cy + 4}L${round(x1)} ${round(y1 + 4)}`, t.pale, 10) +
      stroke(`M0 ${cy + H - 4}L${round(x1)} ${round(y1 + H - 4)}`, t.base, 9),
    ink: c.dark,
    axis: 'left',
    start: 0.5,
    alpha: 0.7,
  })
  return out + stroke(`M0 ${cy}V${cy + H}`, c.deep, 2, { opacity: 0.7 })
}
