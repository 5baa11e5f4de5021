import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { blob, ellipse, type Point, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { skin: food.potato, flesh: food.potatoFlesh }
type Params = typeof DEFAULTS

const LONG: readonly Point[] = [
  [-138, -70],
  [-104, -134],
  [-20, -152],
  [76, -146],
  [138, -96],
  [136, -38],
  [80, -4],
  [-10, 0],
  [-98, -10],
]
const SHORT: readonly Point[] = [
  [-110, -84],
  [-70, -150],
  [10, -168],
  [92, -138],
  [116, -70],
  [84, -14],
  [2, 0],
  [-80, -20],
]

/** Potatoes with eyes and specks, one of them cut. */
export default defineKind({
  name: 'potato',
  title: 'Patate',
  schemes: ['alpi', 'sicilia', 'liguria', 'calabria', 'emilia', 'veneto'],
  frame: { scale: 1.36, y: 704, x: 398 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 290, height: 28, offset: 30 }) +
    place(6, -104, whole(sheet, p, SHORT, 5), { rotate: 6, scale: 1.06 }) +
    place(-122, -2, whole(sheet, p, LONG, 6), { rotate: -5 }) +
    place(122, 12, half(sheet, p), { rotate: 4 }),
})

function whole(sheet: Sheet, p: Params, outline: readonly Point[], salt: number): string {
  const t = ramp(p.skin)
  const next = sheet.random(salt)
  let marks = ''
  for (let i = 0; i < 60; i++)
    marks += ellipse(-130 + next() * 260, -160 + next() * 156, 1.2 + next() * 3, 1 + next() * 1.6, {
      fill: next() < 0.6 ? t.dark : t.pale,
      opacity: 0.5,
    })
  for (let i = 0; i < 4; i++) {
    const [x, y] = [-96 + i * 58 + next() * 20, -124 + next() * 92]
    marks +=
      stroke(`M${Math.round(x - 13)} ${Math.round(y)}q13 12 27 -2`, t.dark, 3.4, { opacity: 0.7 }) +
      stroke(`M${Math.round(x - 11)} ${Math.round(y - 6)}q12 9 24 -2`, t.pale, 2.4, { opacity: 0.4 })
  }
  return (
    sheet.shadow({ width: 134, height: 16, offset: 22 }) +
    sheet.ball(blob(outline, 0.56), p.skin, { inside: marks, alpha: 0.85, start: 0.46 }) +
    sheet.glow(-56, -116, 40, 18, { alpha: 0.6, rotate: -18 })
  )
}

function half(sheet: Sheet, p: Params): string {
  const t = ramp(p.skin)
  const f = ramp(p.flesh)
  const next = sheet.random(8)
  const d = blob(LONG, 0.56)
  let grain = ''
  for (let i = 0; i < 40; i++)
    grain += ellipse(-120 + next() * 240, -140 + next() * 132, 1.4 + next() * 2.2, 1 + next(), {
      fill: f.dark,
      opacity: 0.45,
    })
  return (
    sheet.shadow({ width: 140, height: 16, offset: 22 }) +
    path(d, { fill: t.deep, transform: 'translate(8 3)' }) +
    path(d, { fill: t.base }) +
    place(
      0,
      -5,
      sheet.solid(d, {
        fill: sheet.linear([f.pale, f.base, f.dark], 'diagonal'),
        inside: grain + stroke('M-96-70Q-60-120 20-120Q96-116 104-66', f.dark, 4, { opacity: 0.45 }),
        ink: f.deep,
        axis: 'diagonal',
        start: 0.55,
        alpha: 0.55,
      }),
      { scale: 0.92 },
    )
  )
}
