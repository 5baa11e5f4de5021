import type { Sheet } from '../core/sheet.ts'
import { held, place, polygon, rect, round, stroke } from '../core/svg.ts'
import { cypress } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** Flooded rice fields in perspective, poplars on the horizon. */
export function risaia(sheet: Sheet, view: View): string {
  const { w, h, next, building } = view
  let out = sky(sheet, view, { colour: '#e4a79a', ink: '#c9705f', sun: '#f8dfcf', at: [0.34, 0.4], r: 0.3 })
  out += ridge(sheet, w, h, [0.53, 0.5, 0.52, 0.49, 0.52], '#8f7f8c')
  for (let i = 0; i < 26; i++) out += place(w * (i / 25), h * 0.56, cypress(26 + next() * 30, '#3f6a4a'))
  out +=
    rect(0, h * 0.555, w, h * 0.45, { fill: '#7fae6a' }) +
    place(w * (0.7 + view.shift), h * 0.57, building(), { scale: 0.92 })
  // Flooded fields: panes of water between green banks, in perspective.
  const vx = w * 0.42
  for (let row = 0; row < 4; row++) {
    const y1 = h * (0.59 + held([0, 0.055, 0.14, 0.27], row))
    const y2 = h * (0.59 + held([0.042, 0.122, 0.25, 0.44], row))
    for (let i = -6; i <= 6; i++) {
      const x = (u: number, y: number) => vx + u * ((y - h * 0.42) * 1.62)
      const [a, b] = [i + 0.04, i + 0.95]
      const d = polygon([
        [x(a, y1), y1],
        [x(b, y1), y1],
        [x(b, y2), y2],
        [x(a, y2), y2],
      ])
      const green = (i * 7 + row * 3 + 70) % 4 === 0
      out += sheet.solid(d, {
        fill: green
          ? sheet.linear(['#a9cc6a', '#7fb050'], 'down')
          : sheet.linear(['#f3cfc0', '#c9d7d8', '#7fb0bc'], 'down'),
        ink: green ? '#3f7a3a' : '#3f7f92',
        start: 0.5,
        alpha: 0.6,
        inside: green
          ? ''
          : stroke(
              `M${round(x(a + 0.15, (y1 + y2) / 2))} ${round((y1 + y2) / 2)}H${round(x(a + 0.6, (y1 + y2) / 2))}`,
              '#fffaf2',
              2 + row * 0.5,
              { opacity: 0.8 },
            ),
      })
      if (!green)
        for (let k = 0; k < 5; k++) {
          const [u, v] = [a + 0.1 + next() * 0.7, y1 + (y2 - y1) * (0.35 + next() * 0.6)]
          const s = 2 + row * 3.4
          out += stroke(
            `M${round(x(u, v))} ${round(v)}v${round(-s * 1.6)}M${round(x(u, v))} ${round(v)}l${round(s * 0.6)} ${round(-s * 1.2)}M${round(x(u, v))} ${round(v)}l${round(-s * 0.6)} ${round(-s * 1.2)}`,
            '#4f8f42',
            1.4 + row * 0.5,
          )
        }
    }
  }
  return out
}
