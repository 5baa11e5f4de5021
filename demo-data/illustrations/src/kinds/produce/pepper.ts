import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { chilli } from '../meat-and-fish/salame.ts'

/** Sweet peppers in two colours, with chillies in front. */
export default defineKind({
  name: 'pepper',
  title: 'Peperoni e peperoncini',
  schemes: ['sicilia', 'alpi', 'liguria', 'notte', 'lazio', 'calabria'],
  frame: { scale: 1.34, y: 700, x: 398 },
  defaults: { first: food.tomato, second: food.yellowPepper, chillies: 3 },
  draw(sheet, p) {
    let out = sheet.shadow({ width: 270, height: 28, offset: 34 })
    out +=
      place(98, -24, bell(sheet, p.second), { rotate: 10, scale: 0.98 }) +
      place(-84, 0, bell(sheet, p.first), { rotate: -6, scale: 1.06 })
    for (const [x, y, a, s] of (
      [
        [34, 8, 4, 1.25],
        [120, 22, -10, 1.2],
        [196, -4, -28, 1.1],
      ] as const
    ).slice(0, p.chillies))
      out += place(x, y, sheet.shadow({ width: 60, height: 9, offset: 8, y: 10 }) + chilli(sheet), {
        rotate: a,
        scale: s,
      })
    return out
  },
})

/** Four lobes: two back, two front; each is its own volume. */
function bell(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const left = 'M-10-244C-70-268-128-232-126-160C-124-80-92-14-54-4C-26 2-12-14-6-40Z'
  const right = 'M10-244C68-270 128-236 124-164C120-84 92-16 56-4C28 2 10-14 4-40Z'
  const middle = 'M-4-246C-44-256-66-220-62-150C-58-70-38-4 0 2C40-2 60-70 62-152C64-222 40-256-4-246Z'
  return (
    sheet.solid(right, {
      fill: sheet.linear([t.base, t.base, t.dark, t.deep]),
      ink: t.ink,
      start: 0.3,
      alpha: 0.9,
    }) +
    sheet.solid(left, {
      fill: sheet.linear(stops([0, 0.2, 0.4, 0.8, 1], [t.dark, t.base, t.light, t.base, t.dark])),
      ink: t.ink,
      start: 0.6,
      alpha: 0.6,
    }) +
    sheet.solid(middle, {
      fill: sheet.radial(stops([0, 0.25, 0.6, 1], [t.pale, t.light, t.base, t.dark]), {
        cx: 0.34,
        cy: 0.24,
        r: 0.9,
      }),
      ink: t.ink,
      axis: 'ball',
      start: 0.45,
      alpha: 0.75,
    }) +
    stroke('M-98-190Q-100-130-84-82', '#fff3e2', 10, { opacity: 0.7 }) +
    stroke('M-32-206Q-40-160-30-112', '#fff3e2', 11, { opacity: 0.8 }) +
    stroke('M88-206Q98-180 94-150', '#fff3e2', 6, { opacity: 0.45 }) +
    path('M-62-240Q-30-262 0-262Q36-262 64-240Q40-228 26-234Q4-222-18-232Q-40-226-62-240Z', {
      fill: '#3f6f34',
    }) +
    path('M-62-240Q-30-262 0-262Q20-262 30-258Q-10-256-40-238Z', { fill: '#6a9a4c' }) +
    path('M-14-252Q-10-286-26-312L4-320Q16-288 16-252Z', {
      fill: sheet.linear(['#83ad5c', '#4f7d3a', '#2f5228']),
    }) +
    path('M-26-312Q-12-324 4-320Q0-308-26-312Z', { fill: '#b9cf94' })
  )
}
