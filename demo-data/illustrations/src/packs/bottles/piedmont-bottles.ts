import type { PackSheet } from '../../core/pack-sheet.ts'
import type { Pack } from '../pack.ts'
import { capsule } from '../parts/caps.ts'
import { G, glassBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** The bottle of Alba: shoulders that slope in one long curve. */
export const albeisa = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 78, 0],
    ['Q', 104, 0, 104, -24],
    ['L', 104, -250],
    ['C', 104, -350, 60, -392, 40, -470],
    ['Q', 33, -500, 33, -540],
    ['L', 33, -628],
  ])
  return (
    sh.cast(200) +
    glassBody(sh, d, G[p.glass ?? 'nero'], {
      half: 104,
      shine: 'M-84 -236Q-82 -318 -50 -392',
      neck: 'M-18 -470V-512',
    }) +
    wrap(sh, p.slug, p.data, { x: -104, y: -252, w: 208, h: 196 }, { safe: p.safe }) +
    capsule(sh, p, -520, 118, 36)
  )
}

/** A heavy bottle that widens towards high shoulders. */
export const tapered = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 66, 0],
    ['Q', 84, 0, 85, -22],
    ['L', 106, -392],
    ['C', 107, -446, 37, -452, 36, -508],
    ['L', 36, -622],
  ])
  return (
    sh.cast(180) +
    glassBody(sh, d, G[p.glass ?? 'verde'], {
      half: 106,
      shine: 'M-66 -54V-80M-84 -362Q-84 -416 -52 -446',
      neck: 'M-19 -470V-520',
    }) +
    wrap(sh, p.slug, p.data, { x: -96, y: -352, w: 192, h: 236 }, { safe: p.safe }) +
    capsule(sh, p, -508, 128, 39)
  )
}
