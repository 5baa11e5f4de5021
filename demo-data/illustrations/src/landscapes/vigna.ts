import type { Sheet } from '../core/sheet.ts'
import { circle, curve, ellipse, type Point, path, place, polygon } from '../core/svg.ts'
import { ridge, sky, type View } from './scenery.ts'

/** Vines that run to a vanishing point on a hill. */
export function vigna(sheet: Sheet, view: View): string {
  const { w, h, building } = view
  let out =
    sky(sheet, view, { colour: '#d8b6a0', ink: '#a8745c', sun: '#f7e3c2', at: [0.3, 0.36], r: 0.28 }) +
    ridge(sheet, w, h, [0.52, 0.44, 0.54, 0.46, 0.52], '#a8686a') +
    ridge(sheet, w, h, [0.64, 0.6, 0.52, 0.5, 0.58], '#8f9a52')
  out += place(w * (0.7 + view.shift), h * 0.56, building(), { scale: 0.84 })
  out += ridge(sheet, w, h, [0.66, 0.68, 0.6, 0.56, 0.6], '#6f8a44')
  // Rows of vines run to a vanishing point on the hill.
  const [vx, vy] = [w * 0.5, h * 0.55]
  let vines = ''
  for (let i = -9; i <= 9; i++) {
    const x = w * 0.5 + i * w * 0.13
    vines += path(
      polygon([
        [vx + i * 16, vy + 18],
        [vx + i * 16 + 4, vy + 18],
        [x + 46, h + 20],
        [x - 6, h + 20],
      ]),
      { fill: '#a06a3a', opacity: 0.85 },
    )
    for (let k = 0; k < 13; k++) {
      const u = (k / 12) ** 1.7
      const [px, py] = [vx + i * 16 + (x - vx - i * 16) * u, vy + 20 + (h + 10 - vy - 20) * u]
      const s = 3 + u * 26
      vines +=
        ellipse(px, py - s * 0.5, s * 1.05, s * 0.72, { fill: k % 2 ? '#41702f' : '#568a3c' }) +
        ellipse(px - s * 0.3, py - s * 0.72, s * 0.5, s * 0.3, { fill: '#8fb45a' }) +
        (u > 0.25 && (k + i) % 2 === 0
          ? circle(px + s * 0.2, py - s * 0.1, s * 0.17, { fill: '#5b1e3c' }) +
            circle(px + s * 0.38, py - s * 0.22, s * 0.15, { fill: '#7a2a50' }) +
            circle(px + s * 0.3, py + s * 0.08, s * 0.14, { fill: '#5b1e3c' })
          : '')
    }
  }
  return (
    out +
    sheet.clip(
      `${curve(
        [0.72, 0.69, 0.61, 0.6, 0.64].map((v, i): Point => [(i / 4) * w, v * h]),
        0.9,
      )}L${w} ${h}L0 ${h}Z`,
      ridge(sheet, w, h, [0.6, 0.6, 0.6], '#86a04e') + vines,
    )
  )
}
