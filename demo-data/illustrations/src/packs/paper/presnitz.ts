import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, type Point, place, round, stroke, wrapped } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { cartonTall } from '../parts/cartons.ts'

/** A slice of it: rings of pastry round walnut, raisin and candied peel. */
export const cutPastry = (sh: PackSheet, x: number, y: number, s: number): string => {
  const r = sh.random(18 + Math.round(s * 10))
  let f = ''
  for (let i = 0; i < 26; i++) {
    const [a, q] = [r() * 6.28, Math.sqrt(r()) * 38]
    f += ellipse(q * Math.cos(a), q * Math.sin(a) * 0.96, 4 + r() * 5, 3 + r() * 4, {
      fill: wrapped(['#e3bf84', '#2d1420', '#4a2212', '#d98a1c', '#c99a5a'], i % 5),
    })
  }
  return place(
    x,
    y - 50,
    sh.soft(ellipse(12, 52, 56, 12, { fill: sh.tableInk, opacity: 0.5 }), 5) +
      ellipse(7, 3, 60, 58, { fill: '#8a4a16' }) +
      ellipse(0, 0, 60, 58, { fill: '#e0a24e' }) +
      ellipse(0, 0, 54, 52, { fill: '#f6dca4' }) +
      ellipse(0, 0, 50, 48, { fill: '#d9a557' }) +
      ellipse(0, 0, 46, 44, { fill: '#6a3418' }) +
      f,
    { scale: s },
  )
}
/** A coil of puff pastry: flat snail, egg-glazed, cut end shows walnut and raisin. */
export const presnitz = (sh: PackSheet, p: Pack): string => {
  const t = ramp('#c98a3e')
  const coil: Point[] = []
  for (let i = 0; i <= 56; i++) {
    const a = (i / 56) * Math.PI * 4.3 + 0.5
    const r = 24 + i * 3.1
    coil.push([r * Math.cos(a), r * Math.sin(a) * 0.52])
  }
  const d = `M${coil.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  const [ex, ey] = wrapped(coil, 56)
  const seams = coil
    .filter((_, i) => i % 2 === 0)
    .map(([x, y], i) => {
      const a = Math.atan2(y / 0.52, x)
      return stroke(
        `M${round(x - 26 * Math.cos(a))} ${round(y - 20 * Math.sin(a))}Q${round(x + 10 * Math.sin(a))} ${round(y + 8)} ${round(x + 26 * Math.cos(a))} ${round(y + 20 * Math.sin(a))}`,
        i % 2 ? t.deep : t.pale,
        2,
        { opacity: 0.4 },
      )
    })
    .join('')
  return (
    sh.cast(470) +
    cartonTall(sh, p, { x: -160, y: -460, w: 280, h: 240 }, 150) +
    ellipse(0, -70, 236, 92, { fill: '#fffdf6' }) +
    ellipse(0, -66, 236, 92, { fill: 'none', stroke: '#c8452b', 'stroke-width': 4 }) +
    place(
      0,
      -98,
      place(6, 16, stroke(d, '#3a2208', 58, { opacity: 0.4 })) +
        place(0, 6, stroke(d, t.deep, 58)) +
        stroke(d, t.dark, 56) +
        place(-1, -4, stroke(d, t.base, 46)) +
        place(-3, -9, stroke(d, t.light, 24, { opacity: 0.6 })) +
        place(-5, -13, stroke(d, '#fbe3b0', 5, { opacity: 0.8 })) +
        sh.clip(
          `M-260 -160H260V160H-260Z`,
          sh.soft(stroke(d, '#8a4a12', 16, { opacity: 0.5, 'stroke-dasharray': '26 40 12 60' }), 5),
        ) +
        seams +
        place(
          ex,
          ey,
          ellipse(0, 2, 27, 27, { fill: t.dark }) +
            ellipse(0, 0, 23, 23, { fill: '#e8c078' }) +
            ellipse(0, 0, 18, 18, { fill: '#6a3a1c' }) +
            (
              [
                [-7, -5],
                [6, -8],
                [9, 5],
                [-4, 8],
                [0, 0],
              ] as const
            )
              .map(([x, y], i) => ellipse(x, y, 5, 4, { fill: i % 2 ? '#e9c88a' : '#2d1420' }))
              .join(''),
        ),
    ) +
    cutPastry(sh, -176, -34, 1) +
    cutPastry(sh, -92, -14, 1.08)
  )
}
