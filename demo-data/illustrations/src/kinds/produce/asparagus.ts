import { mix, ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.asparagus, tip: food.asparagusTip }
type Params = typeof DEFAULTS

/** A bundle of asparagus standing on its feet, tied twice; one spear lies in front. */
export default defineKind({
  name: 'asparagus',
  title: 'Mazzo di asparagi',
  schemes: ['puglia', 'sicilia', 'emilia', 'lazio', 'veneto', 'campania'],
  frame: { scale: 1.18, y: 704, x: 394 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const spears = [
      [-62, -6, -7, 0.94],
      [64, -6, 7, 0.96],
      [-22, -10, -3, 1.08],
      [24, -10, 3, 1.04],
      [-84, 4, -9, 0.86],
      [88, 4, 9, 0.84],
      [-44, 4, -4, 0.97],
      [46, 4, 5, 0.93],
      [0, 8, 0, 1],
    ] as const
    const bundle = spears
      .map(([x, y, a, s], i) => place(x, y, spear(sheet, p, 20 + i), { rotate: a, scale: s }))
      .join('')
    return (
      sheet.shadow({ width: 230, height: 26, offset: 50 }) +
      bundle +
      band(-150, 124) +
      band(-300, 136) +
      place(196, 18, spear(sheet, p, 40), { rotate: -76, scale: 0.72 })
    )
  },
})

/** One spear, foot at the baseline: stem, scales, a closed tip. */
function spear(sheet: Sheet, p: Params, salt: number): string {
  const t = ramp(p.colour)
  const v = ramp(p.tip)
  const next = sheet.random(salt)
  const d = 'M-25-6Q-25 2 0 4Q25 2 25-6L23-330C24-400 12-442 0-462C-12-442-24-400-23-330Z'
  let scales = ''
  for (let i = 0; i < 4; i++) {
    const [x, y] = [(i % 2 ? 1 : -1) * (7 + next() * 4), -74 - i * 66 - next() * 14]
    scales += scale(sheet, x, y, 11, 34, mix(p.colour, p.tip, 0.3), t.pale)
  }
  // The tip: overlapping scales that close to a point.
  for (const [x, y, w, h] of [
    [-12, -338, 17, 50],
    [12, -348, 17, 52],
    [0, -362, 18, 56],
    [-9, -388, 14, 48],
    [9, -396, 14, 46],
    [0, -410, 13, 46],
  ] as const)
    scales += scale(sheet, x, y, w, h, p.tip, t.light)
  return (
    sheet.solid(d, {
      fill: sheet.cylinder(t),
      inside: scales + path('M-30-8Q0-30 30-8V10H-30Z', { fill: food.potatoFlesh, opacity: 0.7 }),
      ink: t.ink,
      start: 0.42,
      alpha: 0.8,
    }) +
    ellipse(0, -1, 24, 6, { fill: t.pale }) +
    stroke('M-12-40V-300', t.pale, 5, { opacity: 0.55 }) +
    stroke('M-8-424Q-4-444 0-456', v.pale, 4, { opacity: 0.6 })
  )
}

function scale(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  edge: string,
): string {
  const c = ramp(colour)
  const d = `M${round(x - w)} ${round(y)}Q${round(x - w * 0.9)} ${round(y - h * 0.6)} ${round(x)} ${round(y - h)}Q${round(x + w * 0.9)} ${round(y - h * 0.6)} ${round(x + w)} ${round(y)}Q${round(x)} ${round(y + h * 0.2)} ${round(x - w)} ${round(y)}Z`
  return (
    path(d, { fill: sheet.linear([c.base, c.light, c.dark], 'down') }) +
    path(d, { fill: 'none', stroke: edge, 'stroke-width': 2, opacity: 0.55 })
  )
}

const band = (y: number, half: number): string => {
  const line = (dy: number) => `M${-half} ${y + dy}Q0 ${y + dy + 26} ${half} ${y + dy}`
  return [0, 10]
    .map((dy) => stroke(line(dy), thread.dark, 9) + stroke(line(dy - 1), thread.light, 5))
    .join('')
}
