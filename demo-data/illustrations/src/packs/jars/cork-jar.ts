import { mix, ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { insideOf } from '../parts/contents.ts'
import { cap, clearBody } from '../parts/glass.ts'
import { lathe, poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** A tall glass under a cork, what is in it seen above the label. */
export const corkJar = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 76, 0],
    ['Q', 92, 0, 92, -16],
    ['L', 92, -336],
    ['Q', 92, -356, 78, -362],
    ['L', 78, -376],
  ])
  return (
    sh.cast(190) +
    clearBody(sh, d, {
      ...(p.liquid && { liquid: p.liquid }),
      level: -320,
      half: 92,
      bottom: -16,
      inside: insideOf(sh, p),
      glow: false,
      shine: 'M-70 -40V-310',
    }) +
    wrap(sh, p.slug, p.data, { x: -92, y: -216, w: 184, h: 178 }, { safe: p.safe }) +
    cap(sh, { y: -360, w: 72, h: 64, colour: '#c99a62', radius: 8, top: 9 })
  )
}

/** An aluminium tube standing on its cap, printed with the label. */
export const tube = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const t = ramp(p.bag ?? kit.paper)
  const body = 'M-126 -470L-96 -96Q-90 -74 -62 -66H62Q90 -74 96 -96L126 -470Z'
  const crimp = 'M-130 -520H130V-468H-130Z'
  return (
    sh.cast(190) +
    cap(sh, { y: 0, w: 50, h: 68, colour: kit.inks[1], ridged: true }) +
    sh.solid(body, {
      fill: sh.linear([t.deep, t.light, t.base, t.dark, t.deep]),
      ink: t.ink,
      alpha: 0.5,
      inside:
        sh.relief(body, { x: 0.006, y: 0.02, height: 12, alpha: 0.4, octaves: 2 }) +
        path('M96 -470L58 -60L126 -60V-470Z', { fill: t.deep, opacity: 0.3 }),
    }) +
    wrap(sh, p.slug, p.data, { x: -96, y: -446, w: 192, h: 310 }, { curved: false, safe: p.safe }) +
    sh.solid(crimp, { fill: sh.linear(['#8b979c', '#f4f7f7', '#a6b0b3', '#dfe5e6', '#7d888c']) }) +
    [-508, -494, -480].map((y) => stroke(`M-128 ${y}H128`, '#6a767b', 2.4, { opacity: 0.5 })).join('') +
    poly(
      [
        [-118, -462],
        [-104, -462],
        [-80, -110],
        [-88, -110],
      ],
      { fill: mix(t.pale, '#ffffff', 0.6), opacity: 0.5 },
    )
  )
}
