import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { foldLight } from '../parts/cartons.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** Cloth sack tied at the neck with a sewn label. */
export const saccoTela = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.cloth ?? '#efe4cc')
  const d =
    'M-140 0Q-178 -90 -160 -220Q-152 -320 -70 -356Q-40 -372 -46 -392Q-84 -430 -66 -452Q-20 -440 0 -452Q20 -440 66 -452Q84 -430 46 -392Q40 -372 70 -356Q152 -320 160 -220Q178 -90 140 0Q0 18 -140 0Z'
  return (
    sh.cast(330) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.dark],
        [0.12, t.base],
        [0.32, '#fffaf0'],
        [0.6, t.base],
        [0.9, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.7,
      inside:
        sh.relief(d, { x: 0.011, y: 0.006, height: 16, alpha: 0.6, octaves: 2 }) +
        sh.fibre(d, { ink: t.deep, x: 0.42, y: 0.42, alpha: 0.35, cut: 0.55 }),
    }) +
    stroke('M-52 -384Q0 -366 52 -384M-52 -392Q0 -374 52 -392', '#7a5a2a', 9) +
    stroke('M-52 -384Q0 -366 52 -384M-52 -392Q0 -374 52 -392', '#d9bd86', 5) +
    stroke('M40 -384Q80 -380 84 -330M46 -380Q60 -350 50 -316', '#c9a76c', 5) +
    wrap(sh, p.slug, p.data, { x: -112, y: -276, w: 224, h: 216 }, { curved: false, safe: p.safe })
  )
}
/** Flour packet: stiff paper, folded and glued top. */
export const farina = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.bag ?? kitNamed(p.slug).paper)
  const d = 'M-122 0V-384H122V0Q0 6 -122 0Z'
  return (
    sh.cast(260) +
    poly(
      [
        [122, 0],
        [160, -18],
        [160, -396],
        [122, -384],
      ],
      { fill: sh.linear([t.dark, t.deep]) },
    ) +
    sh.solid('M-122 -384L-86 -424H130L160 -396L122 -384Z', { fill: t.light, ink: t.dark }) +
    poly(
      [
        [-122, -384],
        [122, -384],
        [108, -352],
        [-108, -352],
      ],
      { fill: t.dark, opacity: 0.35 },
    ) +
    path(d, { fill: t.base }) +
    wrap(sh, p.slug, p.data, { x: -122, y: -350, w: 244, h: 344 }, { curved: false, safe: p.safe }) +
    foldLight(sh, d) +
    sh.fibre(d, { ink: t.deep, x: 0.3, y: 0.3, alpha: 0.12 })
  )
}
/** Waxed-paper parcel tied with twine: butcher's fold. */
export const cartoccio = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.paper ?? '#efe3c8')
  const d =
    'M-190 -10Q-204 -20 -200 -60L-180 -236Q-176 -262 -150 -266H150Q176 -262 180 -236L200 -60Q204 -20 190 -10Q0 12 -190 -10Z'
  return (
    sh.cast(410) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.dark],
        [0.14, t.base],
        [0.36, '#fffaf0'],
        [0.7, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.55,
      inside:
        sh.relief(d, { x: 0.009, y: 0.013, height: 18, alpha: 0.55, octaves: 2 }) +
        path('M-200 -60L-60 -170L-180 -236Z', { fill: '#fff', opacity: 0.3 }) +
        path('M200 -60L60 -170L180 -236Z', { fill: t.deep, opacity: 0.18 }),
    }) +
    stroke('M-2 -266Q4 -130 0 2M-196 -120Q0 -96 196 -120', '#7a4a1c', 8) +
    stroke('M-2 -266Q4 -130 0 2M-196 -120Q0 -96 196 -120', '#e0c48c', 4.4) +
    path('M0 -266Q-60 -320 -70 -286Q-56 -262 0 -266Q60 -320 70 -286Q56 -262 0 -266', {
      fill: 'none',
      stroke: '#d9bd86',
      'stroke-width': 6,
    }) +
    wrap(sh, p.slug, p.data, { x: -128, y: -222, w: 256, h: 170 }, { curved: false, safe: p.safe })
  )
}
