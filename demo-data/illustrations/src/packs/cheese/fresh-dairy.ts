import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, round, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { wrap } from '../parts/wraps.ts'

export const cestino = (sh: PackSheet, p: Pack): string => {
  const t = ramp('#fdfaf0')
  const d = 'M-130 0L-158 -200H158L130 0Q0 14 -130 0Z'
  let ribs = ''
  for (let i = -7; i <= 7; i++) ribs += stroke(`M${i * 21} -200L${i * 18} 6`, '#b9b09a', 4, { opacity: 0.8 })
  for (let i = 1; i < 5; i++)
    ribs += stroke(`M-160 ${-i * 42}Q0 ${-i * 42 + 12} 160 ${-i * 42}`, '#b9b09a', 4, { opacity: 0.7 })
  const top = 'M-158 -204Q-166 -300 -90 -326Q0 -350 90 -326Q166 -300 158 -204Q0 -186 -158 -204Z'
  return (
    sh.cast(330) +
    sh.solid(top, {
      fill: sh.linear([
        [0, '#d9cfb8'],
        [0.2, '#fffdf6'],
        [0.6, '#f6f0e0'],
        [1, '#c4b79a'],
      ]),
      ink: '#9a8a66',
      alpha: 0.4,
      inside:
        sh.relief(top, { x: 0.06, height: 3, alpha: 0.5 }) +
        [250, 285, 316]
          .map((y) => stroke(`M-150 ${-y}Q0 ${-y + 16} 150 ${-y}`, '#cfc4a8', 4, { opacity: 0.6 }))
          .join(''),
    }) +
    sh.solid(d, {
      fill: sh.linear([t.dark, '#ffffff', '#efe8d6', '#c9bfa6']),
      ink: '#8a7d60',
      alpha: 0.4,
      inside: ribs,
    }) +
    path('M-164 -212Q0 -188 164 -212V-196Q0 -172 -164 -196Z', { fill: '#fffdf4' }) +
    wrap(sh, p.slug, p.data, { x: -118, y: -172, w: 236, h: 146 }, { safe: p.safe, sag: 9, part: true })
  )
}
/** Clear pouch of brine, knotted, with printed panel: mozzarella, burrata. */
export const busta = (sh: PackSheet, p: Pack): string => {
  const d =
    'M-150 0Q-196 -30 -190 -130Q-180 -230 -70 -286L-40 -330Q-90 -372 -66 -392Q-30 -376 0 -394Q30 -376 66 -392Q90 -372 40 -330L70 -286Q180 -230 190 -130Q196 -30 150 0Q0 16 -150 0Z'
  const balls = [
    [-92, -76, 82],
    [86, -78, 84],
    [-2, -168, 80],
  ] as const
  return (
    sh.cast(370) +
    sh.caustic(90, 240, '#dfe9e4') +
    path(d, { fill: '#c9dfdb', opacity: 0.75 }) +
    sh.clip(
      d,
      balls
        .map(([x, y, r]) =>
          sh.ball(
            `M${x - r} ${y}a${r} ${round(r * 0.92)} 0 1 1 ${2 * r} 0a${r} ${round(r * 0.92)} 0 1 1 ${-2 * r} 0Z`,
            '#fbf8ee',
            { alpha: 0.3 },
          ),
        )
        .join('') +
        path('M-200 -210Q-100 -226 0 -212T200 -214V20H-200Z', { fill: '#cfe3e0', opacity: 0.28 }) +
        stroke('M-176 -206Q-100 -222 0 -210T176 -210', '#fff', 4, { opacity: 0.8 }),
    ) +
    (
      [
        [-30, -300, -120, -230],
        [-10, -300, -60, -220],
        [14, -300, 60, -216],
        [34, -300, 130, -226],
        [0, -336, -40, -384],
        [10, -336, 40, -384],
      ] as const
    )
      .map(([a, b, c, e]) =>
        stroke(`M${a} ${b}Q${(a + c) / 2 + 8} ${(b + e) / 2} ${c} ${e}`, '#ffffff', 4, { opacity: 0.75 }),
      )
      .join('') +
    stroke('M-46 -318Q0 -302 46 -318M-46 -326Q0 -310 46 -326', kitNamed(p.slug).inks[0], 8) +
    path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.7 }) +
    sh.shine('M-160 -70Q-170 -160 -110 -220', 14, { alpha: 0.8 }) +
    wrap(sh, p.slug, p.data, { x: -120, y: -128, w: 240, h: 112 }, { curved: false, safe: p.safe })
  )
}
