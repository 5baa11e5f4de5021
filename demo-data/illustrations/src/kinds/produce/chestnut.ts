import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke, wrapped } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.chestnut, burr: '#a8a53c' }
type Params = typeof DEFAULTS

/** Chestnuts with an open burr. */
export default defineKind({
  name: 'chestnut',
  title: 'Castagne con riccio',
  schemes: ['alpi', 'puglia', 'sicilia', 'emilia', 'lazio', 'campania'],
  frame: { scale: 1.38, y: 706, x: 398 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    let out = sheet.shadow({ width: 280, height: 26, offset: 30 })
    out +=
      place(-60, -36, leaf({ length: 190, width: 36, colour: '#7d8f3a' }), { rotate: 196 }) +
      place(-4, -60, burr(sheet, p))
    out +=
      place(-152, 4, chestnut(sheet, p.colour), { rotate: -8, scale: 0.96 }) +
      place(148, 2, chestnut(sheet, p.colour), { rotate: 12, scale: 1.02 })
    return out + place(4, 26, chestnut(sheet, p.colour), { rotate: 4, scale: 1.04 })
  },
})

export function chestnut(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const d =
    'M2-146Q10-132 24-124C76-104 92-66 84-34C76-6 36 0 0 0C-38 0-78-6-86-34C-94-68-74-106-22-124Q-6-132 2-146Z'
  const base =
    path('M-94-30Q0-52 94-30V10H-94Z', { fill: '#d8b384' }) +
    stroke('M-94-30Q0-52 94-30', t.deep, 4, { opacity: 0.5 })
  const lines = [-0.7, -0.35, 0.1, 0.45, 0.8]
    .map((k) =>
      stroke(`M${round(k * 8)}-130Q${round(k * 92)}-80 ${round(k * 70)}-34`, t.ink, 2.4, { opacity: 0.35 }),
    )
    .join('')
  return (
    sheet.shadow({ width: 90, height: 14, offset: 16 }) +
    sheet.ball(d, colour, { inside: lines + base, alpha: 0.9 }) +
    sheet.glow(-36, -92, 22, 26, { colour: '#ffe6d0', alpha: 0.9, rotate: 30 }) +
    stroke('M0-140Q-4-154-10-160M2-142Q4-156 10-162', '#c9a878', 3)
  )
}

/** Spiny husk with two nuts inside. */
function burr(sheet: Sheet, p: Params) {
  const t = ramp(p.burr)
  const next = sheet.random(71)
  let spines = ''
  for (let i = 0; i < 150; i++) {
    const a = Math.PI * 0.96 + next() * Math.PI * 1.08
    const r = 128 + next() * 46
    const inner = 90 + next() * 30
    spines += stroke(
      `M${round(inner * 1.12 * Math.cos(a))} ${round(-90 + inner * Math.sin(a))}L${round(r * 1.12 * Math.cos(a + (next() - 0.5) * 0.14))} ${round(-90 + r * Math.sin(a + (next() - 0.5) * 0.14))}`,
      wrapped([t.light, t.base, t.dark], i),
      3,
    )
  }
  const shell = 'M-150-84C-150-180-70-226 2-226C80-226 152-178 150-82C140-30 70-8 0-8C-70-8-140-30-150-84Z'
  let front = ''
  for (let i = 0; i < 90; i++) {
    const [x, y] = [-138 + next() * 276, -74 + next() * 60]
    if ((x / 150) ** 2 + ((y + 84) / 76) ** 2 < 1)
      front += stroke(
        `M${round(x)} ${round(y)}l${round(x * 0.12 + (next() - 0.5) * 14)} ${round(10 + next() * 14)}`,
        wrapped([t.pale, t.light, t.dark], i),
        2.8,
      )
  }
  return (
    spines +
    sheet.solid(shell, { fill: sheet.sphere(t), ink: t.ink, axis: 'ball', start: 0.4, alpha: 0.8 }) +
    ellipse(0, -124, 112, 74, { fill: '#f6e6b8' }) +
    ellipse(4, -120, 104, 66, { fill: '#c9a25e' }) +
    place(-38, -74, chestnut(sheet, p.colour), { rotate: -10, scale: 0.84 }) +
    place(44, -74, chestnut(sheet, p.colour), { rotate: 12, scale: 0.82 }) +
    sheet.solid('M-152-88Q-120-60 0-58Q120-60 152-88C144-30 70-6 0-6C-70-6-144-30-152-88Z', {
      fill: sheet.linear([t.light, t.base, t.dark], 'down'),
      ink: t.ink,
      axis: 'rightDown',
      start: 0.4,
      alpha: 0.8,
    }) +
    front
  )
}
