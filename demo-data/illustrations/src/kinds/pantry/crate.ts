import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import { food, ink as inks, light } from '../../tokens.ts'
import loaf from '../bakery/loaf.ts'
import bottle from '../bottles/bottle.ts'
import { defineKind } from '../kind.ts'
import artichoke from '../produce/artichoke.ts'
import { lemon } from '../produce/lemon.ts'
import { roundTomato } from '../produce/tomato.ts'

const DEFAULTS = { contents: 'garden', wood: food.wood, word: '' }
type Params = typeof DEFAULTS

/** Wooden crate. `contents`: 'garden' (vegetables and lemons) 'pantry' (basil, oil, loaf) or '' (empty). */
export default defineKind({
  name: 'crate',
  title: 'Cassetta mista',
  schemes: ['puglia', 'sicilia', 'liguria', 'notte', 'emilia', 'calabria'],
  frame: { scale: 1.22, y: 704, x: 396 },
  defaults: DEFAULTS,
  choices: { contents: ['garden', 'pantry', ''] },
  draw(sheet, p) {
    const behind = p.contents === 'pantry' ? pantry(sheet) : p.contents === 'garden' ? garden(sheet) : ''
    return sheet.shadow({ width: 320, height: 32, offset: 40 }) + back(sheet, p) + behind + front(sheet, p)
  },
})

const back = (_sheet: Sheet, p: Params) => {
  const w = ramp(p.wood)
  return (
    path('M-240-206H240V-150H-240Z', { fill: w.deep }) + path('M-240-206H240V-196H-240Z', { fill: w.dark })
  )
}

function front(sheet: Sheet, p: Params) {
  const w = ramp(p.wood)
  let out = path('M-262-176H262V-4H-262Z', { fill: w.ink })
  ;(
    [
      [-178, 50],
      [-118, 50],
      [-58, 54],
    ] as const
  ).forEach(([y, h], i) => {
    const d = `M-268 ${y}H268V${y + h}H-268Z`
    const veins =
      stroke(
        `M-260 ${y + 14}Q-90 ${y + 6} 60 ${y + 15}T262 ${y + 11}M-260 ${y + 34}Q-40 ${y + 42} 90 ${y + 33}T262 ${y + 38}`,
        w.dark,
        2,
        { opacity: 0.4 },
      ) +
      (i === 1
        ? ellipse(150, y + 25, 16, 6, { fill: 'none', stroke: w.dark, 'stroke-width': 2, opacity: 0.5 }) +
          ellipse(150, y + 25, 7, 3, { fill: w.dark, opacity: 0.5 })
        : '')
    out += sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.2, 0.55, 1], [w.base, w.pale, w.light, w.base])),
      inside: veins + rect(-268, y, 536, 4, { fill: w.pale, opacity: 0.7 }),
      ink: w.dark,
      start: 0.4,
      alpha: 0.85,
    })
  })
  for (const x of [-258, 226]) {
    out += sheet.solid(`M${x}-190H${x + 32}V2H${x}Z`, {
      fill: sheet.linear([w.light, w.base, w.dark]),
      ink: w.deep,
      start: 0.4,
      alpha: 0.7,
    })
    for (const y of [-152, -92, -30])
      out +=
        ellipse(x + 16, y, 4, 4, { fill: '#6d777c' }) +
        ellipse(x + 15, y - 1, 1.6, 1.6, { fill: light.white })
  }
  if (p.word) out += lettering(p.word, { x: -14, y: -80, size: 44, fill: inks.brown, maxWidth: 380 })
  return out
}

const leafy = (x: number, y: number, angle: number, length: number, width: number, colour: string) =>
  place(x, y, leaf({ length, width, colour }), { rotate: angle })

export const basil = (scale = 1) =>
  place(
    0,
    0,
    stroke('M0 40Q-4-20 0-70M0-10Q-30-30-44-44M0-10Q30-30 46-50', '#5f8f3e', 7) +
      (
        [
          [0, -60, -90, 92, 40],
          [-4, -44, -148, 84, 36],
          [4, -44, -32, 86, 36],
          [-36, -36, -176, 70, 30],
          [40, -40, -6, 74, 32],
          [-16, -10, 160, 64, 28],
          [20, -8, 22, 64, 28],
          [0, -30, -112, 76, 34],
          [2, -26, -62, 76, 34],
        ] as const
      )
        .map(([x, y, a, l, w], i) => leafy(x, y, a, l, w, i % 2 ? '#4f9a3d' : '#5fae48'))
        .join(''),
    { scale },
  )

function garden(sheet: Sheet) {
  return (
    place(-150, -196, basil(1.4)) +
    place(128, -150, artichoke.drawn(sheet), { scale: 0.78 }) +
    place(-14, -232, place(0, 0, lemon(sheet), { rotate: -20, scale: 0.74 })) +
    place(-92, -152, roundTomato(sheet, { radius: 70 })) +
    place(46, -148, roundTomato(sheet, { radius: 68 })) +
    place(-196, -186, place(0, 0, lemon(sheet), { rotate: 12, scale: 0.68 })) +
    place(206, -160, roundTomato(sheet, { radius: 58 })) +
    place(128, -188, place(0, 0, lemon(sheet), { rotate: 30, scale: 0.6 }))
  )
}

function pantry(sheet: Sheet) {
  return (
    place(112, -110, bottle.drawn(sheet, { garnish: false }), { scale: 0.72, rotate: 7 }) +
    place(-150, -176, basil(1.2)) +
    place(-64, -176, loaf.drawn(sheet), { scale: 0.62, rotate: -14 }) +
    place(206, -160, roundTomato(sheet, { radius: 54 })) +
    place(44, -140, roundTomato(sheet, { radius: 50 })) +
    place(-206, -158, roundTomato(sheet, { radius: 50 }))
  )
}
