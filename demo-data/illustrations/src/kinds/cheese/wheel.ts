import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, type Point, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = {
  rind: string
  paste: string
  pattern: 'basket' | 'plain'
  wedge: boolean
  height: number
}

const DEFAULTS: Params = {
  rind: food.hardRind,
  paste: food.cheese,
  pattern: 'basket',
  wedge: true,
  height: 158,
}

/** Half width and half depth of the wheel. */
const [R, FLAT] = [236, 80] as const

/**
 * Hard cheese wheel with a notch and its wedge. `rind`: colour of the crust, `paste`: colour of the
 * cut, `pattern`: 'basket' (weave, no official dotted marks) or 'plain', `height` of the side (90–210).
 */
export default defineKind({
  name: 'wheel',
  title: 'Forma di formaggio stagionato con spicchio',
  schemes: ['emilia', 'sicilia', 'liguria', 'toscana', 'notte'],
  frame: { scale: 1.12, y: 672, x: 374 },
  defaults: DEFAULTS,
  choices: { pattern: ['basket', 'plain'] },
  draw(sheet, p) {
    const [t, c] = [ramp(p.rind), ramp(p.paste)]
    const base = drum(sheet, p) + notch(sheet, p)
    if (!p.wedge) return base
    const shadow = sheet.shadow({ width: 160, height: 20, offset: 30 })
    return base + place(166, 58, shadow + wedge(sheet, { t, c }), { scale: 0.8 })
  },
})

/** A point of the upper rim, at an angle from the right. */
const rimPoint = (degrees: number, cy: number): Point => [
  R * Math.cos((degrees * Math.PI) / 180),
  cy + FLAT * Math.sin((degrees * Math.PI) / 180),
]

/** The side and the top. */
function drum(sheet: Sheet, p: Params): string {
  const cy = -FLAT - p.height
  const t = ramp(p.rind)
  const pasteEdge = ramp(t.light)
  const side = `M${-R} ${cy}A${R} ${FLAT} 0 0 0 ${R} ${cy}V${-FLAT}A${R} ${FLAT} 0 0 1 ${-R} ${-FLAT}Z`
  const foot = sheet.grain(side, { ink: t.ink, axis: 'down', start: 0.65, alpha: 0.6 })
  let out = sheet.shadow({ width: 320, height: 44, offset: 60 })
  out += sheet.solid(side, {
    fill: sheet.linear(stops([0, 0.14, 0.33, 0.68, 1], [t.dark, t.base, t.light, t.base, t.dark])),
    inside: weave(p) + foot,
    ink: t.ink,
    start: 0.42,
    alpha: 0.95,
  })
  const top = `M${-R} ${cy}a${R} ${FLAT} 0 1 1 ${2 * R} 0a${R} ${FLAT} 0 1 1 ${-2 * R} 0Z`
  out += sheet.solid(top, {
    fill: sheet.linear(stops([0, 0.45, 1], [pasteEdge.pale, pasteEdge.light, t.base]), 'rightDown'),
    ink: t.dark,
    axis: 'rightDown',
    start: 0.5,
    alpha: 0.6,
  })
  return (
    out +
    ellipse(0, cy, R - 3, FLAT - 2, {
      fill: 'none',
      stroke: '#fff1c4',
      'stroke-opacity': 0.6,
      'stroke-width': 3,
    })
  )
}

/** The print of the basket on the side, left out where the notch is. */
function weave(p: Params): string {
  if (p.pattern !== 'basket') return ''
  const cy = -FLAT - p.height
  const t = ramp(p.rind)
  const [[x1], [x2]] = [rimPoint(28, cy), rimPoint(98, cy)]
  let out = ''
  for (let row = 0; row < Math.floor(p.height / 17); row++)
    for (let a = 2 + (row % 2) * 3.4; a < 178; a += 6.8) {
      const [x, rim] = rimPoint(a, cy)
      const y = rim + 14 + row * 16
      const half = 0.8 + 4.6 * Math.sin((a * Math.PI) / 180)
      if (x > x2 + 4 && x < x1 - 4) continue
      out += `<rect x="${round(x - half)}" y="${round(y)}" width="${round(2 * half)}" height="9" rx="3" fill="${t.dark}" opacity=".45"/><rect x="${round(x - half)}" y="${round(y)}" width="${round(half)}" height="9" rx="3" fill="${t.pale}" opacity=".3"/>`
    }
  return out
}

/** The notch: dark floor, one lit face, one face in shadow. */
function notch(sheet: Sheet, p: Params): string {
  const H = p.height
  const cy = -FLAT - H
  const [t, c] = [ramp(p.rind), ramp(p.paste)]
  const [[x1, y1], [x2, y2]] = [rimPoint(28, cy), rimPoint(98, cy)]
  const floor = `M0 ${cy}L${round(x1)} ${round(y1)}V${round(y1 + H)}A${R} ${FLAT} 0 0 1 ${round(x2)} ${round(y2 + H)}V${round(y2)}Z`
  const lit = `M0 ${cy}L${round(x1)} ${round(y1)}V${round(y1 + H)}L0 ${cy + H}Z`
  const dark = `M0 ${cy}L${round(x2)} ${round(y2)}V${round(y2 + H)}L0 ${cy + H}Z`
  const rim =
    stroke(`M0 ${cy + 4}L${round(x1)} ${round(y1 + 4)}`, t.base, 9) +
    stroke(`M0 ${cy + H - 3}L${round(x1)} ${round(y1 + H - 3)}`, t.dark, 8)
  return (
    path(floor, { fill: sheet.tableInk }) +
    path(floor, { fill: sheet.linear(stops([0, 1], [t.ink, t.ink], [0.9, 0.55])) }) +
    path(dark, { fill: sheet.linear([c.dark, ramp(c.dark).dark]) }) +
    sheet.solid(lit, {
      fill: sheet.linear(stops([0, 0.25, 0.8, 0.93, 1], [c.dark, c.base, c.pale, c.base, t.base])),
      inside: crumbs(sheet, c, 70, (u, v): Point => [x1 * u * 0.94, cy + (y1 - cy) * u + H * v]) + rim,
      ink: c.dark,
      axis: 'left',
      start: 0.6,
      alpha: 0.7,
    }) +
    stroke(`M0 ${cy}V${cy + H}`, t.dark, 2)
  )
}

/** Tyrosine grains and flaky cracks of an old paste. */
function crumbs(sheet: Sheet, c: Ramp, count: number, at: (u: number, v: number) => Point) {
  const next = sheet.random(4)
  let out = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = at(next(), next())
    out +=
      next() < 0.55
        ? ellipse(x, y, 1 + next() * 2.6, 0.8 + next() * 1.8, { fill: '#fff9e4' })
        : stroke(
            `M${round(x)} ${round(y)}q${round(5 + next() * 9)} ${round(-3 + next() * 6)} ${round(10 + next() * 14)} ${round(-2 + next() * 7)}`,
            c.dark,
            1.8,
            { opacity: 0.8 },
          )
  }
  return out
}

/** The wedge taken from the notch, point to the left. */
export function wedge(sheet: Sheet, { t, c, grain = true }: { t: Ramp; c: Ramp; grain?: boolean }): string {
  const [A, B, C, H] = [[-150, -104], [132, -150], [118, -84], 96] as const
  const face = `M${A[0]} ${A[1]}L${C[0]} ${C[1]}V${C[1] + H}L${A[0]} ${A[1] + H}Z`
  const rind = `M${C[0]} ${C[1]}Q136-112 ${B[0]} ${B[1]}V${B[1] + H}Q136-16 ${C[0]} ${C[1] + H}Z`
  const top = `M${A[0]} ${A[1]}L${C[0]} ${C[1]}Q136-112 ${B[0]} ${B[1]}Z`
  const inside =
    (grain
      ? crumbs(sheet, c, 50, (u, v): Point => [A[0] + (C[0] - A[0]) * u, A[1] + (C[1] - A[1]) * u + H * v])
      : '') +
    stroke(`M${A[0]} ${A[1] + 3}L${C[0]} ${C[1] + 3}`, t.base, 6) +
    stroke(`M${A[0]} ${A[1] + H - 3}L${C[0]} ${C[1] + H - 3}`, t.dark, 6)
  return (
    path(rind, { fill: sheet.linear([t.base, t.deep]) }) +
    path(top, { fill: sheet.linear([ramp(t.light).pale, t.light]) }) +
    sheet.solid(face, {
      fill: sheet.linear(stops([0, 0.5, 0.9, 1], [c.pale, c.base, c.base, c.dark])),
      inside,
      ink: c.dark,
      start: 0.5,
      alpha: 0.65,
    })
  )
}
