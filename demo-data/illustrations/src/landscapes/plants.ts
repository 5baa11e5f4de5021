// Trees of the landscapes. Baseline y = 0.
import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, round } from '../core/svg.ts'

export const cypress = (height = 120, colour = '#24523a') =>
  path(
    `M0 0V${-height * 0.1}Q${-height * 0.17} ${-height * 0.3} 0 ${-height}Q${height * 0.17} ${-height * 0.3} 0 ${-height * 0.1}Z`,
    { fill: colour },
  ) +
  path(
    `M0 ${-height * 0.1}Q${-height * 0.17} ${-height * 0.3} 0 ${-height}Q${-height * 0.03} ${-height * 0.4} 0 ${-height * 0.1}Z`,
    { fill: ramp(colour).light },
  )
/** A round tree with a lit crown; used for olives, oranges and pines. */
export function tree(sheet: Sheet, { size = 40, colour = '#557b42', trunk = '#4a3420', fruit = '' } = {}) {
  const t = ramp(colour)
  const [s, h] = [size, size * 0.9]
  const d = `M${round(-s)} ${round(-h * 1.3)}Q${round(-s * 1.02)} ${round(-h * 1.9)} ${round(-s * 0.4)} ${round(-h * 2)}Q${round(s * 0.1)} ${round(-h * 2.35)} ${round(s * 0.52)} ${round(-h * 1.94)}Q${round(s * 1.06)} ${round(-h * 1.8)} ${round(s)} ${round(-h * 1.24)}Q${round(s * 0.8)} ${round(-h * 0.78)} ${round(s * 0.2)} ${round(-h * 0.86)}Q${round(-s * 0.5)} ${round(-h * 0.7)} ${round(-s)} ${round(-h * 1.3)}Z`
  const dots = fruit
    ? (
        [
          [-0.5, 1.4],
          [0.1, 1.1],
          [0.5, 1.5],
          [-0.1, 1.75],
          [0.35, 1.9],
          [-0.62, 1.75],
          [0.7, 1.25],
          [-0.3, 1.08],
        ] as const
      )
        .map(([x, y]) => circle(x * s, -y * h, s * 0.1, { fill: fruit }))
        .join('')
    : ''
  return (
    ellipse(s * 0.3, 0, s * 0.9, s * 0.14, { fill: ramp(colour).ink, opacity: 0.35 }) +
    path(
      `M${round(-s * 0.12)} 0Q${round(-s * 0.16)} ${round(-h * 0.5)} ${round(-s * 0.08)} ${round(-h)}H${round(s * 0.1)}Q${round(s * 0.06)} ${round(-h * 0.5)} ${round(s * 0.2)} 0Z`,
      { fill: trunk },
    ) +
    sheet.solid(d, {
      fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
      ink: t.deep,
      axis: 'diagonal',
      start: 0.4,
      alpha: 0.85,
      inside: dots,
    })
  )
}
