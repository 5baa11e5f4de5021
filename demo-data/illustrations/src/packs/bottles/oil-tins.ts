import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { cap } from '../parts/glass.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

export const latta3 = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const t = ramp(kit.inks[1])
  const front = 'M-150 0V-430H150V0Z'
  return (
    sh.cast(370, { depth: 22 }) +
    poly(
      [
        [150, 0],
        [206, -26],
        [206, -444],
        [150, -430],
      ],
      { fill: sh.linear([t.dark, t.deep]) },
    ) +
    poly(
      [
        [-150, -430],
        [150, -430],
        [206, -452],
        [-92, -452],
      ],
      { fill: sh.linear(['#d9dedf', '#f6f8f8', '#a9b2b5']) },
    ) +
    stroke('M-40 -446Q-40 -520 24 -520T90 -446', '#5a6468', 15) +
    stroke('M-40 -446Q-40 -520 24 -520T90 -446', '#c9d1d3', 9) +
    stroke('M-42 -460Q-36 -512 20 -515', '#ffffff', 3, { opacity: 0.8 }) +
    ellipse(-100, -444, 24, 7, { fill: '#7b868a' }) +
    cap(sh, { x: -100, y: -446, w: 20, h: 34, colour: kit.inks[1], ridged: true }) +
    path(front, { fill: kit.paper }) +
    wrap(sh, p.slug, p.data, { x: -150, y: -422, w: 300, h: 414 }, { curved: false, safe: p.safe }) +
    rect(-153, -436, 306, 12, {
      fill: sh.linear(['#8a9599', '#f4f7f7', '#a6b0b3', '#dfe5e6', '#7d888c']),
      rx: 4,
    }) +
    rect(-153, -11, 306, 12, {
      fill: sh.linear(['#8a9599', '#f4f7f7', '#a6b0b3', '#dfe5e6', '#7d888c']),
      rx: 4,
    }) +
    path('M-150 -424H-96L-150 -150Z', { fill: '#fff', opacity: 0.16 }) +
    sh.grain(front, { ink: '#2a1c0a', start: 0.6, alpha: 0.35 })
  )
}
export const latta1 = (sh: PackSheet, p: Pack): string => {
  const d = 'M-104 -4V-440Q-104 -452 -92 -452H92Q104 -452 104 -440V-4Q104 4 92 4H-92Q-104 4 -104 -4Z'
  return (
    sh.cast(216) +
    path(d, { fill: kitNamed(p.slug).paper }) +
    wrap(sh, p.slug, p.data, { x: -104, y: -440, w: 208, h: 434 }, { safe: p.safe, sag: 5 }) +
    sh.clip(
      d,
      rect(-104, -452, 208, 14, { fill: sh.linear(['#7b868a', '#fff', '#a6b0b3', '#5f6a6e']) }) +
        rect(-104, -8, 208, 14, { fill: sh.linear(['#7b868a', '#fff', '#a6b0b3', '#5f6a6e']) }),
    ) +
    sh.shine('M-82 -420V-30', 12, { alpha: 0.35 }) +
    cap(sh, { y: -452, w: 26, h: 52, colour: '#c9962c', ridged: true })
  )
}
