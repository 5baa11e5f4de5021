import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

// — Tins
export const lattaTonda = (sh: PackSheet, p: Pack): string => {
  const d = 'M-128 -6V-366H128V-6Q0 22 -128 -6Z'
  const steel = ['#59646a', '#f7f9f9', '#aab4b7', '#dfe5e6', '#59646a']
  return (
    sh.cast(270) +
    path(d, { fill: kitNamed(p.slug).paper }) +
    wrap(sh, p.slug, p.data, { x: -128, y: -364, w: 256, h: 346 }, { safe: p.safe, sag: 13 }) +
    path('M-132 -6V6Q0 34 132 6V-6Q0 22 -132 -6Z', { fill: sh.linear(steel) }) +
    path('M-134 -366V-386Q0 -412 134 -386V-366Q0 -340 -134 -366Z', { fill: sh.linear(steel) }) +
    ellipse(0, -388, 132, 20, { fill: sh.linear(['#8b969b', '#f4f7f7', '#a3adb1']) }) +
    ellipse(0, -388, 112, 15, { fill: 'none', stroke: '#75828a', 'stroke-width': 2 }) +
    (p.valve ? ellipse(0, -389, 16, 4, { fill: '#5f6a6e' }) : '') +
    sh.shine('M-98 -336V-30', 12, { alpha: 0.35 })
  )
}
export const pelati = (sh: PackSheet, p: Pack): string => {
  let ribs = ''
  for (let i = 0; i < 4; i++)
    ribs +=
      path(`M-120 ${-286 + i * 8}Q0 ${-272 + i * 8} 120 ${-286 + i * 8}`, {
        fill: 'none',
        stroke: '#5c676c',
        'stroke-width': 2,
        opacity: 0.7,
      }) +
      path(`M-120 ${-28 + i * 8}Q0 ${-12 + i * 8} 120 ${-28 + i * 8}`, {
        fill: 'none',
        stroke: '#5c676c',
        'stroke-width': 2,
        opacity: 0.7,
      })
  const steel = ['#59646a', '#f7f9f9', '#aab4b7', '#dfe5e6', '#59646a']
  return (
    sh.cast(250) +
    path('M-120 -300V0Q0 26 120 0V-300Z', { fill: sh.linear(steel) }) +
    ribs +
    wrap(sh, p.slug, p.data, { x: -120, y: -258, w: 240, h: 214 }, { safe: p.safe, sag: 13 }) +
    ellipse(0, -302, 122, 20, { fill: '#dfe5e6' }) +
    ellipse(0, -302, 122, 20, { fill: 'none', stroke: '#7d888d', 'stroke-width': 5 }) +
    ellipse(0, -300, 98, 14, { fill: sh.linear(['#aeb8bb', '#f7f9f9', '#b9c2c5']) }) +
    stroke('M-10 -300Q-44 -316 -50 -300T-6 -296', '#6d777b', 5)
  )
}
/** Flat tin in a printed carton sleeve, the tin sliding out. */
export const sleeve = (sh: PackSheet, p: Pack): string =>
  sh.cast(470) +
  place(
    150,
    -6,
    rect(-90, -130, 200, 130, { fill: sh.linear(['#c9a24a', '#f6e2a0', '#b98a2e'], 'down'), rx: 26 }) +
      rect(-70, -112, 164, 94, { fill: 'none', rx: 18, stroke: '#8a6414', 'stroke-width': 3 }) +
      ellipse(70, -66, 20, 14, { fill: 'none', stroke: '#7a5610', 'stroke-width': 5 }),
  ) +
  wrap(sh, p.slug, p.data, { x: -230, y: -186, w: 400, h: 186 }, { curved: false, safe: p.safe }) +
  poly(
    [
      [-230, -186],
      [170, -186],
      [188, -206],
      [-208, -206],
    ],
    { fill: kitNamed(p.slug).inks[0] },
  ) +
  poly(
    [
      [170, -186],
      [188, -206],
      [188, -20],
      [170, 0],
    ],
    { fill: ramp(kitNamed(p.slug).inks[0]).deep },
  )
