import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import bottle from '../bottles/bottle.ts'
import wine from '../bottles/wine.ts'
import { wedge } from '../cheese/wheel.ts'
import { defineKind } from '../kind.ts'
import { slice } from '../meat-and-fish/salame.ts'
import { lemon } from '../produce/lemon.ts'
import { basil } from './crate.ts'
import jarHoney from './jar-honey.ts'

/** Wicker gift basket with handle and bow. */
export default defineKind({
  name: 'basket',
  title: 'Cesto regalo',
  schemes: ['puglia', 'sicilia', 'liguria', 'alpi', 'emilia', 'calabria'],
  frame: { scale: 1.16, y: 704, x: 400 },
  defaults: { wicker: food.wicker, ribbon: '#b8402a' },
  draw(sheet, p) {
    const t = ramp(p.wicker)
    let out = sheet.shadow({ width: 310, height: 32, offset: 40 })
    // Handle behind the goods.
    const handle = 'M-206-190Q-214-512 0-520Q214-512 206-190'
    out +=
      stroke(handle, t.deep, 26) +
      stroke(handle, t.base, 19) +
      stroke(handle, t.light, 14, { 'stroke-dasharray': '9 11', 'stroke-linecap': 'butt' })
    out += ellipse(0, -186, 238, 44, { fill: t.ink })
    out +=
      place(-104, -116, wine.drawn(sheet, { stemGlass: false }), {
        scale: 0.58,
        rotate: -6,
      }) + place(98, -112, bottle.drawn(sheet, { garnish: false }), { scale: 0.62, rotate: 7 })
    out += place(-8, -158, jarHoney.drawn(sheet, { dipper: false }), { scale: 0.58 })
    const hard = ramp(food.hardRind)
    out +=
      place(-150, -128, wedge(sheet, { t: hard, c: ramp(food.cheese) }), { scale: 0.68, rotate: -8 }) +
      place(176, -170, lemon(sheet), { rotate: -16, scale: 0.66 })
    out +=
      place(92, -170, slice(sheet, { meat: food.meat, fat: 50 }, { rx: 52, ry: 50, salt: 6 })) +
      place(-216, -170, basil(0.8))
    return out + wicker(sheet, t) + bow(sheet, p.ribbon)
  },
})

/** Woven wall: alternate strands over and under the stakes. */
function wicker(sheet: Sheet, t: Ramp) {
  const wall = 'M-242-190Q-226-60-190-8Q0 20 190-8Q226-60 242-190Q0-128-242-190Z'
  let weave = ''
  for (let row = 0; row < 9; row++) {
    const y = -186 + row * 22
    const half = 246 - row * 6
    for (let i = 0; i < 15; i++) {
      const u = (i + (row % 2) * 0.5) / 14.5
      const x = -half + 2 * half * u
      const sag = 50 * (1 - (x / half) ** 2)
      weave += path(
        `M${round(x - 21)} ${round(y + sag * 0.9)}q21 -13 42 ${round(-(x / half) * 6)}v15q-21 12 -42 ${round((x / half) * 6)}Z`,
        { fill: (i + row) % 2 ? t.light : t.base, stroke: t.deep, 'stroke-width': 2 },
      )
    }
  }
  let out = sheet.solid(wall, { fill: t.deep, inside: weave, ink: t.ink, start: 0.4, alpha: 0.9 })
  out += sheet.grain(wall, { ink: t.ink, axis: 'down', start: 0.6, alpha: 0.5 })
  // Braided rim.
  const rim = 'M-244-192Q0-130 244-192'
  return (
    out +
    stroke(rim, t.deep, 28) +
    stroke(rim, t.base, 22) +
    stroke(rim, t.pale, 16, { 'stroke-dasharray': '14 13', 'stroke-linecap': 'butt' }) +
    stroke('M-188-10Q0 18 188-10', t.dark, 12)
  )
}

function bow(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const wing = 'M0 0C-40-62-118-72-126-26C-130 16-56 30 0 0Z'
  const tail = 'M0 0Q-26 44-66 92L-34 84L-18 106Q6 50 10 2Z'
  return place(
    0,
    -138,
    sheet.solid(tail, { fill: sheet.linear([t.dark, t.base]), ink: t.ink, start: 0.4, alpha: 0.6 }) +
      place(
        0,
        0,
        sheet.solid(tail, { fill: sheet.linear([t.dark, t.base]), ink: t.ink, start: 0.4, alpha: 0.6 }),
        { flip: true },
      ) +
      sheet.solid(wing, {
        fill: sheet.linear([t.light, t.base, t.dark]),
        ink: t.ink,
        start: 0.5,
        alpha: 0.7,
      }) +
      place(
        0,
        0,
        sheet.solid(wing, {
          fill: sheet.linear([t.base, t.base, t.deep]),
          ink: t.ink,
          start: 0.5,
          alpha: 0.7,
        }),
        { flip: true },
      ) +
      stroke('M-24-8Q-70-30-100-18M24-8Q70-30 100-18', t.deep, 4, { opacity: 0.5 }) +
      stroke('M-40-40Q-84-52-104-34', t.pale, 5, { opacity: 0.7 }) +
      sheet.solid('M-20-20Q0-28 20-20Q26 0 20 20Q0 28-20 20Q-26 0-20-20Z', {
        fill: sheet.linear([t.light, t.base, t.dark]),
        ink: t.ink,
        start: 0.5,
        alpha: 0.6,
      }),
    { scale: 0.92 },
  )
}
