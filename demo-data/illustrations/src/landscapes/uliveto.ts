import type { Sheet } from '../core/sheet.ts'
import { held, place } from '../core/svg.ts'
import { tree } from './plants.ts'
import { ridge, rows, sky, type View } from './scenery.ts'

/** Rows of olive trees under a wide sun. */
export function uliveto(sheet: Sheet, view: View): string {
  const { w, h, building } = view
  let out =
    sky(sheet, view, { colour: '#f3c64a', ink: '#d98a1c', sun: '#fbe9b0' }) +
    ridge(sheet, w, h, [0.62, 0.54, 0.6, 0.5, 0.56], '#9aac62') +
    ridge(sheet, w, h, [0.7, 0.66, 0.64, 0.6, 0.62], '#7a9450')
  out +=
    place(w * (0.71 + view.shift), h * 0.66, building(), { scale: 1.05 }) +
    ridge(sheet, w, h, [0.78, 0.73, 0.72, 0.69, 0.7], '#5a8048')
  return (
    out +
    rows(
      view,
      [
        [0.76, 11, 17],
        [0.86, 9, 25],
        [0.99, 7, 38],
      ],
      (size, r) => tree(sheet, { size, colour: held(['#8aa05a', '#7f9a58', '#6f8f4e'], r) }),
      (r) =>
        ridge(
          sheet,
          w,
          h,
          [
            [0.8, 0.77, 0.78, 0.75, 0.77],
            [0.9, 0.87, 0.9, 0.86, 0.88],
          ][r - 1] ?? [1, 1, 1],
          ['#44703f', '#2f5a38'][r - 1] ?? '#2f5a38',
        ),
    )
  )
}
