import { ramp } from '../../core/colour.ts'
import { pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, rect, round, stroke } from '../../core/svg.ts'
import { food, ink as inks, light, paperShade, paper as papers } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = {
  paper: string
  accent: string
  content: string
  form: 'threads' | 'flakes' | 'crystals'
  word: string
  small: string
  place: string
}

const DEFAULTS: Params = {
  paper: papers.red,
  accent: food.saffronGold,
  content: food.saffron,
  form: 'threads',
  word: 'Zafferano',
  small: 'in fili',
  place: 'Abruzzo',
}

/** A paper sachet with its flap, and a dish of what it holds: threads, flakes or crystals. */
export default defineKind({
  name: 'sachet',
  title: 'Bustina di zafferano',
  schemes: ['puglia', 'sicilia', 'liguria', 'lombardia', 'alpi', 'sardegna'],
  frame: { scale: 1.28, y: 706, x: 394 },
  defaults: DEFAULTS,
  choices: { form: ['threads', 'flakes', 'crystals'] },
  draw: (sheet, p) =>
    sheet.shadow({ width: 230, height: 26, offset: 60 }) +
    place(-54, 0, envelope(sheet, p), { rotate: -4 }) +
    place(142, 10, dish(sheet, p)),
})

function envelope(sheet: Sheet, p: Params): string {
  const t = ramp(p.paper)
  const body = 'M-132-376H132V-8Q132 0 124 0H-124Q-132 0-132-8Z'
  const flap = 'M-132-376L-112-416H112L132-376L116-306Q0-282-116-306Z'
  const card = 'M-104-256H104V-62H-104Z'
  return (
    sheet.solid(body, {
      fill: sheet.linear([t.dark, t.light, t.base, t.dark]),
      inside: path('M-132-376L-104-200L-116 0H-140V-376Z', { fill: t.pale, opacity: 0.25 }),
      ink: t.ink,
      start: 0.45,
      alpha: 0.85,
    }) +
    path(card, { fill: papers.cream }) +
    rect(-96, -248, 192, 178, { rx: 3, fill: 'none', stroke: p.accent, 'stroke-width': 3 }) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: -220,
      size: 14,
      font: 'sans',
      fill: p.paper,
      track: 0.24,
      maxWidth: 170,
    }) +
    lettering(p.word, { x: 0, y: -176, size: 38, fill: inks.black, maxWidth: 174 }) +
    lettering(p.small, { x: 0, y: -150, size: 19, fill: inks.black, maxWidth: 168 }) +
    place(0, -104, p.form === 'threads' ? pictograms.blossom() : pictograms.sun(), { scale: 1.1 }) +
    sheet.grain(card, { ink: paperShade, start: 0.62, alpha: 0.4 }) +
    path(flap, { fill: t.ink, opacity: 0.35, transform: 'translate(3 8)' }) +
    sheet.solid(flap, {
      fill: sheet.linear([t.base, t.light, t.base, t.dark]),
      inside: stroke('M-132-376H132', t.deep, 3, { opacity: 0.5 }),
      ink: t.ink,
      start: 0.5,
      alpha: 0.7,
    }) +
    ellipse(0, -310, 20, 20, { fill: p.accent }) +
    ellipse(-5, -315, 7, 5, { fill: light.cream, opacity: 0.7 })
  )
}

/** A shallow white dish with a heap. */
function dish(sheet: Sheet, p: Params): string {
  const t = ramp(food.ceramic)
  const c = ramp(p.content)
  const next = sheet.random(14)
  const heap = 'M-78-44Q-50-92 0-98Q54-92 80-44Q0-22-78-44Z'
  let bits = ''
  for (let i = 0; i < (p.form === 'threads' ? 110 : 220); i++) {
    const [x, y] = [-86 + next() * 172, -102 + next() * 66]
    bits += bit(p.form, x, y, next, [c.light, c.base, c.dark])
  }
  return (
    sheet.shadow({ width: 126, height: 16, offset: 24 }) +
    sheet.solid('M-116-44Q-90 0-40 2H40Q90 0 116-44Z', {
      fill: sheet.linear([t.dark, light.white, t.base, t.dark]),
      ink: t.deep,
      start: 0.5,
      alpha: 0.65,
    }) +
    ellipse(0, -44, 116, 24, { fill: light.cream }) +
    ellipse(0, -43, 102, 19, { fill: t.dark }) +
    sheet.solid(heap, { fill: c.deep, inside: bits, ink: c.ink, axis: 'rightDown', start: 0.5, alpha: 0.6 }) +
    path('M-104-40Q0-12 104-40Q96-28 60-24Q0-18-60-24Q-96-28-104-40Z', { fill: light.cream })
  )
}

function bit(
  form: Params['form'],
  x: number,
  y: number,
  next: () => number,
  tones: readonly [string, string, string],
): string {
  const [pale, base, dark] = tones
  const colour = next() < 0.34 ? pale : next() < 0.6 ? base : dark
  if (form === 'threads')
    return stroke(
      `M${round(x)} ${round(y)}q${round(next() * 22 - 11)} ${round(-8 - next() * 8)} ${round(14 + next() * 16)} ${round(next() * 14 - 7)}`,
      colour,
      3 + next() * 1.6,
    )
  const size = form === 'crystals' ? 4 + next() * 4 : 5 + next() * 6
  if (form === 'crystals') return rect(x - size / 2, y - size / 2, size, size, { fill: colour, rx: 1 })
  return ellipse(x, y, size, size * 0.6, { fill: colour })
}
