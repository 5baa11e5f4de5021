import { ramp } from '../../core/colour.ts'
import { lettering } from '../../core/lettering.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, path, place, rect, stroke } from '../../core/svg.ts'
import { food, ink as inks, light, metal, metalInk, paper, paperShade } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.tomato, fish: food.fish, word: 'ACCIUGHE', small: 'Sciacca', fillets: false }
type Params = typeof DEFAULTS

/** A flat fish tin, its lid rolled back. `fillets` shows cured fillets in oil instead of whole small fish. */
export default defineKind({
  name: 'fish-tin',
  title: 'Scatola di acciughe aperta',
  schemes: ['puglia', 'liguria', 'sicilia', 'alpi', 'veneto', 'emilia'],
  frame: { scale: 1.42, y: 700, x: 396 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 270, height: 28, offset: 44 }) +
    box(sheet, p) +
    place(176, 26, sheet.shadow({ width: 90, height: 11, offset: 12, y: 10 }) + fish(sheet, p.fish), {
      rotate: -9,
      scale: 1.05,
    }),
})

function box(sheet: Sheet, p: Params): string {
  const t = ramp(p.colour)
  const body = 'M-240-116Q-240-8-206-2Q0 8 206-2Q240-8 240-116Q240-128 226-130H-226Q-240-128-240-116Z'
  const mouth = 'M-240-128Q-232-196-190-214H190Q232-196 240-128Q240-116 226-116H-226Q-240-116-240-128Z'
  const well = 'M-222-130Q-216-186-180-200H180Q216-186 222-130Q220-124 210-124H-210Q-220-124-222-130Z'
  const label = 'M-241-112H241Q241-60 236-34Q0-22-236-34Q-241-60-241-112Z'
  return (
    sheet.solid(mouth, { fill: sheet.linear(metal.gold), ink: metalInk.gold, start: 0.5, alpha: 0.7 }) +
    path(well, { fill: food.oil }) +
    sheet.clip(well, contents(sheet, p)) +
    sheet.solid(body, { fill: sheet.linear(metal.gold), ink: metalInk.gold, start: 0.5, alpha: 0.7 }) +
    sheet.solid(label, {
      fill: sheet.linear(
        stops([0, 0.1, 0.3, 0.7, 1], [paper.rule, paper.cream, light.cream, paper.cream, paper.rule]),
      ),
      inside:
        path('M-242-44Q0-30 242-44V0H-242Z', { fill: t.base }) + rect(-242, -113, 484, 7, { fill: t.base }),
      ink: paperShade,
      start: 0.6,
      alpha: 0.4,
    }) +
    lettering(p.word, { x: 0, y: -56, size: 46, fill: inks.blue, maxWidth: 400 }) +
    lettering(p.small.toUpperCase(), {
      x: 0,
      y: -19,
      size: 16,
      font: 'sans',
      fill: inks.brown,
      track: 0.22,
      maxWidth: 300,
    }) +
    stroke('M-226-104Q-226-60-220-40', light.white, 7, { opacity: 0.7 }) +
    rolledLid(sheet)
  )
}

function contents(sheet: Sheet, p: Params): string {
  const one = p.fillets ? fillet : fish
  const spots = [
    [-128, -188, 4, 0.86],
    [40, -192, -4, 0.86],
    [160, -182, 6, 0.84],
    [-60, -172, -3, 0.94],
    [110, -166, 3, 0.94],
    [-150, -156, 5, 1],
    [20, -150, -4, 1.02],
    [176, -144, 2, 1],
    [-80, -136, 3, 1.04],
    [80, -130, -2, 1.04],
  ] as const
  return spots
    .map(([x, y, a, s]) => place(x, y, one(sheet, p.fish), { rotate: a, scale: s, flip: (x + y) % 3 === 0 }))
    .join('')
}

/** A small whole fish, head at the left. */
export function fish(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d = 'M-104 2Q-84-16-40-17Q30-18 76-5L104-18L98 2L106 18L76 8Q30 20-40 18Q-86 18-104 2Z'
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(2 4)' }) +
    sheet.solid(d, {
      fill: sheet.linear(
        stops([0, 0.38, 0.5, 0.75, 1], [t.deep, t.base, t.pale, light.warm, t.light]),
        'down',
      ),
      inside:
        stroke('M-60 1H78', t.deep, 2.4, { opacity: 0.5, 'stroke-dasharray': '9 7' }) +
        stroke('M-72-14Q-64 0-72 15', t.deep, 3, { opacity: 0.6 }),
      ink: t.ink,
      axis: 'down',
      start: 0.6,
      alpha: 0.5,
    }) +
    circle(-86, -1, 4.6, { fill: light.white }) +
    circle(-86, -1, 2.4, { fill: inks.black })
  )
}

/** A cured fillet: a long brown strip with one lit edge. */
function fillet(sheet: Sheet, _colour: string): string {
  const t = ramp(food.curedFish)
  const d = 'M-110 0Q-70-14 0-13Q70-14 112-2Q70 14 0 13Q-70 16-110 0Z'
  return (
    path(d, { fill: t.ink, opacity: 0.5, transform: 'translate(1 4)' }) +
    sheet.solid(d, {
      fill: sheet.linear([t.light, t.base, t.dark], 'down'),
      inside: stroke('M-100 0Q0-6 104-1', t.deep, 2.4, { opacity: 0.6 }),
      ink: t.ink,
      axis: 'down',
      start: 0.5,
      alpha: 0.6,
    }) +
    stroke('M-80-6Q0-11 70-7', t.pale, 2.6, { opacity: 0.7 })
  )
}

function rolledLid(sheet: Sheet): string {
  const d = 'M-196-226Q-210-238-196-252H190Q206-238 192-222Q0-214-196-226Z'
  return (
    sheet.solid(d, {
      fill: sheet.linear(metal.gold.toReversed(), 'down'),
      ink: metalInk.gold,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.7,
    }) +
    stroke('M-180-246H170', light.cream, 5, { opacity: 0.7 }) +
    circle(192, -237, 15, { fill: metal.gold[3] }) +
    circle(192, -237, 15, { fill: 'none', stroke: metal.gold[0], 'stroke-width': 3 }) +
    stroke('M186-237A6 6 0 1 1 194-231', metal.gold[0], 3)
  )
}
