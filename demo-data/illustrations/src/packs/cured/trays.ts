import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { cuts, slice } from '../parts/slices.ts'
import { wrap } from '../parts/wraps.ts'

/** Sliced goods in a window pack: printed card on top, shingled slices below, film in front. */
export const vaschetta = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const tray = 'M-196 0Q-208 0 -208 -12V-478Q-208 -490 -196 -490H196Q208 -490 208 -478V-12Q208 0 196 0Z'
  const win = 'M-180 -18V-262H180V-18Q180 -14 170 -14H-170Q-180 -14 -180 -18Z'
  const n = p.n ?? 5
  const cut = p.cut ?? 'crudo'
  let s = ''
  for (let i = 0; i < n; i++)
    s += place(i % 2 ? 12 : -10, -220 + i * (180 / (n - 1)), slice(sh, cut, i), {
      rotate: (i % 2 ? 6 : -7) + i * 1.5,
      scale: cuts[cut].h > 160 && cut !== 'mortadella' ? 1 : 1.16,
    })
  return (
    sh.cast(430) +
    path(tray, { fill: kit.paper }) +
    path(tray, {
      fill: sh.linear([
        [0, '#fff', 0.2],
        [0.7, '#fff', 0],
        [1, '#2a1a08', 0.25],
      ]),
    }) +
    wrap(sh, p.slug, p.data, { x: -196, y: -478, w: 392, h: 196 }, { curved: false, safe: p.safe }) +
    path(win, { fill: p.black ? '#1d1b1a' : '#f4efe4' }) +
    sh.clip(win, s) +
    path(win, { fill: 'none', stroke: ramp(kit.inks[0]).deep, 'stroke-width': 3, opacity: 0.6 }) +
    sh.clip(
      win,
      path('M-180 -262H-40L-180 -60Z', { fill: '#fff', opacity: 0.2 }) +
        path('M150 -262H180V-100Z', { fill: '#fff', opacity: 0.16 }) +
        (
          [
            [-170, -250, -120, -200],
            [172, -30, 110, -70],
            [170, -250, 130, -214],
            [-170, -24, -110, -60],
          ] as const
        )
          .map(([a, b, c, e]) => stroke(`M${a} ${b}L${c} ${e}`, '#fff', 3, { opacity: 0.7 }))
          .join(''),
    ) +
    stroke('M-196 -484H196', '#ffffff', 3, { opacity: 0.7 }) +
    ellipse(0, -470, 16, 8, { fill: sh.tableInk, opacity: 0.5 })
  )
}
