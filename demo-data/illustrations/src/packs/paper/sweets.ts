import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { cartonTall } from '../parts/cartons.ts'

// — Sweets with a carton behind or under them: the food is in front, the brand is on the box.
export const doily = (y: number, w: number): string =>
  ellipse(0, y, w, w * 0.2, { fill: '#fffdf6' }) +
  ellipse(0, y, w * 0.92, w * 0.18, {
    fill: 'none',
    stroke: '#d9cfb4',
    'stroke-width': 3,
    'stroke-dasharray': '3 7',
  })
/** Two hazelnut domes with a chocolate seam. */
export const bacio = (sh: PackSheet, s = 1, a = 0): string => {
  const t = ramp('#d39a55')
  const dome = 'M-44 0Q-46 -40 0 -46Q46 -40 44 0Q0 8 -44 0Z'
  const half = (flip: boolean) =>
    place(
      0,
      flip ? 7 : -7,
      sh.solid(dome, {
        fill: sh.radial([
          [0, t.pale],
          [0.4, t.light],
          [0.75, t.base],
          [1, t.dark],
        ]),
        ink: t.deep,
        axis: 'ball',
        alpha: 0.6,
        inside:
          sh.relief(dome, { x: 0.09, height: 3, alpha: 0.7 }) +
          stroke('M-22 -30Q-10 -22 -14 -10M10 -36Q14 -22 26 -18', t.deep, 2, { opacity: 0.6 }),
      }),
    )
  return place(
    0,
    0,
    `<g transform="scale(1 -1)">${half(false)}</g>` +
      path('M-46 -8Q0 2 46 -8Q50 0 46 8Q30 12 22 9Q12 16 0 11Q-20 14 -46 8Q-50 0 -46 -8Z', {
        fill: '#3a1a10',
      }) +
      stroke('M-38 -3Q-10 2 14 0', '#8a5238', 3) +
      half(false),
    { scale: s, rotate: a },
  )
}
export const baci = (sh: PackSheet, p: Pack): string =>
  sh.cast(430) +
  cartonTall(sh, p, { x: -160, y: -470, w: 270, h: 290 }, 110) +
  place(
    0,
    0,
    sh.cast(470) +
      doily(-24, 236) +
      (
        [
          [-96, -118],
          [6, -122],
          [104, -116],
          [-152, -50],
          [-50, -44],
          [52, -46],
          [152, -52],
        ] as const
      )
        .map(([x, y], i) => place(x, y, bacio(sh, 1.06, (i % 3) * 4 - 4)))
        .join(''),
  )
