import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const OUTLINE =
  'M-100 2C-100-56-50-84 2-84C50-84 80-60 98-24C106-18 122-13 122-1C122 10 107 17 98 24C80 60 48 84 0 84C-50 84-100 58-100 2Z'

/** Two lemons, a half and leaves. */
export default defineKind({
  name: 'lemon',
  title: 'Limoni con foglie',
  schemes: ['liguria', 'sicilia', 'calabria', 'emilia', 'notte', 'veneto'],
  frame: { scale: 1.44, y: 694, x: 388 },
  defaults: { colour: food.lemon },
  draw(sheet, p) {
    return (
      sheet.shadow({ width: 250, height: 22, offset: 30 }) +
      place(-96, -84, lemon(sheet, p.colour), { rotate: -14 }) +
      place(
        -40,
        -212,
        place(0, 0, leaf({ length: 150, width: 40, colour: '#4f8a4a' }), { rotate: -40 }) +
          place(0, 4, leaf({ length: 120, width: 34, colour: '#5e9a52' }), { rotate: -150 }) +
          stroke('M0 0Q-10 20-6 34', '#5a4420', 8),
      ) +
      place(24, -128, lemon(sheet, p.colour), { rotate: 24, scale: 1.06 }) +
      place(122, -86, citrusHalf(sheet, { colour: p.colour, flesh: '#f7d63c', segments: 9 }), { scale: 0.98 })
    )
  },
})

export const lemon = (sheet: Sheet, colour = food.lemon) =>
  sheet.ball(OUTLINE, colour, { alpha: 0.85 }) +
  sheet.glow(-36, -44, 44, 22, { alpha: 0.9, rotate: -18 }) +
  circle(118, -1, 4, { fill: '#8a6a10' })

type Half = { colour: string; flesh: string; segments?: number; radius?: number }

/** Half of any citrus, facing us. */
export function citrusHalf(sheet: Sheet, { colour, flesh, segments = 10, radius = 88 }: Half): string {
  const t = ramp(colour)
  const f = ramp(flesh)
  let out =
    circle(7, 4, radius, { fill: t.dark }) +
    circle(0, 0, radius, { fill: sheet.radial(stops([0, 1], [t.light, t.base])) }) +
    circle(0, 0, radius * 0.91, { fill: '#fff7dc' })
  const w = Math.tan(Math.PI / segments) * radius * 0.72
  for (let i = 0; i < segments; i++)
    out += place(
      0,
      0,
      path(
        `M0 ${-radius * 0.1}Q${-w} ${-radius * 0.5} ${-w * 0.92} ${-radius * 0.7}Q${-w * 0.5} ${-radius * 0.84} 0 ${-radius * 0.84}Q${w * 0.5} ${-radius * 0.84} ${w * 0.92} ${-radius * 0.7}Q${w} ${-radius * 0.5} 0 ${-radius * 0.1}Z`,
        { fill: sheet.linear([f.light, f.base], 'down') },
      ) +
        stroke(
          `M${-w * 0.36} ${-radius * 0.66}Q${-w * 0.44} ${-radius * 0.5} ${-w * 0.18} ${-radius * 0.34}`,
          f.pale,
          3,
        ),
      { rotate: (i * 360) / segments },
    )
  return (
    out +
    circle(0, 0, 6, { fill: '#fff7d9' }) +
    sheet.grain(
      `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
      { ink: t.dark, axis: 'diagonal', start: 0.55, alpha: 0.6 },
    )
  )
}
