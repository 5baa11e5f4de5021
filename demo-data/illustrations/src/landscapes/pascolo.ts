import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { ellipse, path, place, polygon } from '../core/svg.ts'
import { cypress } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** A high pasture with cows, firs and snowy peaks. */
export function pascolo(sheet: Sheet, view: View): string {
  const { w, h, next, building } = view
  let out = sky(sheet, view, { colour: '#6fa7c4', ink: '#3b6f97', sun: '#fff0bf', at: [0.22, 0.26], r: 0.17 })
  const peak = (x: number, top: number, half: number, colour: string) => {
    const d = polygon([
      [x - half, h * 0.66],
      [x - half * 0.42, top + (h * 0.66 - top) * 0.4],
      [x, top],
      [x + half * 0.5, top + (h * 0.66 - top) * 0.46],
      [x + half, h * 0.66],
    ])
    return (
      sheet.solid(d, { fill: colour, ink: ramp(colour).deep, start: 0.4, alpha: 0.8 }) +
      path(
        polygon([
          [x, top],
          [x - half * 0.26, top + (h * 0.66 - top) * 0.26],
          [x - half * 0.08, top + (h * 0.66 - top) * 0.22],
          [x + half * 0.06, top + (h * 0.66 - top) * 0.32],
          [x + half * 0.2, top + (h * 0.66 - top) * 0.19],
        ]),
        { fill: '#fbf7ec' },
      )
    )
  }
  if (view.south)
    out +=
      ridge(sheet, w, h, [0.5, 0.4, 0.46, 0.34, 0.42], '#a9a36a') +
      ridge(sheet, w, h, [0.56, 0.52, 0.44, 0.5, 0.46], '#8a9a56')
  else
    out +=
      peak(w * (0.18 - view.shift), h * 0.24, w * 0.22, '#7c8fa6') +
      peak(w * (0.86 - view.shift * 0.5), h * 0.2, w * 0.26, '#7c8fa6') +
      peak(w * (0.5 - view.shift * 0.8), h * 0.1, w * 0.3, '#5f7890')
  out += ridge(sheet, w, h, [0.62, 0.56, 0.6, 0.54, 0.6], '#5f8a5a')
  for (let i = 0; i < 16; i++)
    out += place(
      w * (0.02 + i * 0.028 + (i > 7 ? 0.55 : 0)),
      h * (0.63 + next() * 0.03),
      cypress(34 + next() * 20, '#2f5f48'),
    )
  out +=
    ridge(sheet, w, h, [0.68, 0.66, 0.7, 0.64, 0.66], '#86ad58') +
    place(w * (0.68 + view.shift), h * 0.72, building(), { scale: 1.05 }) +
    ridge(sheet, w, h, [0.84, 0.78, 0.82, 0.74, 0.78], '#5f9448')
  const cow =
    path('M-30-34Q-32-44-20-45H18Q28-45 30-36V-16H24V0H17V-15H-12V0H-19V-16Q-28-18-30-34Z', {
      fill: '#f6efe0',
    }) +
    path('M-14-45H6Q8-30-4-28Q-16-30-14-45Z', { fill: '#7a4a30' }) +
    path('M22-45H30V-24Q22-28 22-45Z', { fill: '#7a4a30' }) +
    path('M-28-42L-46-46Q-54-44-52-34L-38-28Z', { fill: '#f6efe0' }) +
    path('M-46-46L-52-34L-44-32Z', { fill: '#7a4a30' })
  for (const [x, y, s] of [
    [0.14, 0.9, 0.92],
    [0.3, 0.84, 0.62],
    [0.44, 0.95, 1.1],
  ] as const)
    out +=
      ellipse(w * (x - view.shift * 0.4) + 8, h * y, 34 * s, 5 * s, { fill: '#274a20', opacity: 0.45 }) +
      place(w * (x - view.shift * 0.4), h * y, cow, { scale: s, flip: x > 0.2 && x < 0.4 })
  return out
}
