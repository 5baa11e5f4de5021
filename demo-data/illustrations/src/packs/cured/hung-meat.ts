import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, wrapped } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { mould, twine } from '../parts/food-parts.ts'
import { tag } from '../parts/wraps.ts'

/** Rear muscle in a bladder: a low pear, netted by hand, one slice off. */
export const culatello = (sh: PackSheet, p: Pack): string => {
  const t = ramp('#b98a5c')
  const d =
    'M-18 -430C-60 -426 -58 -392 -66 -366C-92 -300 -160 -240 -164 -136C-166 -46 -96 0 0 0C96 0 166 -46 164 -136C160 -240 92 -300 66 -366C58 -392 60 -426 18 -430Z'
  const net = Array.from({ length: 7 }, (_, i) => {
    const y = -70 - i * 52
    const w = wrapped([150, 164, 158, 136, 108, 82, 64], i)
    return `M${-w} ${y}Q0 ${y + 44} ${w} ${y}`
  }).join('')
  const ver = [-0.62, -0.22, 0.2, 0.6]
    .map((u) => `M${u * 50} -400C${u * 110} -330 ${u * 250} -220 ${u * 240} -120Q${u * 220} -40 ${u * 90} -4`)
    .join('')
  return (
    sh.cast(320) +
    twine('M0 -420Q-30 -540 0 -570Q30 -540 4 -424', 6) +
    sh.solid(d, {
      fill: sh.radial([
        [0, t.pale],
        [0.3, t.light],
        [0.65, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      axis: 'ball',
      alpha: 0.7,
      inside: mould(sh, d, 0.7) + sh.relief(d, { x: 0.025, height: 7, alpha: 0.5 }),
    }) +
    sh.clip(d, twine(net, 5) + twine(ver, 5)) +
    twine('M-58 -396Q0 -378 58 -396M-60 -384Q0 -366 60 -384', 7) +
    tag(sh, p.slug, p.data, {
      x: 66,
      y: -330,
      w: 204,
      h: 246,
      rotate: 6,
      safe: p.safe,
      thread: 'M10 -388Q50 -370 66 -318',
    })
  )
}
/** 'Nduja in a blind gut: a lumpy bladder, netted, orange oil at the cut. */
export const orba = (sh: PackSheet, p: Pack): string => {
  const t = ramp('#b0452a')
  const d =
    'M-14 -380C-60 -376 -60 -340 -84 -316C-150 -272 -176 -190 -158 -104C-142 -24 -70 0 4 0C82 0 150 -30 164 -116C176 -196 140 -272 84 -316C60 -340 56 -378 14 -380Z'
  return (
    sh.cast(320) +
    twine('M0 -370Q-24 -500 6 -530Q34 -500 8 -372', 6) +
    sh.solid(d, {
      fill: sh.radial([
        [0, t.pale],
        [0.3, t.light],
        [0.65, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      axis: 'ball',
      alpha: 0.7,
      inside:
        sh.relief(d, { x: 0.02, height: 9, alpha: 0.6 }) +
        sh.fibre(d, { ink: '#f0a070', x: 0.05, y: 0.05, alpha: 0.5, cut: 0.6 }) +
        mould(sh, d, 0.22),
    }) +
    sh.clip(
      d,
      twine(
        'M-180 -110Q0 -60 180 -120M-160 -220Q0 -180 160 -226M-4 -380Q-90 -200 -30 0M8 -380Q90 -200 44 0',
        6,
      ),
    ) +
    twine('M-60 -340Q0 -322 60 -340', 7) +
    sh.shine('M-110 -130Q-112 -210 -62 -270', 18, { alpha: 0.45 }) +
    tag(sh, p.slug, p.data, {
      x: 30,
      y: -290,
      w: 206,
      h: 232,
      rotate: -4,
      safe: p.safe,
      thread: 'M6 -340Q30 -320 28 -278',
    })
  )
}
/** Pork jowl: a triangle, rind on one side, pepper all over, a lean streak in the fat. */
export const guanciale = (sh: PackSheet, p: Pack): string => {
  const d = 'M-210 -10Q-240 -70 -206 -150L-40 -400Q0 -436 40 -404L226 -150Q250 -70 214 -10Q0 26 -210 -10Z'
  const face = 'M-216 -16Q-238 -72 -206 -138Q-40 -158 206 -138Q242 -72 218 -16Q0 22 -216 -16Z'
  return (
    sh.cast(460) +
    twine('M-6 -400Q-30 -520 6 -546Q36 -520 12 -402', 6) +
    sh.solid(d, {
      fill: sh.radial([
        [0, '#f3dcc4'],
        [0.5, '#d9ab86'],
        [1, '#8a5a3c'],
      ]),
      ink: '#4a2a18',
      axis: 'ball',
      alpha: 0.6,
      inside:
        sh.relief(d, { x: 0.03, height: 8, alpha: 0.6 }) +
        sh.fibre(d, { ink: '#201611', x: 0.1, y: 0.1, alpha: 0.95, cut: 0.54, seed: 5, octaves: 3 }),
    }) +
    sh.solid(face, {
      fill: '#fbeade',
      inside:
        path('M-240 -76Q-90 -116 20 -84T240 -98V-62Q110 -44 10 -60T-240 -46Z', { fill: '#b8383a' }) +
        path('M-120 -118Q0 -128 120 -116Q60 -104 -10 -108Q-80 -106 -120 -118Z', {
          fill: '#c4504a',
          opacity: 0.85,
        }) +
        sh.fibre(face, { ink: '#7a1c20', x: 0.02, y: 0.12, alpha: 0.25 }) +
        path('M-230 -24Q0 8 230 -26V30H-230Z', { fill: '#c9954f' }) +
        sh.veins(face, { ink: '#f3c9b4', x: 0.012, y: 0.04, width: 0.03, alpha: 0.6 }),
    }) +
    tag(sh, p.slug, p.data, {
      x: 6,
      y: -362,
      w: 196,
      h: 214,
      rotate: -3,
      safe: p.safe,
      thread: 'M2 -400V-350',
    })
  )
}
