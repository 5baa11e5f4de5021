import { type Ramp, ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, held, type Point, path, place, round, stroke, wrapped } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = {
  casing: food.casing,
  meat: food.meat,
  bloom: 0.8,
  fat: 64,
  chilli: true,
  board: true,
  pieces: 1,
}
type Params = typeof DEFAULTS

/**
 * Salame tied with twine, cut, with a fan of slices on a board.
 * `pieces` 2 lays a second one behind; `bloom` 0-1 is the white mould on the casing, `fat` the number of grains in a cut.
 */
export default defineKind({
  name: 'salame',
  title: 'Salame con fette',
  schemes: ['calabria', 'lombardia', 'sicilia', 'lazio', 'puglia', 'alpi'],
  frame: { scale: 1.3, y: 706, x: 402 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    let out = ''
    if (p.board) out += board(sheet)
    else out += sheet.shadow({ width: 280, height: 30, offset: 20 })
    if (p.pieces > 1) out += place(-20, -196, body(sheet, p), { rotate: 11, scale: 0.94 })
    out += place(-6, -128, body(sheet, p), { rotate: -9 })
    const one = (salt: number, rx: number, ry: number) => slice(sheet, p, { rx, ry, salt })
    for (const [x, y, angle, salt] of [
      [-166, -34, 5, 5],
      [-96, -26, 2, 9],
      [-26, -22, -2, 13],
    ] as const)
      out += place(
        x,
        y,
        sheet.shadow({ width: 80, height: 14, offset: 12, y: 10, alpha: 0.8 }) + one(salt, 68, 27),
        { rotate: angle },
      )
    if (p.chilli)
      out +=
        place(150, -12, chilli(sheet), { rotate: 8 }) +
        place(196, -30, chilli(sheet), { rotate: -20, scale: 0.86 })
    return out
  },
})

export function board(sheet: Sheet) {
  const w = ramp(food.wood)
  const top = 'M-262-66Q-270-66-272-58L-288-14Q-290-6-280-6H262Q272-6 270-14L252-58Q250-66 242-66Z'
  return (
    sheet.shadow({ width: 310, height: 20, offset: 30, y: 8 }) +
    sheet.solid('M-289-12V4Q-288 12-280 12H262Q271 12 271 4V-12Z', {
      fill: sheet.linear([w.base, w.dark, w.deep]),
      ink: w.ink,
      start: 0.5,
      alpha: 0.7,
    }) +
    sheet.solid(top, {
      fill: sheet.linear([w.pale, w.light, w.base]),
      ink: w.dark,
      start: 0.4,
      alpha: 0.7,
      inside: stroke('M-270-22Q-60-30 90-24T262-20M-260-44Q-80-52 60-46T250-42', w.dark, 2, {
        opacity: 0.35,
      }),
    })
  )
}

/** The sausage lies along x from the knot to the cut; `R` is its radius, `RATIO` the depth of the ellipses. */
const [FROM, TO, R, RATIO, RINGS] = [-232, 158, 76, 0.36, 6] as const
const along = (u: number): number => FROM + (TO - FROM) * u

/** Radius along the length: tapered at the knot, full after a third, slightly slimmer at the cut. */
const radius = (u: number): number =>
  R * (u < 0.3 ? Math.sin((0.18 + 0.82 * (u / 0.3)) * (Math.PI / 2)) : 1 - 0.06 * ((u - 0.3) / 0.7))

/** The upper edge, from the knot to the cut: twine rings squeeze it into soft cushions. */
const UPPER = Array.from({ length: 61 }, (_, i): Point => {
  const u = i / 60
  const cushion = Math.abs(Math.sin(u * RINGS * Math.PI)) ** 0.6 * 5 - 4
  return [along(u), -(radius(u) + cushion)]
})
const CUT = -held(UPPER, 60)[1]

function outline(): string {
  const [x, y] = held(UPPER, 0)
  const line = (points: readonly Point[], side: number) =>
    points.map(([px, py]) => `L${round(px)} ${round(py * side)}`).join('')
  return (
    `M${round(x)} ${round(y)}${line(UPPER.slice(1), 1)}` +
    `A${round(R * RATIO)} ${round(CUT)} 0 0 1 ${TO} ${round(CUT)}` +
    `${line(UPPER.slice(0, -1).reverse(), -1)}Q${FROM - 16} 0 ${round(x)} ${round(y)}Z`
  )
}

const twine = (t: Ramp, line: string, width = 5): string =>
  stroke(line, t.ink, width + 2.5, { opacity: 0.4, transform: 'translate(2 2.5)' }) +
  stroke(line, '#c9ab78', width) +
  stroke(line, '#f8ecd0', width * 0.55, { transform: 'translate(-.6 -.8)' })

function body(sheet: Sheet, p: Params): string {
  const t = ramp(p.casing)
  const d = outline()
  return (
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.22, 0.52, 0.84, 1], [t.base, t.pale, t.base, t.deep, t.dark]), 'down'),
      inside: bloomOf(sheet, p.bloom) + cushions(t),
      ink: t.ink,
      axis: 'down',
      start: 0.48,
      alpha: 0.9,
    }) +
    sheet.clip(d, twine(t, strand(-0.5)) + twine(t, strand(0.42))) +
    rings(t) +
    knot(sheet, t) +
    place(TO, 0, slice(sheet, p, { rx: R * RATIO, ry: CUT, salt: 3 }))
  )
}

/** Patches of pale mould, denser on the lit side. */
function bloomOf(sheet: Sheet, bloom: number): string {
  const next = sheet.random(17)
  let out = ''
  for (let i = 0; i < 60 * bloom; i++) {
    const y = -R + next() * R * 1.5
    out += ellipse(FROM + next() * (TO - FROM), y, 8 + next() * 26, 3 + next() * 8, {
      fill: '#fbf1e4',
      opacity: round((0.16 + next() * 0.34) * 10) / 10,
    })
  }
  const box = `M${FROM - 20} ${-R - 10}H${TO + 40}V${R + 10}H${FROM - 20}Z`
  return out + sheet.grain(box, { ink: '#fdf4ea', axis: [0, 0.75, 0, 0.1], start: 0.3, alpha: 0.75 * bloom })
}

/** Each cushion has its own light and shade. */
function cushions(t: Ramp): string {
  let out = ''
  for (let k = 0; k < RINGS; k++) {
    const [x0, x1] = [along(k / RINGS), along((k + 1) / RINGS)]
    const shade = `M${round(x1 - 7)} ${-R}Q${round(x1 + R * RATIO - 7)} 0 ${round(x1 - 7)} ${R}`
    out += ellipse((x0 + x1) / 2 - 4, -R * 0.52, (x1 - x0) * 0.34, 9, { fill: '#fff6ec', opacity: 0.4 })
    out += stroke(shade, t.deep, 9, { opacity: 0.22 })
  }
  return out
}

/** A long strand of twine that waves over the cushions; `level` −1 is the top, 1 the bottom. */
function strand(level: number): string {
  let line = ''
  for (let i = 0; i <= RINGS; i++) {
    const r = radius(i / RINGS)
    const x = along(i / RINGS) + r * RATIO * Math.sqrt(1 - level * level) * 0.9
    const end = `${round(x)} ${round(r * level)}`
    line += i ? `Q${round(x - (TO - FROM) / RINGS / 2)} ${round(r * level * 1.1)} ${end}` : `M${end}`
  }
  return line
}

/** The rings of twine: the front half of an ellipse each. */
function rings(t: Ramp): string {
  let out = ''
  for (let k = 1; k < RINGS; k++) {
    const x = along(k / RINGS)
    const r = radius(k / RINGS) + 0.5
    out += twine(
      t,
      `M${round(x)} ${round(-r)}A${round(r * RATIO)} ${round(r)} 0 0 1 ${round(x)} ${round(r)}`,
      5.5,
    )
  }
  return out
}

/** The tied end with a hanging loop. */
const knot = (sheet: Sheet, t: Ramp): string =>
  sheet.solid(
    `M${FROM + 6}-20Q${FROM - 22}-14 ${FROM - 34}-24Q${FROM - 30} 0 ${FROM - 36} 20Q${FROM - 22} 12 ${FROM + 6} 20Z`,
    {
      fill: sheet.linear([t.light, t.base, t.dark], 'down'),
      ink: t.ink,
      axis: 'down',
      start: 0.5,
      alpha: 0.7,
    },
  ) +
  twine(t, `M${FROM - 8}-18Q${FROM + 4} 0 ${FROM - 8} 18M${FROM - 16}-17Q${FROM - 6} 0 ${FROM - 16} 17`) +
  twine(t, `M${FROM - 14}-6Q${FROM - 44}-70 ${FROM - 8}-84Q${FROM + 24}-84 ${FROM - 8}-20`, 4.5)

type Paste = { meat: string; fat?: number }
type Oval = { rx: number; ry: number; salt?: number }

/** Cut face: casing, lean rim, grains of fat of different sizes that never overlap. */
export function slice(sheet: Sheet, { meat, fat = 60 }: Paste, { rx, ry, salt = 1 }: Oval): string {
  const t = ramp(meat)
  const next = sheet.random(salt)
  const grains: { x: number; y: number; size: number }[] = []
  for (let tries = 0; tries < fat * 6 && grains.length < fat; tries++) {
    const [a, q, size] = [next() * 6.283, Math.sqrt(next()) * 0.9, 0.03 + next() ** 2 * 0.075]
    const g = { x: q * Math.cos(a), y: q * Math.sin(a), size }
    if (grains.every((o) => Math.hypot(o.x - g.x, o.y - g.y) > o.size + g.size + 0.025)) grains.push(g)
  }
  const dots = grains
    .map((g) => {
      const n = 6
      const pts = Array.from({ length: n }, (_, i): Point => {
        const a = (i / n) * 6.283
        const r = g.size * (0.75 + next() * 0.6)
        return [(g.x + r * Math.cos(a)) * rx, (g.y + r * Math.sin(a)) * ry]
      })
      const [[x0, y0], [x1, y1]] = [wrapped(pts, 0), wrapped(pts, 1)]
      const bends = pts.map(([x, y], i) => {
        const [nx, ny] = wrapped(pts, i + 1)
        return `${i ? `Q${round(x)} ${round(y)} ` : ''}${round((x + nx) / 2)} ${round((y + ny) / 2)}`
      })
      return `M${bends.join('')}Q${round(x0)} ${round(y0)} ${round((x0 + x1) / 2)} ${round((y0 + y1) / 2)}Z`
    })
    .join('')
  return (
    ellipse(0, 2.5, rx, ry, { fill: t.deep }) +
    ellipse(0, 0, rx, ry, { fill: '#e9cfb8' }) +
    ellipse(0, 0, rx - 3, ry - 3, {
      fill: sheet.radial(stops([0, 0.5, 1], [t.light, t.base, t.dark]), { cx: 0.4, cy: 0.35, r: 0.75 }),
    }) +
    path(dots, { fill: food.fat }) +
    sheet.grain(`M${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`, {
      ink: t.deep,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.45,
    })
  )
}

/** A single red chilli, stalk at the right. */
export function chilli(sheet: Sheet, colour = food.chilli) {
  const t = ramp(colour)
  return (
    path('M-58 6C-34-20 10-26 48-8C58-2 62 8 54 9C20 2-18 8-58 6Z', {
      fill: sheet.linear([t.dark, t.light, t.base, t.dark]),
    }) +
    stroke('M-22-7Q6-16 30-9', '#ffd0bc', 4, { opacity: 0.85 }) +
    path('M42-12Q58-12 62 2Q58 12 50 10Q44 0 42-12Z', { fill: '#4f7a3a' }) +
    stroke('M58-2Q70-8 78-22', '#6f9a50', 6)
  )
}
