import { ramp } from '../../core/colour.ts'
import { label } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { word: 'Zafferano', small: 'in stimmi', place: 'Toscana', band: '#7a4a8f' }

/** Glass phial of saffron threads under a cork, with two crocuses. */
export default defineKind({
  name: 'saffron',
  title: 'Fiala di zafferano in stimmi con fiori di croco',
  schemes: ['puglia', 'lombardia', 'alpi', 'sicilia', 'lazio'],
  frame: { scale: 1.28, y: 700, x: 352 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const next = sheet.random(8)
    const body = 'M-86-330V-20Q-86 0-66 0H66Q86 0 86-20V-330Z'
    const threads = Array.from({ length: 150 }, (_, i) =>
      place(
        -76 + next() * 152,
        -310 + next() * 300,
        stroke('M-18 0Q-4-9 6 0T20-4', ['#c8301c', '#8f1a12', '#e0522a', '#f0a02c'][i % 4] ?? '#c8301c', 4),
        { rotate: next() * 180 },
      ),
    ).join('')
    const cork = ramp('#c99a62')
    return (
      sheet.shadow({ width: 150, height: 24, offset: 56 }) +
      sheet.solid(body, {
        fill: sheet.linear(
          stops([0, 0.14, 0.32, 0.7, 1], ['#a9c0c0', '#eef6f4', '#ffffff', '#e0ecea', '#8fa9ab']),
        ),
        inside: path('M-86-310Q0-324 86-306V0H-86Z', { fill: '#a8281a', opacity: 0.85 }) + threads,
        ink: '#5a1a12',
        start: 0.5,
        alpha: 0.7,
      }) +
      stroke('M-68-318V-32', light.white, 11, { opacity: 0.65 }) +
      label(sheet, { x: 0, y: -236, width: 172, height: 164, style: 'band', ...p, wordSize: 40 }) +
      sheet.solid('M-94-346H94V-322H-94Z', {
        fill: sheet.linear(['#9fb9bd', '#ffffff', '#c3d6d8', '#86a3a8']),
      }) +
      sheet.solid('M-74-412Q-74-420-66-420H66Q74-420 74-412L68-346H-68Z', {
        fill: sheet.linear([cork.dark, cork.light, cork.base, cork.dark]),
        ink: cork.ink,
        start: 0.5,
        alpha: 0.7,
      }) +
      place(176, 0, crocus(sheet), { scale: 1.1 }) +
      place(268, 4, crocus(sheet), { scale: 0.8, rotate: 10 }) +
      loose()
    )
  },
})

const loose = (): string =>
  [
    [92, 12, 20],
    [120, 20, -30],
    [64, 18, 60],
  ]
    .map(([x = 0, y = 0, a = 0]) => place(x, y, stroke('M-18 0Q-4-9 6 0T20-4', '#b8281a', 5), { rotate: a }))
    .join('')

/** A crocus with three red stigmas. */
function crocus(sheet: Sheet): string {
  const t = ramp('#8a5aa8')
  const petal = (d: string, fill: string) =>
    sheet.solid(d, { fill, ink: t.deep, axis: 'down', start: 0.5, alpha: 0.5 })
  return (
    sheet.shadow({ width: 60, height: 10, offset: 12, y: 0 }) +
    stroke('M0 0Q4-60 0-110', '#e6dcc0', 11) +
    stroke('M-6 0Q-40-60-66-84M6 0Q36-54 64-66', food.leafDark, 6) +
    petal('M-14-104Q-92-150-70-236Q-20-190-6-112Z', t.dark) +
    petal('M14-104Q92-150 70-236Q20-190 6-112Z', t.deep) +
    stroke('M0-116Q-22-170-34-222M0-116Q4-180 2-240M0-116Q26-170 40-214', '#d8321f', 8) +
    petal('M-4-100Q-60-140-40-206Q4-170 10-108Z', t.base) +
    petal('M4-100Q60-138 46-200Q2-170-8-108Z', sheet.linear([t.light, t.base, t.dark])) +
    ellipse(-26, -160, 5, 18, { fill: t.pale, opacity: 0.6, transform: 'rotate(-18 -26 -160)' })
  )
}
