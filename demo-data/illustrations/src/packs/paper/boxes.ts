import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { foldLight } from '../parts/cartons.ts'
import { insideOf } from '../parts/contents.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** An upright carton, its side in the producer's ink. */
export const carton = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const side = ramp(p.bag ?? kit.inks[0])
  return (
    sh.cast(330) +
    poly(
      [
        [116, 0],
        [176, -26],
        [176, -452],
        [116, -436],
      ],
      { fill: sh.linear([side.base, side.deep]) },
    ) +
    poly(
      [
        [-134, -436],
        [116, -436],
        [176, -452],
        [-64, -460],
      ],
      { fill: side.light },
    ) +
    rect(-134, -436, 250, 436, { fill: kit.paper }) +
    wrap(sh, p.slug, p.data, { x: -134, y: -436, w: 250, h: 436 }, { curved: false, safe: p.safe }) +
    stroke('M-134 -436V0', '#ffffff', 3, { opacity: 0.5 })
  )
}

/** A low gift box, closed by a ribbon in the second ink. */
export const giftBox = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const side = ramp(p.bag ?? kit.inks[0])
  const ribbon = ramp(p.ribbon ?? kit.inks[1])
  const lid = 'M-256 -214L-176 -300H292L232 -214Z'
  return (
    sh.cast(520) +
    poly(
      [
        [232, 0],
        [292, -70],
        [292, -300],
        [232, -214],
      ],
      { fill: sh.linear([side.base, side.deep]) },
    ) +
    sh.solid(lid, { fill: sh.linear([side.light, side.base]), ink: side.deep, alpha: 0.4 }) +
    path('M-20 -214L46 -300H92L32 -214Z', { fill: ribbon.base }) +
    path('M44 -262Q-40 -330 -50 -288Q-30 -256 48 -258Q120 -326 136 -292Q124 -258 44 -262Z', {
      fill: ribbon.light,
    }) +
    path('M44 -262Q-16 -300 -34 -286Q-14 -268 48 -258Q100 -296 120 -290Q104 -270 44 -262Z', {
      fill: ribbon.dark,
      opacity: 0.6,
    }) +
    rect(-256, -214, 488, 214, { fill: kit.paper }) +
    wrap(sh, p.slug, p.data, { x: -256, y: -214, w: 488, h: 214 }, { curved: false, safe: p.safe }) +
    rect(-256, -214, 488, 8, { fill: '#1d1208', opacity: 0.18 })
  )
}

/** A clear bag under a folded card: what is in it is the picture. */
export const clearBag = (sh: PackSheet, p: Pack): string => {
  const bag = 'M-166 -8Q-178 -140 -158 -330H158Q178 -140 166 -8Q120 10 0 6T-166 -8Z'
  const header = 'M-168 -330V-512Q0 -520 168 -512V-330Z'
  return (
    sh.cast(350) +
    path(bag, { fill: p.liquid ?? '#efe6d0' }) +
    sh.clip(
      bag,
      place(0, 0, insideOf(sh, p), { scale: 1.42 }) +
        path('M-180 -334H180V-290Q0 -262 -180 -290Z', { fill: '#dfe7e4', opacity: 0.75 }),
    ) +
    foldLight(sh, bag) +
    path(bag, {
      fill: sh.linear([
        [0, '#2a2418', 0.4],
        [0.1, '#ffffff', 0.25],
        [0.24, '#ffffff', 0.05],
        [0.8, '#2a2418', 0.05],
        [1, '#2a2418', 0.45],
      ]),
    }) +
    sh.shine('M-136 -40V-280', 14, { alpha: 0.6 }) +
    stroke('M120 -60L146 -30M-146 -34L-110 -74M60 -290L90 -240M-70 -292L-50 -250', '#ffffff', 4, {
      opacity: 0.6,
    }) +
    path(header, { fill: kitNamed(p.slug).paper }) +
    wrap(sh, p.slug, p.data, { x: -168, y: -514, w: 336, h: 186 }, { curved: false, safe: p.safe }) +
    path('M-168 -512Q0 -520 168 -512V-500Q0 -508 -168 -500Z', { fill: '#ffffff', opacity: 0.3 })
  )
}
