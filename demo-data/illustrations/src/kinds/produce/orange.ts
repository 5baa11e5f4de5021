import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { circle, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { citrusHalf } from './lemon.ts'

const BALL = 'M-104-100C-104-162-56-202 2-202C60-202 106-160 106-100C106-40 60 0 0 0C-58 0-104-40-104-100Z'

/** Oranges, blood oranges (`flesh`) or mandarins: two whole, one half, leaves. */
export default defineKind({
  name: 'orange',
  title: 'Arance con foglie',
  schemes: ['sicilia', 'liguria', 'notte', 'calabria', 'veneto', 'alpi'],
  frame: { scale: 1.32, y: 702, x: 394 },
  defaults: { colour: food.orange, flesh: '#f49a2a', blossom: true },
  draw(sheet, p) {
    return (
      sheet.shadow({ width: 276, height: 26, offset: 30 }) +
      place(-116, -10, orange(sheet, p.colour)) +
      place(36, -96, orange(sheet, p.colour), { scale: 0.98 }) +
      place(
        26,
        -282,
        place(0, 0, leaf({ length: 150, width: 42, colour: '#3f7d46' }), { rotate: -24 }) +
          place(0, 0, leaf({ length: 128, width: 36, colour: '#4f8f50' }), { rotate: -152 }) +
          place(0, 0, leaf({ length: 100, width: 28, colour: '#5c9c58' }), { rotate: -86 }) +
          stroke('M0 0Q8-10 4-26', '#5a4420', 8) +
          (p.blossom ? place(-30, 8, blossom()) : ''),
      ) +
      place(136, -92, citrusHalf(sheet, { colour: p.colour, flesh: p.flesh, segments: 10, radius: 96 }))
    )
  },
})

/** Whole fruit with pores and a navel. */
export function orange(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const next = sheet.random(28)
  let pores = ''
  for (let i = 0; i < 46; i++)
    pores += circle(-96 + next() * 192, -192 + next() * 180, 1.4 + next() * 1.2, {
      fill: t.dark,
      opacity: 0.4,
    })
  return (
    sheet.ball(BALL, colour, { alpha: 0.9, inside: pores }) +
    sheet.glow(-42, -148, 36, 24, { alpha: 0.9, rotate: -30 })
  )
}

const blossom = () =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      place(
        0,
        0,
        path('M0 0Q-12-18 0-34Q12-18 0 0Z', { fill: light.cream, stroke: '#dccfae', 'stroke-width': 1.5 }),
        { rotate: a },
      ),
    )
    .join('') + circle(0, 0, 6.5, { fill: '#f2b41e' })
