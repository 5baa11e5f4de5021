import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, ellipse, type Point, path, place, rect, round, stroke } from '../../core/svg.ts'
import { lensPath } from '../parts/food-parts.ts'

/** Slices as they really are: which muscle, how much fat, what rim. */
type Cut = {
  w: number
  h: number
  meat: string
  fat: string
  rim: number
  seams: number
  crust?: string
  dice?: number
}

export const cuts = {
  crudo: { w: 292, h: 186, meat: '#c9605a', fat: '#f9e9dc', rim: 20, seams: 3 },
  sandaniele: { w: 290, h: 176, meat: '#c95a50', fat: '#f9e8da', rim: 22, seams: 3 },
  speck: { w: 290, h: 96, meat: '#a8323a', fat: '#f4dccb', rim: 16, seams: 5, crust: '#4a2c1c' },
  bresaola: { w: 230, h: 150, meat: '#7f1526', fat: '#a8324a', rim: 0, seams: 2, crust: '#4a0d18' },
  oca: { w: 270, h: 84, meat: '#8e2a30', fat: '#f3dfc0', rim: 34, seams: 1, crust: '#6a4020' },
  trota: { w: 280, h: 110, meat: '#e08a5e', fat: '#f9d9bf', rim: 8, seams: 6, crust: '#7a5a44' },
  muggine: { w: 250, h: 90, meat: '#c9a878', fat: '#f3e6cc', rim: 0, seams: 4, crust: '#8a6a44' },
  cotto: { w: 270, h: 140, meat: '#eeb0a6', fat: '#fbeae0', rim: 10, seams: 2 },
  mortadella: {
    w: 270,
    h: 200,
    meat: '#eaa295',
    fat: '#fdf0e6',
    rim: 0,
    seams: 0,
    dice: 26,
    crust: '#c97a6c',
  },
} as const satisfies Record<string, Cut>
export function slice(sh: PackSheet, kind: keyof typeof cuts, salt: number): string {
  const c: Cut = cuts[kind]
  const t = ramp(c.meat)
  const rnd = sh.random(40 + salt)
  const [a, b] = [c.w / 2, c.h / 2]
  const pts = Array.from({ length: 12 }, (_, i): Point => {
    const q = (i / 12) * 6.283
    const k = 0.93 + rnd() * 0.12
    return [a * k * Math.cos(q), b * k * Math.sin(q) * (kind === 'bresaola' ? 1 : 0.9 + 0.1 * Math.sin(q))]
  })
  const d = blob(pts, 0.9)
  const inner = c.rim
    ? blob(
        pts.map(([x, y]): Point => [x * 0.95, y < 0 ? y * (1 - (c.rim / b) * 0.9) : y * 0.94]),
        0.9,
      )
    : d
  let marb = ''
  for (let i = 0; i < c.seams; i++) {
    const x = (rnd() - 0.5) * a
    marb += stroke(
      `M${round(x - 60)} ${round((rnd() - 0.4) * b)}Q${round(x)} ${round((rnd() - 0.2) * b)} ${round(x + 64)} ${round((rnd() - 0.4) * b)}`,
      c.fat,
      2.4 + rnd() * 3.4,
      { opacity: 0.85 },
    )
  }
  for (let i = 0; i < (kind === 'bresaola' ? 6 : 14); i++)
    marb += path(lensPath((rnd() - 0.5) * a * 1.6, (rnd() - 0.3) * b, 6 + rnd() * 18, 1.6, rnd() * 40 - 20), {
      fill: c.fat,
      opacity: 0.55,
    })
  for (let i = 0; i < (c.dice ?? 0); i++) {
    const [x, y, s] = [(rnd() - 0.5) * a * 1.7, (rnd() - 0.5) * b * 1.7, 8 + rnd() * 11]
    if ((x / a) ** 2 + (y / b) ** 2 < 0.8)
      marb +=
        place(x, y, rect(-s / 2, -s / 2, s, s * 0.9, { fill: c.fat, rx: 3 }), { rotate: rnd() * 90 }) +
        (i % 5 ? '' : ellipse(x + 20, y + 8, 6, 4, { fill: '#8fa04a' }))
  }
  return (
    path(d, { fill: '#2a0a08', opacity: 0.3, transform: 'translate(3 6)' }) +
    path(d, { fill: c.crust ?? c.fat }) +
    (c.rim ? path(d, { fill: c.fat, transform: `scale(${c.crust ? 0.97 : 1})` }) : '') +
    sh.clip(
      c.rim ? inner : d,
      path(d, {
        fill: sh.linear(
          [
            [0, t.light],
            [0.5, t.base],
            [1, t.dark],
          ],
          'diagonal',
        ),
        transform: 'scale(.975)',
      }) +
        marb +
        (c.dice
          ? ''
          : sh.fibre(d, { ink: t.deep, x: 0.012, y: 0.06, alpha: 0.3, cut: 0.52, seed: salt + 2 }) +
            sh.veins(d, {
              ink: c.fat,
              x: 0.009,
              y: 0.026,
              width: 0.03,
              alpha: kind === 'bresaola' ? 0.4 : 0.6,
              seed: salt + 3,
              octaves: 3,
            })),
    ) +
    sh.soft(
      stroke(`M${-a * 0.7} ${-b * 0.4}Q0 ${-b * 0.85} ${a * 0.6} ${-b * 0.5}`, '#fff', 8, { opacity: 0.4 }),
      3,
    )
  )
}
