// Half a lemon standing on its side, cut face to the viewer.
import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { circle, path, round } from '../../core/svg.ts'
import { food } from '../../tokens.ts'

export function lemonHalf(sheet: Sheet, r = 74): string {
  const t = ramp(food.lemon)
  const segments = Array.from({ length: 9 }, (_, i) => {
    const a = (Math.PI * 2 * i) / 9
    const at = (angle: number, q: number) => `${round(q * Math.cos(angle))} ${round(q * Math.sin(angle))}`
    return path(
      `M${at(a, r * 0.12)}L${at(a - 0.29, r * 0.74)}Q${at(a, r * 0.9)} ${at(a + 0.29, r * 0.74)}Z`,
      { fill: sheet.radial([t.pale, t.light, t.base]) },
    )
  }).join('')
  return (
    sheet.shadow({ width: r * 1.3, height: 14, offset: 24, y: r * 0.92 }) +
    sheet.ball(`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, food.lemon) +
    circle(-3, -2, r * 0.9, { fill: '#fdf3cf' }) +
    `<g transform="translate(-3 -2)">${segments}</g>`
  )
}
