import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, path, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** Panettone wrapped by hand: gathered paper, ribbon, card. */
export const panettone = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const t = ramp(p.wrap ?? kit.paper)
  const r = ramp(p.ribbon ?? kit.inks[1])
  const d =
    'M-168 0Q-184 -14 -186 -60Q-206 -200 -190 -290Q-150 -330 -40 -352L-56 -380Q-110 -440 -98 -476Q-60 -456 -40 -486Q-20 -452 0 -490Q22 -452 44 -484Q60 -456 100 -474Q108 -438 56 -380L40 -352Q150 -330 190 -290Q206 -200 186 -60Q184 -14 168 0Q0 20 -168 0Z'
  let pleats = ''
  for (let i = -7; i <= 7; i++)
    pleats +=
      stroke(
        `M${i * 5} -366Q${i * 17} -320 ${i * 27} -${278 - Math.abs(i) * 3}`,
        i % 2 ? t.deep : '#ffffff',
        i % 2 ? 4 : 5,
        { opacity: i % 2 ? 0.4 : 0.6 },
      ) +
      stroke(`M${i * 4} -376Q${i * 9} -430 ${i * 13} -470`, i % 2 ? t.deep : '#ffffff', 4, { opacity: 0.35 })
  return (
    sh.cast(390) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.deep],
        [0.08, t.base],
        [0.28, t.pale],
        [0.55, t.base],
        [0.9, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.6,
      inside:
        sh.soft(pleats, 1.4) + sh.relief(d, { x: 0.009, y: 0.005, height: 16, alpha: 0.55, octaves: 2 }),
    }) +
    sh.solid('M-54 -356Q0 -340 54 -356L52 -384Q0 -368 -52 -384Z', {
      fill: sh.linear([r.deep, r.light, r.base, r.deep]),
      ink: r.ink,
    }) +
    path('M0 -366Q-70 -420 -104 -380Q-96 -344 0 -362ZM0 -366Q70 -420 104 -380Q96 -344 0 -362Z', {
      fill: r.base,
    }) +
    path('M0 -364Q-60 -400 -92 -378Q-70 -370 0 -364ZM0 -364Q60 -400 92 -378Q70 -370 0 -364Z', {
      fill: r.deep,
      opacity: 0.6,
    }) +
    stroke('M-14 -360Q-50 -310 -78 -296M14 -360Q48 -316 84 -306', r.base, 15) +
    circle(0, -364, 17, { fill: r.light }) +
    wrap(sh, p.slug, p.data, { x: -132, y: -262, w: 264, h: 206 }, { safe: p.safe, sag: 9, part: true })
  )
}
/** Tall carton with handle cord. */
export const scatola = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const a = ramp(kit.inks[0])
  return (
    sh.cast(390) +
    poly(
      [
        [-170, 0],
        [110, 0],
        [110, -330],
        [-170, -330],
      ],
      { fill: kit.paper },
    ) +
    poly(
      [
        [110, 0],
        [190, -34],
        [190, -350],
        [110, -330],
      ],
      { fill: sh.linear([a.base, a.deep]) },
    ) +
    poly(
      [
        [-170, -330],
        [110, -330],
        [190, -350],
        [-80, -354],
      ],
      { fill: a.light },
    ) +
    stroke('M-60 -336Q-40 -440 20 -440T90 -340', kit.inks[1], 8) +
    wrap(sh, p.slug, p.data, { x: -170, y: -330, w: 280, h: 330 }, { curved: false, safe: p.safe })
  )
}
