import type { PackSheet } from '../../core/pack-sheet.ts'
import { rect, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capOf } from '../parts/caps.ts'
import { insideOf, liquidOf } from '../parts/contents.ts'
import { cap, clearBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** 250 ml square clear bottle: the infusion shows. */
export const quadra = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 86, 0],
    ['Q', 96, 0, 96, -10],
    ['L', 96, -290],
    ['C', 96, -336, 34, -320, 32, -362],
    ['L', 32, -420],
  ])
  return (
    sh.cast(190) +
    sh.caustic(50, 170, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -350,
      half: 96,
      bottom: -30,
      inside: insideOf(sh, p),
      shine: 'M-78 -40V-270',
      thick: 22,
    }) +
    wrap(sh, p.slug, p.data, { x: -70, y: -232, w: 140, h: 180 }, { curved: false, safe: p.safe }) +
    cap(sh, { y: -404, w: 38, h: 66, colour: capOf(p), rings: [8, 16] })
  )
}
export const swing = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 68, 0],
    ['Q', 86, 0, 86, -18],
    ['L', 86, -330],
    ['C', 86, -400, 32, -400, 31, -470],
    ['L', 31, -530],
    ['L', 40, -534],
    ['L', 40, -556],
  ])
  return (
    sh.cast(180) +
    sh.caustic(40, 170, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -420,
      half: 86,
      bottom: -28,
      shine: 'M-64 -50V-330Q-62 -390 -38 -416',
    }) +
    wrap(sh, p.slug, p.data, { x: -86, y: -300, w: 172, h: 214 }, { safe: p.safe }) +
    stroke(
      'M-40 -500L-46 -560Q-30 -600 0 -600T46 -560L40 -500M-46 -560L-52 -480M46 -560L52 -480',
      '#6d777b',
      7,
    ) +
    stroke('M-40 -500L-46 -560Q-30 -600 0 -600T46 -560L40 -500', '#e3e9ea', 3) +
    cap(sh, { y: -552, w: 32, h: 36, colour: '#f2ede0' }) +
    rect(-34, -558, 68, 9, { fill: '#c4512f', rx: 4 })
  )
}
export const passata = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 76, 0],
    ['Q', 98, 0, 98, -20],
    ['L', 98, -300],
    ['C', 98, -380, 54, -380, 52, -430],
    ['L', 52, -470],
  ])
  return (
    sh.cast(196) +
    sh.caustic(50, 150, '#d8321f') +
    clearBody(sh, d, {
      liquid: p.liquid ?? '#cf3320',
      level: -440,
      half: 98,
      bottom: -22,
      glow: false,
      shine: 'M-76 -60V-290Q-74 -360 -50 -390',
      inside:
        sh.fibre(d, { ink: '#7e150c', x: 0.05, y: 0.05, alpha: 0.35, cut: 0.52 }) +
        sh.fibre(d, { ink: '#f0764a', x: 0.08, y: 0.08, alpha: 0.4, cut: 0.6, seed: 9 }),
    }) +
    wrap(sh, p.slug, p.data, { x: -98, y: -290, w: 196, h: 220 }, { safe: p.safe }) +
    cap(sh, { y: -462, w: 62, h: 42, colour: '#e8e2d0', ridged: true, rings: [4] })
  )
}
