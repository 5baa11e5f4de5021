import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, place, rect } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capsule } from '../parts/caps.ts'
import { G, glassBody } from '../parts/glass.ts'
import { lathe, poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** Wooden case, three necks showing. */
export const winecase = (sh: PackSheet, p: Pack): string => {
  const wood = ramp('#d3a36a')
  const neck = (x: number) =>
    place(
      x,
      -210,
      glassBody(
        sh,
        lathe([
          ['L', 70, 0],
          ['L', 70, -60],
          ['C', 70, -130, 30, -140, 29, -210],
          ['L', 29, -250],
        ]),
        G.foglia,
        { half: 70, shine: 'M-50 -60Q-48 -120 -30 -150' },
      ) + capsule(sh, p, -180, 120, 32),
    )
  const plank = (y: number, h: number) =>
    sh.solid(`M-260 ${y}H260V${y + h}H-260Z`, {
      fill: sh.linear([wood.light, wood.base, wood.dark]),
      ink: wood.ink,
      alpha: 0.4,
      inside: sh.fibre(`M-260 ${y}H260V${y + h}H-260Z`, {
        ink: wood.deep,
        x: 0.006,
        y: 0.16,
        alpha: 0.55,
        seed: y + 400,
      }),
    })
  return (
    sh.cast(540) +
    poly(
      [
        [-244, -330],
        [244, -330],
        [260, -250],
        [-260, -250],
      ],
      { fill: wood.deep },
    ) +
    neck(-150) +
    neck(0) +
    neck(150) +
    plank(-250, 122) +
    plank(-124, 124) +
    rect(-260, -128, 520, 4, { fill: wood.ink, opacity: 0.6 }) +
    wrap(
      sh,
      p.slug,
      p.data,
      { x: -190, y: -222, w: 380, h: 186 },
      { curved: false, paper: '#d9ad75', inks: ['#3a1c0c', '#3a1c0c'], layout: 'cornice', safe: p.safe },
    ) +
    (
      [
        [-244, -236],
        [244, -236],
        [-244, -14],
        [244, -14],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 4.5, { fill: '#5a4a3a' }))
      .join('')
  )
}
