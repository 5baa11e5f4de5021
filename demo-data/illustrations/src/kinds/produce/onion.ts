import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

/** Red onions: two whole, flattened, and one half with its rings. */
export default defineKind({
  name: 'onion',
  title: 'Cipolle rosse',
  schemes: ['puglia', 'alpi', 'sicilia', 'lazio', 'campania', 'lombardia'],
  frame: { scale: 1.32, y: 704, x: 398 },
  defaults: { colour: food.onion },
  draw(sheet, p) {
    return (
      sheet.shadow({ width: 280, height: 26, offset: 30 }) +
      place(64, -44, onion(sheet, p.colour), { rotate: 14, scale: 0.95 }) +
      place(-116, -6, onion(sheet, p.colour), { rotate: -7 }) +
      place(126, 6, half(sheet, p.colour))
    )
  },
})

export function onion(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const d =
    'M-4-232C4-214 14-200 34-192C104-176 138-140 138-94C138-36 82-2 2 0C-80-2-138-36-138-94C-138-140-100-178-34-192C-16-198-8-214-4-232Z'
  let skin = ''
  for (const k of [-0.86, -0.58, -0.28, 0.06, 0.38, 0.66, 0.9])
    skin += stroke(
      `M${round(k * 16)}-208Q${round(k * 150)}-120 ${round(k * 62)}-4`,
      k < 0 ? t.pale : t.deep,
      2.6,
      { opacity: 0.4 },
    )
  skin += path('M-138-94Q-120-20 0 0Q-70-40-96-120Z', { fill: t.light, opacity: 0.2 })
  return (
    stroke('M-26-2Q-34 8-44 8M-10 0Q-12 12-22 14M6 0Q10 12 4 16M20-2Q30 8 40 8', '#cdb58a', 3) +
    sheet.ball(d, colour, { inside: skin, alpha: 0.9 }) +
    sheet.glow(-58, -130, 32, 26, { colour: '#ffeaf2', alpha: 0.85, rotate: -34 }) +
    sheet.solid(
      'M-30-194Q-10-212-8-238Q-14-268-22-286Q-6-272 0-254Q8-274 22-290Q12-262 8-238Q12-212 34-193Q0-180-30-194Z',
      { fill: sheet.linear(['#f0d9b0', '#cfa06a', '#8a5a3a']), ink: '#6a3a2a', start: 0.5, alpha: 0.7 },
    )
  )
}

function half(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const rings = [1, 0.86, 0.71, 0.56, 0.41, 0.26, 0.13]
  let out = sheet.shadow({ width: 120, height: 15, offset: 20 })
  const outline = (k: number) =>
    `M0 ${round(-102 - 100 * k)}C${round(8 * k)} ${round(-102 - 84 * k)} ${round(108 * k)} ${round(-102 - 70 * k)} ${round(112 * k)} ${round(-100)}C${round(110 * k)} ${round(-102 + 66 * k)} ${round(52 * k)} ${round(-102 + 98 * k)} 0 ${round(-102 + 98 * k)}C${round(-52 * k)} ${round(-102 + 98 * k)} ${round(-110 * k)} ${round(-102 + 66 * k)} ${round(-112 * k)} -100C${round(-108 * k)} ${round(-102 - 70 * k)} ${round(-8 * k)} ${round(-102 - 84 * k)} 0 ${round(-102 - 100 * k)}Z`
  out += path(outline(1), { fill: t.deep, transform: 'translate(9 2)' })
  rings.forEach((k, i) => {
    out += path(outline(k), {
      fill: i === 0 ? t.base : '#fbeef2',
      stroke: i === 0 ? t.dark : t.base,
      'stroke-width': i === 0 ? 0 : 5 - i * 0.35,
    })
  })
  out += ellipse(0, -18, 10, 8, { fill: '#e9d3a8' })
  return out + sheet.grain(outline(1), { ink: t.dark, axis: 'diagonal', start: 0.5, alpha: 0.6 })
}
