import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { thread } from '../../tokens.ts'
import { rosemary } from '../bakery/flatbread.ts'
import { defineKind } from '../kind.ts'
import { board } from './salame.ts'

const DEFAULTS = { skin: '#a85a22', meat: '#e2b098', herbs: '#6f7a34', slices: 3 }
type Params = typeof DEFAULTS

/** A boned roast rolled and tied, its crackling scored, with slices in front. */
export default defineKind({
  name: 'roast',
  title: 'Arrosto arrotolato con fette',
  schemes: ['sicilia', 'liguria', 'alpi', 'lazio', 'notte', 'lombardia'],
  frame: { scale: 1.32, y: 706, x: 402 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const spots = [
      [-176, -26, -4, 1],
      [-84, -14, 3, 1.08],
      [6, -10, -2, 1.04],
    ] as const
    return (
      board(sheet) +
      place(20, -140, roll(sheet, p)) +
      spots
        .slice(0, p.slices)
        .map(([x, y, rotate, scale]) => place(x, y, slice(sheet, p), { rotate, scale }))
        .join('') +
      place(150, -14, rosemary({ length: 130 }), { rotate: -16 })
    )
  },
})

/** The roll lies along x, its cut at the left. */
function roll(sheet: Sheet, p: Params): string {
  const t = ramp(p.skin)
  const d = 'M-170-112Q-20-138 150-112Q232-96 236 0Q232 92 150 104Q-20 122-170 108Z'
  const scores = [-120, -64, -8, 48, 104, 156]
    .map(
      (x) =>
        stroke(`M${x}-126Q${x + 34} 0 ${x} 122`, t.ink, 5, { opacity: 0.4 }) +
        stroke(`M${x + 7}-120Q${x + 40} 0 ${x + 7} 116`, t.light, 3, { opacity: 0.5 }),
    )
    .join('')
  const ties = [-92, 22, 132]
    .map(
      (x) =>
        stroke(`M${x}-124Q${x + 36} 0 ${x} 118`, thread.dark, 9) +
        stroke(`M${x - 2}-124Q${x + 34} 0 ${x - 2} 118`, thread.light, 5),
    )
    .join('')
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(8 16)' }) +
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.16, 0.34, 0.7, 1], [t.dark, t.light, t.pale, t.base, t.deep]), 'down'),
      inside: scores + ties,
      ink: t.ink,
      axis: 'down',
      start: 0.4,
      alpha: 0.9,
    }) +
    stroke('M-120-92Q20-108 140-90', '#fff3da', 10, { opacity: 0.55 }) +
    place(-170, -2, face(sheet, p, 62, 110))
  )
}

/** The cut: skin, a ring of fat, meat wound round its herbs. */
function face(sheet: Sheet, p: Params, rx: number, ry: number): string {
  const [t, m] = [ramp(p.skin), ramp(p.meat)]
  const spiral = Array.from({ length: 34 }, (_, i) => {
    const a = i * 0.42
    const k = 0.1 + (i / 34) * 0.6
    return `${i ? 'L' : 'M'}${round(rx * k * Math.cos(a))} ${round(ry * k * Math.sin(a))}`
  }).join('')
  return (
    ellipse(0, 0, rx, ry, { fill: t.deep }) +
    ellipse(1, 0, rx - 6, ry - 8, { fill: '#f8e6d2' }) +
    ellipse(2, 0, rx - 14, ry - 20, {
      fill: sheet.radial([m.light, m.base, m.dark], { cx: 0.4, cy: 0.32, r: 0.8 }),
    }) +
    stroke(spiral, '#f6ddc9', rx * 0.1, { opacity: 0.9 }) +
    stroke(spiral, p.herbs, rx * 0.055, { 'stroke-dasharray': '9 7' })
  )
}

const slice = (sheet: Sheet, p: Params): string =>
  sheet.shadow({ width: 92, height: 14, offset: 14, y: 14, alpha: 0.8 }) +
  place(0, 6, ellipse(0, 0, 84, 36, { fill: ramp(p.skin).deep })) +
  face(sheet, p, 84, 36)
