import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { path, place, rect, stroke } from '../../core/svg.ts'
import { food, ink as inks, light, paper, paperShade } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

/** Chocolate bar half out of its wrapper, with broken squares. `colour` for dark, milk or gianduia. */
export default defineKind({
  name: 'chocolate',
  title: 'Tavoletta di cioccolato',
  schemes: ['emilia', 'puglia', 'sicilia', 'alpi', 'lazio', 'campania'],
  frame: { scale: 1.3, y: 706, x: 388 },
  defaults: {
    colour: food.chocolate,
    wrapper: '#1f5b3f',
    band: '#f2c23e',
    word: 'Cioccolato',
    small: 'fondente 70%',
    place: 'Modica',
  },
  draw(sheet, p) {
    const t = ramp(p.colour)
    const w = ramp(p.wrapper)
    let bar = path('M-122-448H122V-200H-122Z', { fill: t.deep })
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        if (!(row === 0 && column === 2)) bar += place(-81 + column * 81, -410 + row * 78, square(sheet, t))
    // Foil: a torn silver edge, then the paper sleeve.
    const foil =
      'M-130-258L-112-276L-90-262L-66-284L-44-264L-20-280L6-262L30-282L54-266L80-284L104-264L130-278V-210H-130Z'
    bar +=
      sheet.solid(foil, {
        fill: sheet.linear(['#8d979c', '#f4f7f8', light.white, '#aab4b9', '#6d777c']),
        ink: '#5f6a70',
        start: 0.5,
        alpha: 0.7,
      }) + stroke('M-90-258L-96-216M-20-274L-14-216M54-260L60-216', '#7d878c', 2, { opacity: 0.6 })
    const sleeve = 'M-132-232H132V0H-132Z'
    bar += sheet.solid(sleeve, {
      fill: sheet.linear(stops([0, 0.08, 0.3, 0.7, 1], [w.dark, w.base, w.light, w.base, w.dark])),
      ink: w.ink,
      start: 0.5,
      alpha: 0.75,
      inside: rect(-132, -232, 264, 18, { fill: p.band }) + rect(-132, -22, 264, 22, { fill: p.band }),
    })
    bar +=
      path('M-112-190H112V-44H-112Z', { fill: paper.cream }) +
      rect(-105, -183, 210, 132, { fill: 'none', stroke: p.wrapper, 'stroke-width': 2.5 })
    bar +=
      lettering(p.place.toUpperCase(), {
        x: 0,
        y: -150,
        size: 15,
        font: 'sans',
        fill: p.wrapper,
        track: 0.26,
        maxWidth: 180,
      }) +
      lettering(p.word, { x: 0, y: -104, size: 40, fill: inks.brown, maxWidth: 186 }) +
      lettering(p.small, { x: 0, y: -74, size: 20, fill: inks.brown, maxWidth: 180 })
    bar += sheet.grain('M-112-190H112V-44H-112Z', { ink: paperShade, start: 0.6, alpha: 0.4 })
    const out = sheet.shadow({ width: 200, height: 24, offset: 60 }) + place(-24, -12, bar, { rotate: -7 })
    // Loose squares on the table.
    const piece = (x: number, y: number, a: number, s: number) =>
      place(
        x,
        y,
        sheet.shadow({ width: 56, height: 10, offset: 12, y: 30 }) +
          place(0, 0, path('M-41-37L41-37L41 50L-41 50Z', { fill: t.ink }) + square(sheet, t), { rotate: a }),
        { scale: s },
      )
    return out + piece(190, -42, 18, 0.98) + piece(156, -104, -14, 0.9)
  },
})

/** One bevelled square, 76 px wide: a lit top and left, a dark right, a deep foot. */
const square = (sheet: Sheet, t: Ramp): string =>
  path('M-37 -37L37 -37L37 37L-37 37Z', { fill: t.base }) +
  path('M-37 -37L37 -37L25 -25L-25 -25Z', { fill: ramp(t.light).light }) +
  path('M-37 -37L-25 -25L-25 25L-37 37Z', { fill: t.light }) +
  path('M37 -37L37 37L25 25L25 -25Z', { fill: t.dark }) +
  path('M-37 37L-25 25L25 25L37 37Z', { fill: t.deep }) +
  sheet.solid('M-25 -25L25 -25L25 25L-25 25Z', {
    fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
    ink: t.deep,
    axis: 'diagonal',
    start: 0.5,
    alpha: 0.6,
  }) +
  stroke('M-21 -20H13', '#fff0dc', 3, { opacity: 0.45 })
