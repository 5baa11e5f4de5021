import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { foldLight } from '../parts/cartons.ts'
import { tag, wrap } from '../parts/wraps.ts'

/** One long crisp tongue: a thin flat leaf with uneven edges, blistered and browned, with needles of rosemary. */
function tongue(sh: PackSheet, colour: string, salt: number): string {
  const t = ramp(colour)
  const d =
    'M-40 0L-56 -210Q-68 -330 -58 -440Q-56 -524 -14 -552Q24 -566 48 -520Q68 -460 56 -380Q64 -280 50 -190L42 0Z'
  const next = sh.random(40 + salt)
  const blisters = Array.from({ length: 16 }, () => {
    const [x, y, r] = [-46 + next() * 92, -530 + next() * 300, 7 + next() * 11]
    return (
      ellipse(x, y + 2, r * 1.15, r * 0.9, { fill: t.deep, opacity: 0.55 }) +
      ellipse(x, y, r, r * 0.74, { fill: t.light }) +
      ellipse(x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.3, { fill: t.pale, opacity: 0.9 })
    )
  }).join('')
  const rosemary = Array.from({ length: 9 }, () =>
    place(-40 + next() * 80, -520 + next() * 280, stroke('M-11 0Q0-4 11 0', '#4f6a2c', 4), {
      rotate: next() * 180,
    }),
  ).join('')
  return sh.solid(d, {
    fill: sh.linear([t.base, t.light, t.base]),
    ink: t.deep,
    alpha: 0.25,
    inside:
      sh.relief(d, { x: 0.03, height: 7, alpha: 0.6 }) +
      path(d, { fill: 'none', stroke: t.dark, 'stroke-width': 12, opacity: 0.6 }) +
      blisters +
      rosemary,
  })
}

/** Tongues of crisp bread that stand out of a paper sleeve. */
export const tongues = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const t = ramp(p.bag ?? '#e9dcc0')
  const sleeve = 'M-150 0L-164 -330L164 -330L150 0Q0 14 -150 0Z'
  const stands = [
    [-96, -9, '#d3a058'],
    [98, 9, '#cf9a52'],
    [-36, -2, '#e2b56e'],
    [44, 4, '#dcab64'],
  ] as const
  return (
    sh.cast(320) +
    stands.map(([x, turn, colour], i) => place(x, -40, tongue(sh, colour, i), { rotate: turn })).join('') +
    sh.solid(sleeve, {
      fill: sh.linear([t.dark, t.light, t.base, t.dark]),
      ink: t.ink,
      alpha: 0.5,
      inside: foldLight(sh, sleeve),
    }) +
    path('M-164 -330L164 -330L162 -306L-162 -306Z', { fill: kit.inks[1], opacity: 0.9 }) +
    wrap(sh, p.slug, p.data, { x: -120, y: -288, w: 240, h: 250 }, { curved: false, safe: p.safe })
  )
}

/** Cheese bread: a tall dome risen over its mould, one wedge out of it; card on a pick. */
export const cheeseBread = (sh: PackSheet, p: Pack): string => {
  const t = ramp('#b8742e')
  const d =
    'M-150 0L-168 -220Q-216 -236 -210 -306Q-196 -420 0 -430Q196 -420 210 -306Q216 -236 168 -220L150 0Q0 26 -150 0Z'
  const cut = 'M10 16L36 -404Q120 -392 176 -330Q206 -300 210 -280Q206 -236 168 -220L150 0Q90 14 10 16Z'
  const next = sh.random(9)
  const holes = Array.from({ length: 46 }, () => {
    const [x, y] = [34 + next() * 130, -20 - next() * 350]
    return ellipse(x, y, 3 + next() * 7, 2 + next() * 4, { fill: '#c99a3e', opacity: 0.7 })
  }).join('')
  const cheese = Array.from({ length: 9 }, () =>
    rect(40 + next() * 110, -30 - next() * 300, 16, 12, { fill: '#fff3cf', rx: 4, opacity: 0.9 }),
  ).join('')
  return (
    sh.cast(380) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.deep],
        [0.14, t.base],
        [0.34, t.light],
        [0.7, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.7,
      inside:
        sh.relief(d, { x: 0.025, height: 7, alpha: 0.55 }) +
        path('M-220 -440H220V-280Q0 -210 -220 -280Z', { fill: '#6a3413', opacity: 0.45 }),
    }) +
    sh.solid(cut, {
      fill: sh.linear(['#f6dc94', '#efcd78', '#d9ac50']),
      ink: '#a8742a',
      alpha: 0.35,
      inside: sh.relief(cut, { x: 0.05, height: 4, alpha: 0.45 }) + holes + cheese,
    }) +
    stroke('M36 -404Q120 -392 176 -330Q206 -300 210 -280Q206 -236 168 -220L150 0', '#7a4216', 9) +
    sh.shine('M-150 -260Q-160 -350 -70 -392', 20, { alpha: 0.3 }) +
    tag(sh, p.slug, p.data, {
      x: -92,
      y: -300,
      w: 176,
      h: 216,
      rotate: -4,
      safe: p.safe,
      thread: 'M-60 -392Q-100 -350 -92 -290',
    })
  )
}

/** Two wafers as thin as paper with walnuts in honey between them, stacked before their carton. */
export const wafers = (sh: PackSheet, p: Pack): string => {
  const nut = ramp('#8a5524')
  const next = sh.random(4)
  /** Along the front rim, where the wafers part. */
  const filling = Array.from({ length: 30 }, (_, i) => {
    const x = -190 + i * 13
    return place(
      x,
      6 + 40 * Math.sqrt(1 - (x / 206) ** 2),
      ellipse(0, 0, 12 + next() * 5, 11, { fill: [nut.base, nut.dark, '#c98a3a'][i % 3] }) +
        ellipse(-3, -4, 5, 3, { fill: '#f3cf8a', opacity: 0.8 }),
      { rotate: next() * 40 },
    )
  }).join('')
  const disc = (y: number) =>
    ellipse(0, y + 4, 206, 44, { fill: '#cdbf9e' }) +
    ellipse(0, y, 206, 44, { fill: sh.radial(['#fffdf4', '#f7efdc', '#e3d5b4']) }) +
    ellipse(0, y, 178, 36, { fill: 'none', stroke: '#d9c9a2', 'stroke-width': 3 }) +
    [0, 60, 120].map((a) => place(0, y, stroke('M-120 0H120', '#e0d2ae', 3), { rotate: a / 6 - 10 })).join('')
  const ostia = (y: number) => disc(y + 16) + place(0, y - 6, filling) + disc(y - 18)
  const lean = ramp('#f7efdc')
  return (
    sh.cast(480) +
    wrap(sh, p.slug, p.data, { x: -150, y: -470, w: 300, h: 270 }, { curved: false, safe: p.safe }) +
    rect(-150, -200, 300, 180, { fill: kitNamed(p.slug).inks[1] }) +
    ostia(-36) +
    ostia(-92) +
    ostia(-148) +
    place(
      214,
      -64,
      circle(0, 0, 74, { fill: lean.dark }) +
        circle(-3, -2, 72, { fill: sh.radial(['#fffdf4', '#f7efdc', '#e3d5b4']) }) +
        path('M0 0L68 -24A72 72 0 0 1 62 38Z', { fill: nut.base }) +
        [
          [34, 0],
          [50, -10],
          [48, 14],
          [24, 4],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 10, 8, { fill: '#c98a3a' }))
          .join(''),
    )
  )
}
