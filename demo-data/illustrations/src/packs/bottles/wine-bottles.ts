import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, path, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import { emblem } from '../label/emblem.ts'
import type { Pack } from '../pack.ts'
import { capOf, capsule } from '../parts/caps.ts'
import { G, glassBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** The emblem alone on a strip of the producer's ink, where no line could be read. */
export const neckBand = (sh: PackSheet, slug: string): string => {
  const k = kitNamed(slug)
  const d = 'M-42 -476Q0 -462 42 -476L40 -424Q0 -408 -40 -424Z'
  return (
    path(d, { fill: k.paper }) +
    emblem(slug, { x: 0, y: -445, size: 40, ink: k.inks[0], paper: k.paper }) +
    path(d, {
      fill: sh.linear([
        [0, '#000', 0.45],
        [0.3, '#fff', 0.2],
        [0.7, '#000', 0.05],
        [1, '#000', 0.5],
      ]),
    })
  )
}
export const bordeaux = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 70, 0],
    ['Q', 92, 0, 92, -22],
    ['L', 92, -384],
    ['C', 92, -442, 31, -448, 30, -506],
    ['L', 30, -640],
  ])
  return (
    sh.cast(170) +
    glassBody(sh, d, G[p.glass ?? 'verde'], {
      half: 92,
      shine: 'M-72 -54V-78M-72 -352Q-72 -412 -42 -446',
      neck: 'M-16 -470V-520',
    }) +
    wrap(sh, p.slug, p.data, { x: -92, y: -344, w: 184, h: p.tall ? 270 : 246 }, { safe: p.safe }) +
    capsule(sh, p, -506, 142, 33)
  )
}
export const burgundy = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 72, 0],
    ['Q', 97, 0, 97, -24],
    ['L', 97, -300],
    ['C', 97, -400, 32, -420, 31, -520],
    ['L', 31, -618],
  ])
  return (
    sh.cast(190) +
    glassBody(sh, d, G[p.glass ?? 'foglia'], {
      half: 97,
      shine: 'M-76 -268Q-76 -350 -46 -400',
      neck: 'M-17 -440V-490',
    }) +
    wrap(sh, p.slug, p.data, { x: -97, y: -288, w: 194, h: 230 }, { safe: p.safe }) +
    capsule(sh, p, -508, 120, 34)
  )
}
export const flute = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 56, 0],
    ['Q', 74, 0, 74, -20],
    ['L', 74, -280],
    ['C', 74, -400, 29, -440, 28, -560],
    ['L', 28, -664],
  ])
  return (
    sh.cast(150) +
    glassBody(sh, d, G[p.glass ?? 'verde'], {
      half: 74,
      shine: 'M-56 -292Q-54 -380 -32 -450',
      neck: 'M-14 -480V-540',
    }) +
    wrap(sh, p.slug, p.data, { x: -74, y: -284, w: 148, h: 238 }, { safe: p.safe }) +
    capsule(sh, p, -568, 104, 31)
  )
}
export const sparkling = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 76, 0],
    ['Q', 100, 0, 100, -26],
    ['L', 100, -280],
    ['C', 100, -396, 38, -412, 36, -510],
    ['L', 36, -580],
  ])
  const foil =
    'M-38 -420C-50 -470 -46 -520 -46 -572Q-46 -594 -40 -600Q-44 -634 0 -640Q44 -634 40 -600Q46 -594 46 -572C46 -520 50 -470 38 -420Q0 -404 -38 -420Z'
  const f = ramp(capOf(p))
  return (
    sh.cast(190) +
    glassBody(sh, d, G[p.glass ?? 'verde'], { half: 100, shine: 'M-80 -256Q-80 -340 -54 -386' }) +
    sh.solid(foil, {
      fill: sh.linear([
        [0, f.deep],
        [0.12, f.base],
        [0.24, f.pale],
        [0.36, f.base],
        [0.7, f.dark],
        [1, f.deep],
      ]),
      ink: f.ink,
      alpha: 0.5,
      inside: sh.relief('M-50 -404H50V-640H-50Z', { x: 0.04, y: 0.012, height: 6, alpha: 0.4, octaves: 1 }),
    }) +
    stroke('M-44 -594Q0 -578 44 -594', '#efe6c8', 3.5) +
    stroke('M-28 -632Q0 -612 28 -632M-32 -590L-24 -630M32 -590L24 -630', '#d8cfa8', 2.6) +
    circle(-20, -588, 5, { fill: '#d8cfa8' }) +
    wrap(sh, p.slug, p.data, { x: -100, y: -272, w: 200, h: 214 }, { safe: p.safe }) +
    neckBand(sh, p.slug)
  )
}
