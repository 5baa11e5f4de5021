import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, place, round, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { oval, twine } from '../parts/food-parts.ts'
import { tag } from '../parts/wraps.ts'

/** Stretched curd, drawn into a pear with a head; corded. */
export const caciocavallo = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.rind ?? '#d9a24e')
  const d =
    'M-40 -452C-70 -452 -78 -412 -56 -392C-40 -376 -44 -362 -58 -340C-130 -280 -160 -190 -150 -112C-138 -30 -70 0 0 0C70 0 138 -30 150 -112C160 -190 130 -280 58 -340C44 -362 40 -376 56 -392C78 -412 70 -452 40 -452C20 -464 -20 -464 -40 -452Z'
  return (
    sh.cast(300) +
    twine('M-34 -370Q-10 -560 30 -590M34 -370Q30 -520 30 -590', 6) +
    sh.solid(d, {
      fill: sh.radial([
        [0, t.pale],
        [0.3, t.light],
        [0.62, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      axis: 'ball',
      alpha: 0.7,
      inside:
        sh.soft(
          stroke('M-120 -200Q0 -180 120 -210M-136 -60Q0 -30 120 -70', t.pale, 26, { opacity: 0.4 }),
          12,
        ) + stroke('M-140 -180Q0 -150 140 -180M-146 -90Q0 -56 148 -92', t.deep, 5, { opacity: 0.35 }),
    }) +
    twine('M-50 -366Q0 -346 50 -366M-50 -374Q0 -354 50 -374', 7) +
    sh.shine('M-106 -120Q-112 -220 -52 -300', 20, { alpha: 0.5 }) +
    tag(sh, p.slug, p.data, {
      x: 40,
      y: -330,
      w: 200,
      h: 238,
      rotate: 7,
      thread: 'M30 -366Q60 -352 44 -318',
      safe: p.safe,
    })
  )
}
export const scamorze = (sh: PackSheet, p: Pack): string => {
  const one = (c: string) => {
    const t = ramp(c)
    const d =
      'M-30 -250C-52 -250 -56 -222 -40 -208C-34 -198 -40 -192 -52 -182C-100 -150 -108 -90 -96 -50C-80 -6 -40 0 0 0C40 0 80 -6 96 -50C108 -90 100 -150 52 -182C40 -192 34 -198 40 -208C56 -222 52 -250 30 -250Q0 -260 -30 -250Z'
    return (
      sh.solid(d, {
        fill: sh.radial([
          [0, '#fffdf4'],
          [0.4, t.light],
          [0.75, t.base],
          [1, t.deep],
        ]),
        ink: t.ink,
        axis: 'ball',
        alpha: 0.5,
        inside: sh.relief(d, { x: 0.02, y: 0.05, height: 3, alpha: 0.35 }),
      }) +
      sh.shine('M-66 -70Q-70 -130 -34 -160', 14, { alpha: 0.7 }) +
      twine('M-38 -196Q0 -180 38 -196', 6)
    )
  }
  return (
    sh.cast(480) +
    twine('M-120 -250Q-20 -420 0 -420Q20 -420 120 -250', 6) +
    place(-124, 0, one('#f2e3b4')) +
    place(124, 0, one('#f2e3b4')) +
    tag(sh, p.slug, p.data, {
      x: 0,
      y: -330,
      w: 190,
      h: 230,
      rotate: 3,
      safe: p.safe,
      thread: 'M0 -410V-318',
    })
  )
}
/** Braided buffalo curd, smoked: three ropes over and under, knotted ends. */
export const treccia = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.rind ?? '#d9a862')
  const n = 5
  const L = 440
  const rope = (ph: number) =>
    Array.from({ length: 41 }, (_, i): readonly [number, number, number] => {
      const u = i / 40
      const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, u * 0.92 + 0.04))) ** 0.5
      return [-L / 2 + L * u, Math.sin(u * Math.PI * n + ph) * 46 * taper, Math.cos(u * Math.PI * n + ph)]
    })
  const W = 74
  const ropes = [0, 2.094, 4.188].map(rope)
  const segs: { z: number; d: string }[] = []
  ropes.forEach((pts) => {
    for (let i = 0; i < 40; i += 2) {
      const s = pts.slice(i, i + 4)
      segs.push({
        z: s.reduce((a, q) => a + q[2], 0) / s.length,
        d: `M${s.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
      })
    }
  })
  segs.sort((a, b) => a.z - b.z)
  const shade = (z: number) => (z < -0.3 ? t.dark : t.base)
  const body = segs
    .map(
      ({ d, z }) =>
        stroke(d, t.ink, W + 5, { opacity: 0.3 }) +
        stroke(d, shade(z), W) +
        place(-2, -8, stroke(d, z < -0.3 ? t.base : t.light, W * 0.6)) +
        (z > 0
          ? place(-4, -18, stroke(d, t.pale, W * 0.16, { opacity: 0.8 })) +
            stroke(d, t.dark, 2, { opacity: 0.35 }) +
            place(0, 12, stroke(d, t.dark, 2, { opacity: 0.4 }))
          : ''),
    )
    .join('')
  return (
    sh.cast(560) +
    ellipse(0, -40, 300, 56, { fill: '#fffdf6' }) +
    ellipse(0, -36, 300, 56, { fill: 'none', stroke: '#c9bfa0', 'stroke-width': 5 }) +
    place(
      0,
      -112,
      body +
        sh.ball(oval(44, 40, -L / 2 - 6, 4), p.rind ?? '#d9a862') +
        sh.ball(oval(40, 36, L / 2 + 4, 0), p.rind ?? '#d9a862'),
      { rotate: -6 },
    ) +
    tag(sh, p.slug, p.data, { x: -20, y: -446, w: 196, h: 230, rotate: -4, pick: 70, safe: p.safe })
  )
}
