import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { ellipse, held, path, place, polygon, rect, round, stroke } from '../core/svg.ts'
import { tree } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** A fir in three skirts, lit from the left. */
function fir(height: number, colour: string): string {
  const t = ramp(colour)
  const skirts = [0.62, 0.8, 1].map((k, i) => {
    const [top, foot, half] = [-height * (1 - i * 0.24), -height * (0.56 - i * 0.24), height * 0.26 * k]
    return (
      path(
        polygon([
          [0, top],
          [half, foot],
          [-half, foot],
        ]),
        { fill: t.dark },
      ) +
      path(
        polygon([
          [0, top],
          [half * 0.1, foot],
          [-half, foot],
        ]),
        { fill: t.base },
      )
    )
  })
  return (
    ellipse(height * 0.1, 0, height * 0.26, height * 0.04, { fill: t.ink, opacity: 0.4 }) +
    rect(-height * 0.03, -height * 0.1, height * 0.06, height * 0.1, { fill: '#4a3420' }) +
    skirts.toReversed().join('')
  )
}

/** Chestnut wood and firs round a clearing, with stacked logs in front. */
export function bosco(sheet: Sheet, view: View): string {
  const { w, h, next, building, shift } = view
  let out =
    sky(sheet, view, { colour: '#a8bf9a', ink: '#6c8f62', sun: '#f4f1dc', at: [0.3, 0.34], r: 0.24 }) +
    ridge(sheet, w, h, [0.5, 0.34, 0.44, 0.3, 0.46], '#6f93a0') +
    ridge(sheet, w, h, [0.56, 0.5, 0.42, 0.52, 0.44], '#4f7a5f')
  const house = 0.6 + shift
  for (let i = 0; i < 26; i++) {
    const x = (i + next() * 0.6) / 26
    if (Math.abs(x - house) > 0.14)
      out += place(w * x, h * (0.66 + next() * 0.03), fir(70 + next() * 46, '#3a6a4c'))
  }
  out +=
    ridge(sheet, w, h, [0.68, 0.64, 0.66, 0.62, 0.66], '#7f9f52') +
    place(w * house, h * 0.72, building(), { scale: 1.05 })
  out += ridge(sheet, w, h, [0.74, 0.76, 0.72, 0.75, 0.72], '#6a9048')
  for (const [i, x] of [0.03, 0.12, 0.22, 0.33, 0.83, 0.92, 0.99].entries())
    out += place(
      w * x,
      h * (0.88 + (i % 2) * 0.06),
      tree(sheet, {
        size: 46 + (i % 3) * 9,
        colour: held(['#5f8a3c', '#7a9a3f', '#4f7d40'], i % 3),
        trunk: '#4a3020',
      }),
    )
  out += ridge(sheet, w, h, [0.93, 0.96, 0.92, 0.95, 0.92], '#3f6a3c')
  return out + place(w * (house - 0.14), h * 0.95, logs())
}

const logs = (): string =>
  [
    [0, -8],
    [26, -8],
    [52, -8],
    [13, -28],
    [39, -28],
    [26, -48],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 12, 12, { fill: '#7a5230' }) +
        ellipse(x, y, 9.5, 9.5, { fill: '#e0b985' }) +
        stroke(`M${round(x - 4)} ${y}a4 4 0 1 1 8 0`, '#b98a54', 1.6),
    )
    .join('')
