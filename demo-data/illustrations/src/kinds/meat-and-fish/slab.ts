import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { curve, ellipse, type Point, path, place, polygon, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { board } from './salame.ts'

/** `lean` and `fat` as they show on the cut; `streaks` counts the veins of the paler one. */
type Cut = { lean: string; fat: string; rind: string; streaks: number; edge: number }

const CUTS = {
  speck: { lean: food.smokedMeat, fat: food.fat, rind: food.smokedRind, streaks: 4, edge: 16 },
  lardo: { lean: food.lard, fat: food.hamMeat, rind: food.herbRind, streaks: 2, edge: 9 },
  bresaola: { lean: food.darkMeat, fat: food.fat, rind: food.darkRind, streaks: 1, edge: 4 },
  guanciale: { lean: food.lard, fat: food.meat, rind: food.pepperRind, streaks: 3, edge: 9 },
} satisfies Record<string, Cut>

type Params = { cut: keyof typeof CUTS; slices: number }

const DEFAULTS: Params = { cut: 'speck', slices: 4 }

/** A slab of cured meat on a board, its cut towards us, with thin slices in front. */
export default defineKind({
  name: 'slab',
  title: 'Trancio di speck con fette',
  schemes: ['alpi', 'lombardia', 'sicilia', 'liguria', 'notte', 'puglia'],
  frame: { scale: 1.3, y: 704, x: 402 },
  defaults: DEFAULTS,
  choices: { cut: ['speck', 'lardo', 'bresaola', 'guanciale'] },
  draw(sheet, p) {
    const cut = CUTS[p.cut]
    const spots = [
      [-182, -30, 6, 1],
      [-108, -22, 2, 1.04],
      [-30, -18, -3, 1.08],
      [50, -14, -8, 1.02],
      [126, -20, -14, 0.96],
    ] as const
    const slices = spots
      .slice(0, p.slices)
      .map(([x, y, a, s], i) => place(x, y, slice(sheet, cut, 40 + i), { rotate: a, scale: s }))
    return board(sheet) + place(10, -44, block(sheet, cut)) + slices.join('')
  },
})

function block(sheet: Sheet, cut: Cut): string {
  const r = ramp(cut.rind)
  const next = sheet.random(9)
  let pepper = ''
  for (let i = 0; i < 130; i++)
    pepper += ellipse(-220 + next() * 440, -290 + next() * 290, 1.6 + next() * 3.4, 1.2 + next() * 2.2, {
      fill: next() < 0.6 ? r.ink : r.light,
      opacity: 0.6,
    })
  const top = 'M-196-176Q-150-262-96-270L166-286Q206-262 214-214L150-170Q-20-150-196-176Z'
  const side = 'M150-170L214-214Q224-120 208-62L150-8Z'
  const face = 'M-196-176Q-206-90-186-8Q-20 6 150-8V-170Q-20-150-196-176Z'
  return (
    sheet.solid(side, { fill: sheet.linear([r.dark, r.deep]), inside: pepper, ink: r.ink, start: 0.3 }) +
    sheet.solid(top, {
      fill: sheet.linear([r.light, r.base, r.dark], 'rightDown'),
      inside: pepper,
      ink: r.ink,
      axis: 'rightDown',
      start: 0.4,
      alpha: 0.85,
    }) +
    sheet.solid(face, { fill: r.dark }) +
    sheet.clip(face, place(-22, -86, marbled(sheet, cut, 168, 80, 3))) +
    stroke('M-196-176Q-20-150 150-170', r.light, 5, { opacity: 0.7 })
  )
}

/** The cut: lean, wandering streaks of fat, a layer of fat below the rind. */
function marbled(sheet: Sheet, cut: Cut, rx: number, ry: number, salt: number): string {
  const m = ramp(cut.lean)
  const f = ramp(cut.fat)
  const next = sheet.random(salt)
  const box = polygon([
    [-rx, -ry],
    [rx, -ry],
    [rx, ry],
    [-rx, ry],
  ])
  let veins = ''
  for (let i = 0; i < cut.streaks; i++) {
    const y = -ry * 0.5 + (i * ry * 1.15) / Math.max(1, cut.streaks - 0.4)
    const line = Array.from(
      { length: 7 },
      (_, k): Point => [-rx + (k * rx) / 3, y + (next() - 0.5) * ry * 0.28],
    )
    const d = curve(line)
    veins +=
      stroke(d, f.base, round(ry * 0.12 + next() * ry * 0.1), { opacity: 0.95 }) +
      stroke(d, f.light, round(ry * 0.05), { opacity: 0.8, transform: 'translate(0 -2)' })
  }
  for (let i = 0; i < 26; i++)
    veins += stroke(
      `M${round(-rx + next() * 2 * rx)} ${round(-ry + next() * 2 * ry)}q${round(10 + next() * 16)} ${round(next() * 8 - 4)} ${round(18 + next() * 26)} ${round(next() * 10 - 5)}`,
      next() < 0.5 ? f.base : m.dark,
      2,
      { opacity: 0.4 },
    )
  const rim = path(
    `M${-rx} ${-ry}H${rx}V${-ry + cut.edge}Q0 ${-ry + cut.edge + 14} ${-rx} ${-ry + cut.edge}Z`,
    {
      fill: f.pale,
    },
  )
  return sheet.solid(box, {
    fill: sheet.linear([m.light, m.base, m.dark], 'diagonal'),
    inside: veins + rim,
    ink: m.deep,
    axis: 'diagonal',
    start: 0.5,
    alpha: 0.55,
  })
}

/** A thin slice lying flat with one edge lifted. */
function slice(sheet: Sheet, cut: Cut, salt: number): string {
  const r = ramp(cut.rind)
  const d = 'M-104-10Q-112-40-78-46Q0-60 84-46Q112-38 106-10Q70 16 0 14Q-72 16-104-10Z'
  return (
    sheet.shadow({ width: 116, height: 16, offset: 12, y: 8, alpha: 0.8 }) +
    path(d, { fill: r.deep, transform: 'translate(1 4)' }) +
    path(d, { fill: r.dark }) +
    place(0, 0, sheet.clip(d, place(0, -14, marbled(sheet, cut, 108, 32, salt)))) +
    stroke('M-100-14Q-70 12 0 10Q70 12 102-14', light.cream, 3, { opacity: 0.5 })
  )
}
