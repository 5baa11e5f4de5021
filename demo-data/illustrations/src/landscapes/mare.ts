import type { Sheet } from '../core/sheet.ts'
import { ellipse, path, place, polygon, rect, round, stroke } from '../core/svg.ts'
import { tree } from './plants.ts'
import { ridge, sky, type View } from './scenery.ts'

/** The sea with fishing boats and a headland. */
export function mare(sheet: Sheet, view: View): string {
  const { w, h, building } = view
  let out = sky(sheet, view, { colour: '#f0ead8', ink: '#d3bd8e', sun: '#e25a36', at: [0.34, 0.44], r: 0.27 })
  out +=
    ridge(sheet, w, h, [0.58, 0.58, 0.6, 0.52, 0.36], '#b9a878') +
    sheet.solid(
      polygon([
        [0, h * 0.57],
        [w, h * 0.57],
        [w, h],
        [0, h],
      ]),
      {
        fill: sheet.linear(['#3f8f9c', '#1f5f72'], 'down'),
        ink: '#123f4e',
        axis: 'down',
        start: 0.3,
        alpha: 0.8,
      },
    )
  for (let row = 0; row < 8; row++) {
    let d = ''
    const l = 26 + row * 12
    for (let x = -l + row * 43; x < w; x += l * 2.3)
      d += `M${round(x)} ${round(h * 0.6 + row * row * 2.3 + row * 6)}q${l / 2} ${-3 - row * 0.9} ${l} 0`
    out += stroke(d, row % 2 ? '#8fc4c6' : '#f6ead0', 1.8 + row * 0.35, { opacity: 0.65 })
  }
  out +=
    rect(w * (0.28 + view.shift), h * 0.6, w * 0.12, 4, { fill: '#f2a27a', opacity: 0.8, rx: 2 }) +
    rect(w * (0.3 + view.shift), h * 0.64, w * 0.08, 4, { fill: '#f2a27a', opacity: 0.7, rx: 2 })
  out +=
    sheet.solid(
      `M${w} ${h * 0.46}Q${w * 0.8} ${h * 0.48} ${w * 0.66} ${h * 0.6}Q${w * 0.58} ${h * 0.68} ${w * 0.6} ${h * 0.72}Q${w * 0.8} ${h * 0.8} ${w} ${h * 0.82}Z`,
      { fill: '#c9a86a', ink: '#7a5426', axis: 'rightDown', start: 0.3, alpha: 0.8 },
    ) +
    path(
      `M${w} ${h * 0.46}Q${w * 0.8} ${h * 0.48} ${w * 0.68} ${h * 0.59}Q${w * 0.84} ${h * 0.6} ${w} ${h * 0.64}Z`,
      { fill: '#7f9a52' },
    )
  out +=
    place(w * 0.8, h * 0.56, building(), { scale: 0.9 }) +
    place(w * 0.95, h * 0.62, tree(sheet, { size: 26, colour: '#3f7046' }))
  const boat =
    path('M-84-16H84Q70 14 44 18H-48Q-72 14-84-16Z', { fill: '#b8402a' }) +
    path('M-84-16H84L80-8H-80Z', { fill: '#fbf3de' }) +
    path('M-80-2H76L72 4H-74Z', { fill: '#2c6b6d' }) +
    stroke('M-4-16V-128', '#6a4a26', 5) +
    path('M2-124Q62-66 66-28H2Z', { fill: '#fbf3de' }) +
    path('M2-124Q30-66 34-28H2Z', { fill: '#fffdf6' }) +
    path('M-10-116Q-46-66-52-28H-10Z', { fill: '#f3c64a' })
  return (
    out +
    ellipse(w * (0.24 - view.shift * 0.6), h * 0.9, 96, 9, { fill: '#0e3340', opacity: 0.5 }) +
    place(w * (0.22 - view.shift * 0.6), h * 0.86, boat, { rotate: -2 }) +
    place(w * (0.5 + view.shift * 0.5), h * 0.7, boat, { scale: 0.42 })
  )
}
