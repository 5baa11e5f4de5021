import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { foldLight } from '../parts/cartons.ts'
import { insideOf } from '../parts/contents.ts'
import { wrap } from '../parts/wraps.ts'

export const coffeeBag = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const base = p.bag ?? kit.inks[0]
  const t = ramp(base)
  const d =
    'M-138 0Q-150 -8 -148 -40L-136 -380Q-136 -430 -128 -436H128Q136 -430 136 -380L148 -40Q150 -8 138 0Q0 12 -138 0Z'
  return (
    sh.cast(300) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.deep],
        [0.09, t.base],
        [0.13, t.dark],
        [0.3, t.light],
        [0.5, t.base],
        [0.86, t.dark],
        [0.9, t.base],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.6,
      inside: foldLight(sh, d),
    }) +
    sh.solid('M-132 -430L-128 -500H128L132 -430Z', {
      fill: sh.linear([t.dark, t.light, t.base, t.deep]),
      ink: t.ink,
      alpha: 0.5,
    }) +
    rect(-140, -470, 280, 16, { fill: '#d9b45a', rx: 3 }) +
    rect(-140, -470, 280, 5, { fill: '#fff0c0', opacity: 0.8 }) +
    rect(-156, -474, 20, 24, { fill: '#c9962c', rx: 4 }) +
    rect(136, -474, 20, 24, { fill: '#c9962c', rx: 4 }) +
    circle(84, -398, 11, { fill: t.deep }) +
    circle(83, -399, 7, { fill: t.base }) +
    [0, 72, 144, 216, 288]
      .map((a) => circle(83 + 3.4 * Math.cos(a / 57.3), -399 + 3.4 * Math.sin(a / 57.3), 1, { fill: t.ink }))
      .join('') +
    wrap(sh, p.slug, p.data, { x: -112, y: -364, w: 224, h: 300 }, { curved: false, safe: p.safe }) +
    beans(sh)
  )
}
export const bean = (a: number, s = 1): string =>
  place(
    0,
    0,
    ellipse(0, 0, 17, 12, { fill: '#4a2816' }) +
      ellipse(-4, -4, 9, 5, { fill: '#8a5a3a', opacity: 0.7 }) +
      path('M-15 1Q-5 -5 0 0T15 -1', { fill: 'none', stroke: '#1f0e06', 'stroke-width': 2.6 }),
    { rotate: a, scale: s },
  )
export const beans = (_sh: PackSheet): string =>
  (
    [
      [176, -6, 10],
      [204, -8, -40],
      [190, -26, 60],
      [-178, -6, 20],
      [236, -4, 100],
    ] as const
  )
    .map(([x, y, a]) => place(x, y, bean(a)))
    .join('')
/** Paper bag with a block bottom and a window that shows what is inside. */
export const pastaBag = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const t = ramp(p.bag ?? kit.paper)
  const d = 'M-132 0L-140 -30V-420L-124 -440H124L140 -420V-30L132 0Z'
  const win = 'M-92 -150Q-92 -184 -60 -184H60Q92 -184 92 -150V-46Q92 -26 72 -26H-72Q-92 -26 -92 -46Z'
  return (
    sh.cast(290) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.dark],
        [0.08, t.base],
        [0.3, t.light],
        [0.6, t.base],
        [0.93, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.5,
      inside: foldLight(sh, d),
    }) +
    sh.solid('M-128 -436L-120 -492H120L128 -436Z', {
      fill: sh.linear([t.dark, t.light, t.dark]),
      ink: t.ink,
      alpha: 0.4,
    }) +
    stroke('M-122 -464H122', t.deep, 2, { opacity: 0.5 }) +
    stroke('M-20 -438V-480M-18 -466L24 -486', kit.inks[0], 7) +
    wrap(sh, p.slug, p.data, { x: -128, y: -426, w: 256, h: 226 }, { curved: false, safe: p.safe }) +
    path(win, { fill: '#7d5a22' }) +
    sh.clip(
      win,
      insideOf(sh, p) +
        sh.grain(win, { ink: '#5a3a10', axis: 'up', start: 0.5, alpha: 0.6 }) +
        path('M-92 -184H-20L-92 -70Z', { fill: '#fff', opacity: 0.22 }),
    ) +
    path(win, { fill: 'none', stroke: kit.inks[0], 'stroke-width': 4 })
  )
}
/** Long pasta rolled in blue sugar paper. */
export const cartaZucchero = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.bag ?? '#2f67a0')
  const d = 'M-100 0Q-108 -6 -106 -20L-100 -520Q-98 -540 0 -540T100 -520L106 -20Q108 -6 100 0Q0 16 -100 0Z'
  let ends = ''
  const rnd = sh.random(5)
  for (let i = 0; i < 170; i++) {
    const a = rnd() * 6.28,
      q = Math.sqrt(rnd())
    ends += circle(92 * q * Math.cos(a), -530 + 20 * q * Math.sin(a), 4.2, {
      fill: i % 4 ? '#f1cf7a' : '#d9a844',
    })
  }
  return (
    sh.cast(210) +
    sh.solid(d, {
      fill: sh.linear([
        [0, t.deep],
        [0.1, t.base],
        [0.26, t.light],
        [0.45, t.base],
        [0.85, t.dark],
        [1, t.deep],
      ]),
      ink: t.ink,
      alpha: 0.6,
      inside: foldLight(sh, d, 1.4),
    }) +
    path('M30 -536L52 0', { fill: 'none', stroke: t.deep, 'stroke-width': 3, opacity: 0.6 }) +
    ellipse(0, -530, 98, 24, { fill: '#7a5a20' }) +
    ends +
    wrap(sh, p.slug, p.data, { x: -104, y: -410, w: 208, h: 260 }, { safe: p.safe })
  )
}
