import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capOf } from '../parts/caps.ts'
import { cap, G, glassBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

// — Oil and vinegar
export const marasca = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 90, 0],
    ['Q', 102, 0, 102, -12],
    ['L', 102, -366],
    ['Q', 102, -388, 80, -398],
    ['Q', 38, -418, 36, -452],
    ['L', 36, -520],
  ])
  const [e, m, l, c, k] = G[p.glass ?? 'uvag']
  return (
    sh.cast(200) +
    path(d, {
      fill: sh.linear([
        [0, k],
        [0.06, m],
        [0.1, l],
        [0.13, m],
        [0.3, c],
        [0.74, e],
        [0.8, k],
        [0.83, m],
        [0.9, c],
        [1, k],
      ]),
    }) +
    sh.clip(
      d,
      path('M-102 -366L-70 -352H70L102 -366L80 -398Q38 -418 36 -452H-36Q-38 -418 -80 -398Z', {
        fill: l,
        opacity: 0.22,
      }) + sh.soft(ellipse(-10, -12, 80, 14, { fill: l, opacity: 0.6 }), 6),
    ) +
    sh.grain(d, { ink: k, start: 0.5, alpha: 0.4 }) +
    sh.shine('M-86 -346V-372M-86 -30V-120', 9, { alpha: 0.7, colour: '#f2f6d8' }) +
    sh.shine('M-18 -426V-500', 9, { alpha: 0.7 }) +
    wrap(sh, p.slug, p.data, { x: -95, y: -338, w: 190, h: 290 }, { curved: false, safe: p.safe }) +
    cap(sh, { y: -506, w: 41, h: 68, colour: capOf(p), rings: [10, 18], ridged: !p.wax })
  )
}
export const dorica = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 66, 0],
    ['Q', 80, 0, 82, -18],
    ['C', 92, -150, 104, -220, 104, -286],
    ['C', 104, -360, 40, -362, 32, -430],
    ['L', 30, -540],
    ['L', 38, -544],
    ['L', 38, -560],
  ])
  return (
    sh.cast(180) +
    glassBody(sh, d, G[p.glass ?? 'uvag'], {
      half: 104,
      shine: 'M-82 -262Q-84 -330 -52 -356',
      neck: 'M-15 -430V-530',
    }) +
    wrap(sh, p.slug, p.data, { x: -99, y: -298, w: 198, h: 218 }, { safe: p.safe }) +
    cap(sh, { y: -548, w: 36, h: 58, colour: capOf(p), rings: [8, 16] })
  )
}
/** Tall cylinder of dark glass, label all round, pourer collar. */
export const torre = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 62, 0],
    ['Q', 78, 0, 78, -16],
    ['L', 78, -430],
    ['C', 78, -476, 28, -470, 27, -510],
    ['L', 27, -560],
  ])
  return (
    sh.cast(160) +
    glassBody(sh, d, G[p.glass ?? 'nero'], {
      half: 78,
      shine: 'M-58 -414Q-58 -450 -34 -466',
      neck: 'M-13 -490V-548',
    }) +
    wrap(sh, p.slug, p.data, { x: -78, y: -398, w: 156, h: 330 }, { safe: p.safe }) +
    cap(sh, { y: -548, w: 33, h: 66, colour: capOf(p), rings: [10] })
  )
}
/** Glazed stoneware with a handle: the glaze pools, the label is a hung card. */
export const orcioCotto = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.glaze ?? '#e8dfc8')
  const d = lathe([
    ['L', 78, 0],
    ['C', 96, -4, 118, -90, 116, -190],
    ['C', 114, -300, 44, -318, 36, -390],
    ['L', 36, -440],
    ['L', 46, -444],
    ['L', 46, -462],
  ])
  const b = ramp('#8a5a34')
  return (
    sh.cast(230) +
    stroke('M36 -420Q110 -430 104 -340Q102 -306 88 -286', t.deep, 26) +
    stroke('M36 -420Q106 -428 100 -340Q98 -310 86 -290', t.light, 14) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.dark],
        [0.1, t.base],
        [0.26, '#fffdf4'],
        [0.5, t.base],
        [0.85, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.7,
      inside:
        path('M-140 -40Q-100 -66 -60 -50T30 -56T140 -44V10H-140Z', {
          fill: sh.linear([b.dark, b.light, b.base, b.deep]),
        }) + sh.fibre(d, { ink: t.deep, x: 0.01, y: 0.12, alpha: 0.14 }),
    }) +
    sh.shine('M-84 -130Q-88 -230 -46 -310', 16, { alpha: 0.8 }) +
    cap(sh, { y: -456, w: 34, h: 44, colour: '#b98a52' }) +
    wrap(sh, p.slug, p.data, { x: -92, y: -264, w: 184, h: 200 }, { safe: p.safe, sag: 8, part: true })
  )
}
