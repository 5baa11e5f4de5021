import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const BALL = 'M0-112C16-122 74-116 78-60C80-18 40 0 0 0C-40 0-80-18-78-60C-74-116-16-122 0-112Z'

/** Cherries in pairs on their stalks, with two leaves. */
export default defineKind({
  name: 'cherry',
  title: 'Ciliegie',
  schemes: ['sicilia', 'alpi', 'lombardia', 'notte', 'lazio', 'puglia'],
  frame: { scale: 1.3, y: 704, x: 400 },
  defaults: { colour: food.cherry },
  draw(sheet, p) {
    const stalks = [
      'M-150-96Q-120-240-6-344',
      'M-2-104Q-20-240-6-344',
      'M142-96Q90-250 40-330',
      'M-72-206Q-60-280-6-344',
    ]
    const back = [
      [-72, -96, -6],
      [70, -92, 8],
    ] as const
    const front = [
      [-154, 2, -10],
      [-2, 6, 3],
      [150, 0, 12],
    ] as const
    const put = (spots: typeof back | typeof front) =>
      spots.map(([x, y, a]) => place(x, y, cherry(sheet, p.colour), { rotate: a })).join('')
    return (
      sheet.shadow({ width: 270, height: 26, offset: 30 }) +
      place(-6, -344, leaf({ length: 170, width: 52, colour: food.citrusLeaf }), { rotate: 16 }) +
      place(-6, -344, leaf({ length: 150, width: 46, colour: food.leaf }), { rotate: 158 }) +
      put(back) +
      stalks.map((d) => stroke(d, food.stemDark, 9) + stroke(d, food.stem, 5)).join('') +
      stroke('M-22-350Q4-362 52-330', food.bark, 13) +
      put(front)
    )
  },
})

function cherry(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return (
    sheet.shadow({ width: 74, height: 12, offset: 16 }) +
    sheet.ball(BALL, colour, { alpha: 0.9 }) +
    stroke('M-18-106Q0-96 18-106', t.deep, 5, { opacity: 0.7 }) +
    sheet.glow(-30, -82, 17, 13, { alpha: 0.95, rotate: -34 }) +
    stroke('M40-26Q54-40 56-58', t.pale, 5, { opacity: 0.4 })
  )
}
