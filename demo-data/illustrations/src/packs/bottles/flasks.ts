import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, rect, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capOf } from '../parts/caps.ts'
import { cap, G, glassBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** Balsamic: a round flask on a slab of glass; wax, ribbon, card. */
export const fiasca = (sh: PackSheet, p: Pack): string => {
  const bulb =
    'M-30 -330C-30 -282 -112 -276 -112 -176C-112 -96 -62 -62 0 -62C62 -62 112 -96 112 -176C112 -276 30 -282 30 -330L28 -392H-28Z'
  const slab = 'M-96 0V-52Q-96 -66 -82 -66H82Q96 -66 96 -52V0Z'
  return (
    sh.cast(220) +
    sh.caustic(40, 150, '#7a3a10') +
    path(slab, {
      fill: sh.linear([
        [0, '#8fa39b'],
        [0.08, '#ffffff'],
        [0.2, '#c4d3cc'],
        [0.5, '#f2f8f5'],
        [0.72, '#a9bbb2'],
        [0.9, '#ffffff'],
        [1, '#7d918a'],
      ]),
    }) +
    sh.clip(
      slab,
      sh.soft(ellipse(0, -60, 70, 26, { fill: '#4a2208', opacity: 0.75 }), 8) +
        stroke('M-90 -14H90', '#ffffff', 3, { opacity: 0.8 }),
    ) +
    path(bulb, {
      fill: sh.linear([
        [0, '#5b4a3c'],
        [0.05, '#e9dccb'],
        [0.1, '#2a1006'],
        [0.2, '#5a2c12'],
        [0.3, '#2a1006'],
        [0.7, '#160703'],
        [0.9, '#3b1a08'],
        [0.95, '#a5642e'],
        [1, '#2a1206'],
      ]),
    }) +
    sh.clip(
      bulb,
      sh.soft(ellipse(30, -84, 60, 18, { fill: '#b4682a', opacity: 0.8 }), 9) +
        rect(-40, -400, 80, 66, { fill: '#dfe8e3', opacity: 0.55 }) +
        ellipse(0, -334, 30, 5, { fill: '#7a3f16' }),
    ) +
    sh.grain(bulb, { ink: '#0a0301', start: 0.5, alpha: 0.5 }) +
    sh.shine('M-88 -150Q-94 -226 -44 -276', 17, { alpha: 0.85 }) +
    wrap(sh, p.slug, p.data, { x: -80, y: -248, w: 160, h: 160 }, { safe: p.safe, sag: 9, part: true }) +
    cap(sh, { y: -386, w: 34, h: 66, colour: p.wax ?? '#7a1420', radius: 14 }) +
    path(
      'M-34 -392Q-46 -372 -38 -356Q-30 -350 -30 -372Q-16 -380 -14 -352Q-8 -344 -4 -372Q12 -384 16 -360Q22 -352 24 -376Q34 -376 34 -392Z',
      { fill: ramp(p.wax ?? '#7a1420').base },
    )
  )
}
export const anforetta = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 70, 0],
    ['C', 84, 0, 110, -70, 110, -150],
    ['C', 110, -240, 92, -300, 40, -330],
    ['L', 30, -400],
    ['L', 30, -440],
  ])
  return (
    sh.cast(200) +
    glassBody(sh, d, G[p.glass ?? 'nero'], {
      half: 110,
      shine: 'M-86 -170Q-86 -260 -46 -316',
      neck: 'M-14 -360V-430',
    }) +
    wrap(sh, p.slug, p.data, { x: -104, y: -246, w: 208, h: 176 }, { safe: p.safe }) +
    cap(sh, { y: -428, w: 36, h: 60, colour: capOf(p), rings: [10] })
  )
}
