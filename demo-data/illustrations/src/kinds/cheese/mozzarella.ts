import { leaf } from '../../core/label.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { roundTomato } from '../produce/tomato.ts'

const DEFAULTS = { type: 'burrata' }

/** Mozzarella or burrata (`type`) on a plate with basil and a small tomato. */
export default defineKind({
  name: 'mozzarella',
  title: 'Burrata con basilico',
  schemes: ['puglia', 'liguria', 'toscana', 'sicilia', 'notte', 'veneto'],
  frame: { scale: 1.42, y: 694 },
  defaults: DEFAULTS,
  choices: { type: ['burrata', 'mozzarella'] },
  draw: (sheet, p) =>
    plate(sheet) +
    (p.type === 'burrata' ? burrata(sheet) : mozzarella(sheet)) +
    place(-166, -20, roundTomato(sheet, { radius: 44, ribs: false })) +
    place(-104, -6, roundTomato(sheet, { radius: 38, ribs: false })) +
    basil(140, -22, -56, 0.9) +
    basil(136, -18, -8, 1) +
    basil(138, -20, -102, 0.74),
})

const basil = (x: number, y: number, a: number, s: number): string =>
  place(x, y, leaf({ length: 96, width: 42, colour: food.basil }), { rotate: a, scale: s })

/** A plate with a painted rim. */
const plate = (sheet: Sheet): string =>
  sheet.shadow({ width: 270, height: 26, offset: 30, y: 2 }) +
  sheet.solid('M-240-34Q-190 6-90 8H90Q190 6 240-34Z', {
    fill: sheet.linear(['#b9c6cf', light.white, '#e4ebee', '#93a6b2']),
    ink: '#5f7886',
    start: 0.5,
    alpha: 0.7,
  }) +
  ellipse(0, -36, 240, 50, { fill: '#f7fafa' }) +
  ellipse(0, -36, 226, 45, { fill: 'none', stroke: '#2f6fa3', 'stroke-width': 6 }) +
  ellipse(0, -34, 178, 34, { fill: '#dfe7ea' }) +
  ellipse(40, -30, 150, 26, { fill: '#8fa3ae', opacity: 0.45 })

/** The white body with its folds and its light. */
const body = (sheet: Sheet, d: string, folds: string): string =>
  sheet.solid(d, {
    fill: sheet.radial(stops([0, 0.45, 0.78, 1], [light.white, '#fdfaf2', '#e9e1cf', '#b5a88a'])),
    inside: folds + sheet.glow(70, -52, 60, 26, { colour: light.white, alpha: 0.5 }),
    ink: '#8f8262',
    axis: 'ball',
    start: 0.52,
    alpha: 0.75,
  }) + sheet.glow(-58, -150, 40, 24, { colour: light.white, alpha: 1, rotate: -28 })

/** A bag closed by a knot: a tie and the frilled end. */
function burrata(sheet: Sheet): string {
  const bag =
    'M-132-96C-136-160-76-196-26-206Q-12-214-14-226H18Q16-214 30-206C82-194 138-158 134-94C130-40 66-24 0-24C-66-24-128-40-132-96Z'
  const folds =
    stroke(
      'M-14-206Q-60-180-92-128M-4-206Q-22-160-26-110M10-206Q22-160 20-104M22-204Q66-180 88-120',
      '#a89c80',
      3.5,
      { opacity: 0.55 },
    ) + stroke('M-18-204Q-66-180-100-128M-8-204Q-28-160-33-112', light.white, 4, { opacity: 0.95 })
  const frill =
    'M-14-226Q-66-252-70-284Q-44-272-34-276Q-24-300-4-296Q12-308 30-290Q48-292 52-276Q70-278 78-272Q62-246 18-226Z'
  return (
    body(sheet, bag, folds) +
    sheet.solid(frill, {
      fill: sheet.radial(stops([0, 0.6, 1], [light.white, '#f6f0e2', '#cbbf9f'])),
      ink: '#8f8262',
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.6,
    }) +
    stroke('M-10-230Q-30-254-34-272M0-230Q-6-262-4-286M10-230Q26-256 34-280', '#b9ad90', 3, {
      opacity: 0.7,
    }) +
    stroke('M-16-226Q2-216 20-226', '#6d9a4a', 9) +
    stroke('M18-224Q52-216 70-232', '#6d9a4a', 5)
  )
}

/** A large ball with a small one beside it. */
function mozzarella(sheet: Sheet): string {
  const ball =
    'M-136-104C-136-176-70-206 2-206C76-206 138-172 138-102C138-44 70-24 0-24C-70-24-136-46-136-104Z'
  const small = 'M-66-52C-66-88-34-104 0-104C36-104 68-86 68-50C68-16 36-4 0-4C-36-4-66-18-66-52Z'
  const folds = stroke('M-110-126Q-60-96 0-104M-60-60Q10-40 80-66', '#b9ad90', 3, { opacity: 0.35 })
  return (
    body(sheet, ball, folds) +
    place(
      150,
      -40,
      sheet.ball(small, '#f3ecdc', { alpha: 0.45, start: 0.55 }) +
        sheet.glow(-22, -78, 22, 13, { colour: light.white }),
    )
  )
}
