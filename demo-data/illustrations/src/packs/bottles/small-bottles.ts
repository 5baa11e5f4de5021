import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capOf } from '../parts/caps.ts'
import { cap, clearBody, G, glassBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** Half bottle of clear glass: the wine's own colour is the picture. */
export const slim = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 48, 0],
    ['Q', 62, 0, 62, -16],
    ['L', 62, -366],
    ['C', 62, -412, 26, -424, 25, -470],
    ['L', 25, -590],
  ])
  return (
    sh.cast(120) +
    sh.caustic(30, 150, p.liquid ?? '#b8701c') +
    clearBody(sh, d, {
      liquid: p.liquid ?? '#b8701c',
      level: -446,
      half: 62,
      shine: 'M-44 -352Q-44 -396 -28 -424M-44 -70V-30',
      bottom: -26,
    }) +
    wrap(sh, p.slug, p.data, { x: -62, y: -310, w: 124, h: 216 }, { safe: p.safe }) +
    cap(sh, { y: -486, w: 28, h: 108, colour: p.wax ?? capOf(p), radius: 10, top: 6 })
  )
}
export const marsala = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 66, 0],
    ['Q', 86, 0, 86, -20],
    ['L', 80, -330],
    ['C', 80, -400, 34, -404, 32, -440],
    ['C', 30, -470, 44, -480, 44, -516],
    ['C', 44, -556, 30, -560, 29, -580],
    ['L', 29, -620],
  ])
  return (
    sh.cast(170) +
    glassBody(sh, d, G[p.glass ?? 'ambra'], {
      half: 86,
      shine: 'M-62 -330Q-62 -384 -36 -410',
      neck: 'M-28 -490Q-32 -520 -24 -544',
    }) +
    wrap(sh, p.slug, p.data, { x: -84, y: -312, w: 168, h: 226 }, { safe: p.safe }) +
    cap(sh, { y: -590, w: 34, h: 44, colour: '#2b1a12', top: 4, ridged: true })
  )
}
/** Clear distillate in a round long-necked bottle with a ball stopper. */
export const grappa = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 78, 0],
    ['Q', 98, 0, 98, -20],
    ['L', 98, -230],
    ['C', 98, -306, 26, -296, 24, -372],
    ['L', 24, -560],
    ['L', 30, -566],
    ['L', 30, -576],
  ])
  return (
    sh.cast(180) +
    sh.caustic(40, 170, p.liquid ?? '#dfe6e2') +
    clearBody(sh, d, {
      liquid: p.liquid ?? '#dbe5e2',
      level: -470,
      half: 98,
      bottom: -30,
      thick: 24,
      shine: 'M-76 -60V-214Q-74 -270 -40 -300',
    }) +
    wrap(sh, p.slug, p.data, { x: -98, y: -226, w: 196, h: 168 }, { safe: p.safe, sag: 7 }) +
    sh.shine('M-11 -380V-540', 7, { alpha: 0.8 }) +
    cap(sh, { y: -574, w: 27, h: 22, colour: '#b98a52' }) +
    sh.ball('M-30 -624a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z', '#4a2a18') +
    ellipse(-10, -636, 8, 6, { fill: '#e8c9a0', opacity: 0.7 })
  )
}
export const amaro = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 96, 0],
    ['Q', 112, 0, 112, -18],
    ['L', 112, -330],
    ['C', 112, -404, 40, -386, 38, -440],
    ['L', 38, -500],
    ['L', 44, -504],
    ['L', 44, -520],
  ])
  return (
    sh.cast(214) +
    glassBody(sh, d, G[p.glass ?? 'ambra'], {
      half: 112,
      shine: 'M-90 -300Q-90 -366 -54 -386',
      neck: 'M-22 -430V-486',
    }) +
    wrap(sh, p.slug, p.data, { x: -112, y: -302, w: 224, h: 236 }, { safe: p.safe }) +
    cap(sh, { y: -516, w: 40, h: 56, colour: p.wax ?? '#2a2018', ridged: true })
  )
}
