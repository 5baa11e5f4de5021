import type { Sheet } from '../core/sheet.ts'
import { held, place, polygon, stroke } from '../core/svg.ts'
import { tree } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** Terraces of citrus over the sea. */
export function agrumeto(sheet: Sheet, view: View): string {
  const { w, h, next, building } = view
  let out = sky(sheet, view, { colour: '#6fa7c4', ink: '#3b6f97', sun: '#fff0bf', at: [0.3, 0.36], r: 0.26 })
  out +=
    sheet.solid(
      polygon([
        [0, h * 0.5],
        [w, h * 0.5],
        [w, h * 0.88],
        [0, h * 0.88],
      ]),
      { fill: '#2f7f8c', ink: '#174650', axis: 'down', start: 0.3, alpha: 0.7 },
    ) +
    stroke(`M40 ${h * 0.55}h90M220 ${h * 0.57}h120M430 ${h * 0.54}h70M120 ${h * 0.61}h150`, '#cfe6e2', 2.5, {
      opacity: 0.7,
    })
  out +=
    ridge(sheet, w, h, [0.78, 0.72, 0.62, 0.5, 0.4], '#9aa458') +
    place(w * (0.74 + view.shift), h * 0.57, building(), { scale: 0.92 })
  // Dry-stone terraces.
  ;(
    [
      [0.82, 0.76, 0.7, 0.62, 0.6],
      [0.92, 0.87, 0.83, 0.78, 0.74],
      [1.02, 0.99, 0.96, 0.92, 0.9],
    ] as const
  ).forEach((levels, r) => {
    out +=
      ridge(
        sheet,
        w,
        h,
        levels.map((v) => v - 0.035),
        '#d9c394',
      ) + ridge(sheet, w, h, levels, held(['#7f9a4a', '#668a42', '#4f7a3a'], r))
    const n = 9 - r * 2
    for (let i = 0; i < n; i++) {
      const u = (i + 0.4 + next() * 0.3) / n
      const k = u * 4
      const v =
        held(levels, Math.floor(k)) +
        (held(levels, Math.floor(k) + 1) - held(levels, Math.floor(k))) * (k % 1)
      out += place(
        u * w,
        (v + 0.03) * h,
        tree(sheet, {
          size: held([19, 26, 36], r),
          colour: held(['#4f8a4a', '#3f7d42', '#35703c'], r),
          fruit: '#f6a01e',
        }),
      )
    }
  })
  return out
}
