import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = { type: 'ricotta' | 'stracchino'; colour: string }

const DEFAULTS: Params = { type: 'ricotta', colour: food.milk }

/** Fresh white cheese on a plate: ricotta with the ribs of its basket, or a soft square. */
export default defineKind({
  name: 'fresh-cheese',
  title: 'Formaggio fresco',
  schemes: ['puglia', 'liguria', 'toscana', 'sicilia', 'notte', 'veneto'],
  frame: { scale: 1.42, y: 694, x: 398 },
  defaults: DEFAULTS,
  choices: { type: ['ricotta', 'stracchino'] },
  draw: (sheet, p) =>
    plate(sheet) +
    (p.type === 'ricotta' ? ricotta(sheet, p.colour) : stracchino(sheet, p.colour)) +
    place(150, -20, leaf({ length: 92, width: 36, colour: food.basil }), { rotate: -54 }) +
    place(146, -16, leaf({ length: 96, width: 38, colour: food.basil }), { rotate: -6 }),
})

function plate(sheet: Sheet): string {
  const t = ramp(food.ceramic)
  return (
    sheet.shadow({ width: 270, height: 26, offset: 30, y: 2 }) +
    sheet.solid('M-240-34Q-190 6-90 8H90Q190 6 240-34Z', {
      fill: sheet.linear([t.dark, light.white, t.base, t.dark]),
      ink: t.deep,
      start: 0.5,
      alpha: 0.7,
    }) +
    ellipse(0, -36, 240, 50, { fill: light.cream }) +
    ellipse(0, -36, 224, 45, { fill: 'none', stroke: food.terracotta, 'stroke-width': 7 }) +
    ellipse(0, -34, 176, 33, { fill: t.base }) +
    ellipse(36, -30, 156, 26, { fill: t.dark, opacity: 0.6 })
  )
}

/** The shade of something white: warm, so that it never turns grey. */
const whites = (sheet: Sheet, colour: string): string => {
  const m = ramp(colour)
  return sheet.radial(stops([0, 0.45, 0.8, 1], [light.white, light.warm, m.base, m.dark]), {
    cx: 0.34,
    cy: 0.26,
    r: 0.9,
  })
}

function ricotta(sheet: Sheet, colour: string): string {
  const m = ramp(colour)
  const d =
    'M-152-44C-150-130-128-226-92-250C-60-268 60-268 92-250C128-226 150-130 152-44C120-18-120-18-152-44Z'
  let ribs = ''
  for (let i = -6; i <= 6; i++)
    ribs +=
      stroke(`M${i * 14}-258Q${i * 19}-150 ${i * 24}-22`, m.dark, 4, { opacity: 0.45 }) +
      stroke(`M${i * 14 - 5}-258Q${i * 19 - 6}-150 ${i * 24 - 7}-22`, light.white, 5, { opacity: 0.9 })
  for (let row = 0; row < 5; row++)
    ribs += stroke(`M-170 ${-222 + row * 42}Q0 ${-190 + row * 42} 170 ${-222 + row * 42}`, m.dark, 3.4, {
      opacity: 0.34,
    })
  return (
    sheet.solid(d, {
      fill: whites(sheet, colour),
      inside: ribs,
      ink: m.deep,
      axis: 'ball',
      start: 0.5,
      alpha: 0.75,
    }) +
    ellipse(0, -248, 92, 17, { fill: light.white }) +
    stroke('M-92-248Q0-224 92-248', m.dark, 3, { opacity: 0.4 }) +
    sheet.glow(-70, -190, 30, 40, { colour: light.white, alpha: 0.9, rotate: 14 })
  )
}

function stracchino(sheet: Sheet, colour: string): string {
  const m = ramp(colour)
  const top = 'M-172-130Q-120-208-84-214H150Q186-190 190-140Q180-118 120-112H-130Q-164-112-172-130Z'
  const side =
    'M-172-132Q-176-60-160-34Q-120-20-40-24H110Q170-26 186-44Q196-80 190-142Q176-116 118-112H-130Q-166-112-172-132Z'
  return (
    sheet.solid(side, {
      fill: sheet.linear([m.base, light.warm, m.base, m.dark]),
      ink: m.deep,
      start: 0.45,
      alpha: 0.7,
    }) +
    sheet.solid(top, {
      fill: whites(sheet, colour),
      inside: stroke('M-110-150Q-20-170 110-160M-60-190Q40-200 130-186', m.dark, 4, { opacity: 0.3 }),
      ink: m.deep,
      axis: 'rightDown',
      start: 0.55,
      alpha: 0.55,
    }) +
    path('M-160-40Q-196-22-150-12Q-70 2 10-10Q60-22 20-28Z', { fill: light.warm }) +
    stroke('M-150-14Q-80-2 4-12', m.dark, 3, { opacity: 0.4 }) +
    sheet.glow(-80, -176, 44, 16, { colour: light.white, alpha: 1, rotate: -12 })
  )
}
