import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = {
  species: 'hazelnut' | 'pistachio' | 'walnut' | 'almond'
  colour: string
  peeled: boolean
}

const DEFAULTS: Params = { species: 'hazelnut', colour: food.hazelnut, peeled: false }

/** Hazelnuts or pistachios in a heap with leaves; `species`; `peeled` takes the pale cap away, as on roasted ones. */
export default defineKind({
  name: 'nuts',
  title: 'Nocciole',
  schemes: ['alpi', 'liguria', 'sicilia', 'notte', 'calabria', 'puglia'],
  frame: { scale: 1.18, y: 704, x: 398 },
  defaults: DEFAULTS,
  choices: { species: ['hazelnut', 'pistachio', 'walnut', 'almond'] },
  draw(sheet, p) {
    const draw = { hazelnut, pistachio, walnut, almond }[p.species]
    let out = sheet.shadow({ width: 280, height: 26, offset: 30 })
    out += place(
      -40,
      -200,
      place(0, 0, leaf({ length: 150, width: 56, colour: '#5f8a3c' }), { rotate: -152 }) +
        place(6, 0, leaf({ length: 160, width: 58, colour: '#4f7d3c' }), { rotate: -34 }) +
        stroke('M0 0Q0 26 10 44', '#6a4a26', 7),
    )
    const heap: readonly (readonly [number, number, number])[] = [
      [-124, -86, -20],
      [4, -104, 8],
      [120, -80, 24],
      [-184, 0, -34],
      [-66, 2, -6],
      [62, 4, 12],
      [180, 2, 34],
    ]
    return out + heap.map(([x, y, a]) => place(x, y, draw(sheet, p), { rotate: a })).join('')
  },
})

export function hazelnut(sheet: Sheet, { colour, peeled }: Params): string {
  const t = ramp(colour)
  const d = 'M2-138C50-132 78-92 72-48C66-12 34 0 0 0C-36 0-68-12-74-48C-80-92-46-134 2-138Z'
  const lines = [-0.8, -0.5, -0.2, 0.15, 0.5, 0.8]
    .map((k) =>
      stroke(`M${round(k * 10)}-132Q${round(k * 86)}-84 ${round(k * 62)}-36`, k < 0 ? t.pale : t.deep, 2.2, {
        opacity: 0.35,
      }),
    )
    .join('')
  return (
    sheet.ball(d, colour, {
      inside:
        lines +
        (peeled
          ? ''
          : path('M-84-34Q0-62 84-34V6H-84Z', { fill: '#e6c48e' }) +
            stroke('M-84-34Q0-62 84-34', t.deep, 3, { opacity: 0.4 })),
      alpha: 0.9,
    }) +
    sheet.glow(-28, -94, 20, 22, { alpha: 0.85, rotate: 24 }) +
    stroke('M2-138V-146', t.deep, 5)
  )
}

export function pistachio(sheet: Sheet) {
  const s = ramp('#e6cf9e')
  const d = 'M0-136C44-120 66-78 58-40C52-10 26 0 0 0C-26 0-52-10-58-40C-66-78-44-120 0-136Z'
  return (
    sheet.ball(d, '#e6cf9e', { alpha: 0.7 }) +
    path('M0-128Q24-80 0-24Q-24-80 0-128Z', { fill: s.deep }) +
    path('M0-118Q18-80 0-34Q-18-80 0-118Z', { fill: sheet.linear(['#b9cc6a', '#8fa04a', '#5f6f2c']) }) +
    stroke('M-6-96Q-10-76-5-58', '#e3ecab', 3, { opacity: 0.9 }) +
    sheet.glow(-30, -70, 12, 24, { alpha: 0.8, rotate: 16 })
  )
}

/** A walnut on its seam: two wrinkled halves. */
function walnut(sheet: Sheet, { colour }: Params): string {
  const t = ramp(colour)
  const d = 'M0-146C50-144 84-108 80-58C76-16 40 2 0 2C-40 2-76-16-80-58C-84-108-50-144 0-146Z'
  const wrinkles =
    'M-16-134Q-46-116-36-92T-60-58T-34-26M-30-110Q-66-100-58-76M-12-86Q-34-72-20-46T-26-10M18-134Q48-112 36-90T62-56T32-22M30-72Q60-72 70-40M14-90Q34-72 20-50T26-12'
  return (
    sheet.ball(d, colour, {
      inside:
        stroke(wrinkles, t.deep, 4.5, { opacity: 0.5 }) +
        stroke(wrinkles, t.pale, 2, { opacity: 0.5, transform: 'translate(-3 -3)' }),
      alpha: 0.85,
    }) +
    stroke('M0-148Q-10-74 0 2', t.deep, 9) +
    stroke('M-3-146Q-13-74-3 0', t.pale, 4, { opacity: 0.8 }) +
    sheet.glow(-34, -104, 18, 22, { alpha: 0.7, rotate: 24 })
  )
}

/** A shelled almond, tip up. */
function almond(sheet: Sheet, { colour }: Params): string {
  const t = ramp(colour)
  const lines = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]
    .map((k) =>
      stroke(`M${round(k * 8)}-140Q${round(k * 92)}-70 ${round(k * 40)}-6`, k < 0 ? t.light : t.deep, 2.6, {
        opacity: 0.55,
      }),
    )
    .join('')
  return (
    sheet.ball('M0-150C34-122 62-78 58-42C54-12 28 2 0 2C-28 2-54-12-58-42C-62-78-34-122 0-150Z', colour, {
      inside: lines,
      alpha: 0.85,
    }) + sheet.glow(-22, -78, 11, 30, { alpha: 0.7, rotate: 14 })
  )
}
