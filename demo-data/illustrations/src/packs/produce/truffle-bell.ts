import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, ellipse, type Point, path, place, round, wrapped } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { oval } from '../parts/food-parts.ts'
import { wrap } from '../parts/wraps.ts'

type Truffle = { black?: boolean | undefined; s?: number; salt?: number }

/** A truffle: lobed, warty (black) or smooth and clay-pale (white); brushed soil in the folds. */
export const truffle = (sh: PackSheet, { black = false, s = 1, salt = 1 }: Truffle) => {
  const base = black ? '#332823' : '#c2a274'
  const t = ramp(base)
  const rnd = sh.random(60 + salt)
  const pts = Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 11) * 6.283
    const r = 100 * (0.86 + rnd() * 0.24)
    return [r * 1.12 * Math.cos(a), r * 0.9 * Math.sin(a)]
  })
  const d = blob(pts, 0.95)
  let folds = ''
  if (!black)
    folds = (
      [
        [-52, -36, 34, 26],
        [34, -52, 30, 20],
        [46, 26, 36, 24],
        [-26, 44, 38, 22],
        [4, -4, 22, 16],
      ] as const
    )
      .map(
        ([x, y, a, b]) =>
          ellipse(x + 5, y + 6, a, b, { fill: t.deep, opacity: 0.2 }) +
          ellipse(x - 5, y - 5, a * 0.8, b * 0.8, { fill: t.pale, opacity: 0.34 }),
      )
      .join('')
  else
    for (let i = 0; i < 170; i++) {
      const a = rnd() * 6.28,
        q = Math.sqrt(rnd())
      const [x, y] = [108 * q * Math.cos(a), 88 * q * Math.sin(a)]
      const w = (7 + rnd() * 7) * (1 - q * 0.35)
      const hex = Array.from({ length: 5 }, (_, j) => {
        const b = (j / 5) * 6.283 + rnd()
        return `${round(x + w * Math.cos(b))} ${round(y + w * 0.86 * Math.sin(b))}`
      })
      folds += `<path d="M${hex.join('L')}Z" fill="${wrapped(['#46382f', '#3a2d26', '#2b211c'], i % 3)}"/><path d="M${hex[2]}L${hex[3]}L${hex[4]}" fill="none" stroke="#8a7462" stroke-width="1.8" opacity=".7"/>`
    }
  return place(
    0,
    -86 * s,
    sh.solid(d, {
      fill: sh.radial([
        [0, t.pale],
        [0.25, t.light],
        [0.58, t.base],
        [0.85, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      axis: 'ball',
      alpha: 0.7,
      inside:
        (black ? '' : sh.soft(folds, 7)) +
        (black ? folds : '') +
        sh.relief(d, {
          x: black ? 0.05 : 0.035,
          height: black ? 6 : 6,
          alpha: black ? 0.4 : 0.75,
          octaves: 4,
        }) +
        sh.fibre(d, { ink: black ? '#120c09' : '#7a5a34', x: 0.03, y: 0.03, alpha: 0.4, cut: 0.58, seed: 3 }),
    }),
    { scale: s },
  )
}
/** The cut of a truffle: fine pale veins that branch from the rim and never quite meet. */
export const truffleCut = (sh: PackSheet, { black = false, s = 1, salt = 2 }: Truffle) => {
  const flesh = black ? '#4a382e' : '#b08a62'
  const t = ramp(flesh)
  const rnd = sh.random(80 + salt)
  const pts = Array.from({ length: 12 }, (_, i): Point => {
    const a = (i / 12) * 6.283
    const r = 100 * (0.9 + rnd() * 0.18)
    return [r * 1.08 * Math.cos(a), r * 0.92 * Math.sin(a)]
  })
  const d = blob(pts, 0.95)
  return place(
    0,
    -86 * s,
    path(d, { fill: black ? '#1d1512' : '#8a6a40', transform: 'translate(0 5)' }) +
      sh.solid(d, {
        fill: black ? '#241a15' : '#a88250',
        inside:
          path(d, {
            fill: sh.radial(
              [
                [0, t.light],
                [0.6, t.base],
                [1, t.dark],
              ],
              { cx: 0.45, cy: 0.4, r: 0.7 },
            ),
            transform: 'scale(.95)',
          }) +
          sh.fibre(d, { ink: t.deep, x: 0.03, y: 0.03, alpha: 0.35, cut: 0.52 }) +
          sh.veins(d, {
            ink: black ? '#d9c8b0' : '#f2dfc0',
            x: 0.062,
            width: 0.1,
            alpha: 0.55,
            seed: 12 + salt,
          }) +
          sh.veins(d, {
            ink: black ? '#f3e8d6' : '#fff3dc',
            x: 0.03,
            width: 0.11,
            alpha: 0.95,
            seed: 4 + salt,
            octaves: 2,
          }),
      }),
    { scale: s },
  )
}
/** Truffle under a glass bell on a plinth with the producer's card. */
export const campana = (sh: PackSheet, p: Pack): string => {
  const bell = 'M-190 -80V-250C-190 -380 -110 -440 0 -440S190 -380 190 -250V-80Z'
  const w = ramp('#9a6a3c')
  return (
    sh.cast(470) +
    sh.caustic(120, 260, '#f6efdc') +
    sh.solid('M-214 -78H214V-20Q214 0 194 0H-194Q-214 0 -214 -20Z', {
      fill: sh.linear([w.dark, w.light, w.base, w.deep]),
      ink: w.ink,
      inside: sh.fibre('M-214 -78H214V0H-214Z', { ink: w.deep, x: 0.006, y: 0.2, alpha: 0.6 }),
    }) +
    ellipse(0, -80, 214, 26, { fill: w.light }) +
    place(-40, -84, sh.cast(190) + truffle(sh, { black: p.black, s: 1.12, salt: 1 })) +
    place(96, -80, sh.cast(110) + truffleCut(sh, { black: p.black, s: 0.66 })) +
    path(bell, {
      fill: sh.linear([
        [0, '#c9d8d4', 0.6],
        [0.06, '#fff', 0.5],
        [0.16, '#fff', 0.06],
        [0.8, '#fff', 0.03],
        [0.94, '#fff', 0.3],
        [1, '#8fa39f', 0.6],
      ]),
    }) +
    path(bell, { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.8 }) +
    sh.shine('M-156 -120V-260Q-150 -350 -90 -392', 20, { alpha: 0.8 }) +
    sh.ball(oval(24, 24, 0, -466), '#c9d6d2') +
    ellipse(-8, -474, 6, 5, { fill: '#fff' }) +
    wrap(sh, p.slug, p.data, { x: -176, y: -76, w: 352, h: 118 }, { curved: false, safe: p.safe })
  )
}
