import { ramp } from '../../core/colour.ts'
import { lettering } from '../../core/lettering.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, rect, round, stroke } from '../../core/svg.ts'
import { food, ink as inks, paperShade, paper as papers, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = {
  colour: food.biscuit,
  paper: papers.kraft,
  band: papers.red,
  word: 'Grissini',
  small: 'stirati a mano',
  place: 'Piemonte',
}
type Params = typeof DEFAULTS

/** Hand-stretched breadsticks in a paper wrap tied with twine. */
export default defineKind({
  name: 'breadsticks',
  title: 'Grissini stirati',
  schemes: ['piemonte', 'sicilia', 'liguria', 'emilia', 'notte', 'lazio'],
  frame: { scale: 1.2, y: 704, x: 396 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const next = sheet.random(6)
    let sticks = ''
    for (let i = 0; i < 13; i++) {
      const u = (((i * 5) % 13) / 12) * 2 - 1
      sticks += place(u * 84, -40, stick(sheet, p.colour, 410 + next() * 70, next()), { rotate: u * 11 })
    }
    return (
      sheet.shadow({ width: 220, height: 26, offset: 56 }) +
      sticks +
      wrap(sheet, p) +
      place(196, 14, stick(sheet, p.colour, 250, 0.4), { rotate: -72 }) +
      place(-200, 20, stick(sheet, p.colour, 120, 0.7), { rotate: 78 })
    )
  },
})

/** One stick from its foot upwards, knobbly as a hand leaves it. */
function stick(sheet: Sheet, colour: string, length: number, k: number): string {
  const t = ramp(colour)
  const w = 11 + k * 3
  const at = (u: number) => round(-length * u)
  const d = `M${-w} 0Q${-w - 3} ${at(0.2)} ${-w + 2} ${at(0.34)}T${-w} ${at(0.66)}T${-w + 2} ${at(0.96)}Q0 ${at(1.03)} ${w - 2} ${at(0.96)}Q${w + 4} ${at(0.8)} ${w - 1} ${at(0.62)}T${w} ${at(0.3)}T${w} 0Q0 6 ${-w} 0Z`
  const spots = [0.2, 0.42, 0.6, 0.8]
    .map((u, i) => ellipse(i % 2 ? 3 : -3, at(u + k * 0.08), 6, 15, { fill: t.dark, opacity: 0.35 }))
    .join('')
  return (
    sheet.solid(d, { fill: sheet.cylinder(t), inside: spots, ink: t.deep, start: 0.4, alpha: 0.8 }) +
    stroke(`M${-w * 0.4} ${at(0.12)}V${at(0.9)}`, t.pale, 3.4, { opacity: 0.7 })
  )
}

function wrap(sheet: Sheet, p: Params): string {
  const t = ramp(p.paper)
  const d = 'M-134-262L-104-236L-70-266L-30-238L10-268L52-238L92-266L134-240L116-6Q0 12-112-6Z'
  const card = 'M-84-176H84V-62H-84Z'
  return (
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.16, 0.34, 0.7, 1], [t.dark, t.base, t.light, t.base, t.dark])),
      inside:
        path('M-134-262L-96-140L-104 0H-140Z', { fill: t.pale, opacity: 0.3 }) +
        path('M134-240L92-120L104 6H140Z', { fill: t.deep, opacity: 0.28 }),
      ink: t.ink,
      start: 0.44,
      alpha: 0.85,
    }) +
    path(card, { fill: papers.cream }) +
    rect(-78, -170, 156, 102, { rx: 2, fill: 'none', stroke: p.band, 'stroke-width': 2.5 }) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: -148,
      size: 12.5,
      font: 'sans',
      fill: p.band,
      track: 0.22,
      maxWidth: 140,
    }) +
    lettering(p.word, { x: 0, y: -114, size: 34, fill: inks.brown, maxWidth: 146 }) +
    lettering(p.small, { x: 0, y: -88, size: 18, fill: inks.brown, maxWidth: 142 }) +
    sheet.grain(card, { ink: paperShade, start: 0.64, alpha: 0.4 }) +
    stroke('M-122-206Q0-190 122-206', thread.dark, 9) +
    stroke('M-122-207Q0-191 122-207', thread.light, 5) +
    stroke(
      'M20-196Q-20-236-34-210Q-24-190 20-196Q58-236 74-212Q64-190 20-196L4-156M20-196L44-160',
      thread.light,
      5,
    )
  )
}
