import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.biscuit, bowl: food.bowlBlue, seeds: true }
type Params = typeof DEFAULTS

/** Small baked rings heaped in a bowl, two of them on the table; `seeds` of fennel on the crust. */
export default defineKind({
  name: 'taralli',
  title: 'Taralli',
  schemes: ['puglia', 'sicilia', 'liguria', 'emilia', 'lazio', 'alpi'],
  frame: { scale: 1.34, y: 702, x: 396 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const heap = [
      [-96, -262, -14],
      [8, -286, 6],
      [104, -256, 20],
      [-160, -206, -24],
      [-54, -222, 8],
      [56, -222, -10],
      [160, -204, 24],
    ] as const
    return (
      sheet.shadow({ width: 260, height: 28, offset: 46 }) +
      ellipse(0, -176, 214, 52, { fill: ramp(p.bowl).deep }) +
      heap.map(([x, y, a], i) => place(x, y, ring(sheet, p, i), { rotate: a })).join('') +
      bowl(sheet, p.bowl) +
      place(-206, -18, ring(sheet, p, 8), { rotate: -8, scale: 0.94 }) +
      place(214, -22, ring(sheet, p, 9), { rotate: 10, scale: 0.98 })
    )
  },
})

/** A twisted ring with the knot at its foot. */
function ring(sheet: Sheet, p: Params, salt: number): string {
  const t = ramp(p.colour)
  const next = sheet.random(50 + salt)
  const outer = 'M0-62C44-62 66-36 66-4C66 30 36 48 0 48C-36 48-66 30-66-4C-66-36-44-62 0-62Z'
  const hole = 'M0-22C14-22 21-14 21-4C21 6 13 12 0 12C-13 12-21 6-21-4C-21-14-14-22 0-22Z'
  let specks = ''
  if (p.seeds)
    for (let i = 0; i < 12; i++) {
      const a = next() * Math.PI * 2
      specks += ellipse(48 * Math.cos(a), -6 + 40 * Math.sin(a), 4.4, 1.8, { fill: t.ink, opacity: 0.6 })
    }
  return (
    path(outer, { fill: t.ink, opacity: 0.4, transform: 'translate(4 6)' }) +
    sheet.solid(outer, {
      fill: sheet.radial(stops([0, 0.3, 0.65, 1], [t.pale, t.light, t.base, t.dark])),
      inside: specks,
      ink: t.deep,
      axis: 'ball',
      start: 0.42,
      alpha: 0.85,
    }) +
    path(hole, { fill: t.deep }) +
    path(hole, { fill: t.ink, opacity: 0.5, transform: 'translate(-2 -3)' }) +
    stroke('M-46-30Q-34-50-8-52', light.warm, 8, { opacity: 0.7 }) +
    path('M-26 20Q-4 58 34 44Q44 34 36 26Q8 40-8 14Z', { fill: t.light }) +
    stroke('M-24 22Q-2 56 32 44', t.deep, 3, { opacity: 0.45 })
  )
}

function bowl(sheet: Sheet, colour: string): string {
  const b = ramp(colour)
  const d = 'M-216-178C-206-70-140-4-76 0H76C140-4 206-70 216-178Q140-122 0-122Q-140-122-216-178Z'
  return (
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.14, 0.3, 0.62, 1], [b.dark, b.base, b.light, b.base, b.deep])),
      inside:
        stroke('M-206-126Q0-62 206-126', light.cream, 7) + stroke('M-198-104Q0-42 198-104', light.cream, 3),
      ink: b.ink,
      start: 0.42,
      alpha: 0.85,
    }) +
    stroke('M-216-178Q-140-122 0-122Q140-122 216-178', b.pale, 7) +
    stroke('M-180-138Q-164-88-132-52', light.cream, 9, { opacity: 0.55 })
  )
}
