import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, place, stroke } from '../../core/svg.ts'
import { food, light, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { slice } from './salame.ts'

const DEFAULTS = { meat: food.cookedMeat, casing: food.cookedCasing, fat: 46, trotter: false }
type Params = typeof DEFAULTS

/** Cooking sausage on a bed of lentils, with thick slices. `trotter` gives it the shape of a boned foot. */
export default defineKind({
  name: 'cotechino',
  title: 'Cotechino con lenticchie',
  schemes: ['sicilia', 'alpi', 'liguria', 'notte', 'puglia', 'lombardia'],
  frame: { scale: 1.32, y: 700, x: 400 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    dish(sheet) +
    place(40, -82, whole(sheet, p), { rotate: -10 }) +
    (
      [
        [-166, -78, 8, 5],
        [-104, -70, 4, 6],
        [-40, -64, -2, 7],
      ] as const
    )
      .map(([x, y, a, salt]) => place(x, y, thick(sheet, p, salt), { rotate: a }))
      .join('') +
    place(176, -60, leaf({ length: 74, width: 26, colour: food.basil }), { rotate: -38 }) +
    place(170, -56, leaf({ length: 70, width: 24, colour: food.leaf }), { rotate: 8 }),
})

/** A wide dish full of lentils. */
function dish(sheet: Sheet): string {
  const t = ramp(food.ceramic)
  const l = ramp(food.lentil)
  const next = sheet.random(21)
  let lentils = ''
  for (let i = 0; i < 420; i++) {
    const [a, q] = [next() * Math.PI * 2, Math.sqrt(next())]
    const [x, y] = [216 * q * Math.cos(a), -54 + 40 * q * Math.sin(a)]
    lentils +=
      ellipse(x + 1, y + 2, 8, 5, { fill: l.deep }) +
      ellipse(x, y, 7.6, 4.8, { fill: next() < 0.3 ? l.light : next() < 0.5 ? l.dark : l.base })
  }
  return (
    sheet.shadow({ width: 290, height: 28, offset: 34, y: 2 }) +
    sheet.solid('M-262-52Q-210 2-100 8H100Q210 2 262-52Z', {
      fill: sheet.linear([t.dark, light.white, t.base, t.dark]),
      ink: t.deep,
      start: 0.5,
      alpha: 0.7,
    }) +
    ellipse(0, -54, 262, 58, { fill: light.cream }) +
    ellipse(0, -54, 248, 53, { fill: 'none', stroke: food.glaze, 'stroke-width': 6 }) +
    ellipse(0, -54, 222, 44, { fill: l.deep }) +
    lentils
  )
}

function whole(sheet: Sheet, p: Params): string {
  const t = ramp(p.casing)
  const d = p.trotter
    ? 'M-60-150C-4-176 60-172 116-150Q150-190 184-182Q206-170 190-146Q216-140 208-116Q190-100 168-112Q150-64 110-44C40-24-30-26-70-50C-104-74-100-130-60-150Z'
    : 'M-70-150C0-176 90-176 150-146C196-122 196-72 150-48C90-22 0-24-70-48C-110-66-110-132-70-150Z'
  const marks =
    stroke('M-40-152Q-20-100-44-46M20-168Q44-100 16-30M90-166Q114-100 88-32', t.deep, 5, { opacity: 0.2 }) +
    ellipse(20, -136, 90, 14, { fill: light.cream, opacity: 0.4 })
  const knot = p.trotter ? '' : stroke('M172-112Q192-118 206-104M174-92Q194-84 204-92', thread.light, 7)
  return (
    sheet.shadow({ width: 150, height: 18, offset: 60, y: -26, alpha: 0.6 }) +
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.25, 0.55, 0.86, 1], [t.base, t.pale, t.base, t.deep, t.dark]), 'down'),
      inside: marks,
      ink: t.ink,
      axis: 'down',
      start: 0.45,
      alpha: 0.9,
    }) +
    stroke('M-20-148Q50-164 110-148', light.cream, 8, { opacity: 0.65 }) +
    knot +
    place(-76, -98, slice(sheet, p, { rx: 34, ry: 54, salt: 9 }))
  )
}

/** One thick slice leaning on its neighbour. */
function thick(sheet: Sheet, p: Params, salt: number): string {
  const t = ramp(p.casing)
  return (
    sheet.shadow({ width: 66, height: 12, offset: 16, y: 44, alpha: 0.7 }) +
    ellipse(10, 3, 62, 56, { fill: t.deep }) +
    ellipse(5, 1, 62, 56, { fill: t.dark }) +
    slice(sheet, p, { rx: 60, ry: 54, salt })
  )
}
