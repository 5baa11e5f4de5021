import { ramp } from '../../core/colour.ts'
import { label } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light, metal, metalInk } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = {
  content: string
  heap: 'powder' | 'threads' | 'seeds'
  word: string
  small: string
  place: string
  band: string
}

const DEFAULTS: Params = {
  content: '#3a3230',
  heap: 'seeds',
  word: 'Pepe',
  small: 'nero in grani',
  place: 'Toscana',
  band: '#1f5b3f',
}

/** Small glass jar of a spice under a metal lid, and a wooden spoon of it in front. */
export default defineKind({
  name: 'spice-jar',
  title: 'Vasetto di spezie',
  schemes: ['sicilia', 'puglia', 'lazio', 'liguria', 'emilia', 'alpi', 'notte'],
  frame: { scale: 1.3, y: 700, x: 366 },
  defaults: DEFAULTS,
  choices: { heap: ['powder', 'threads', 'seeds'] },
  draw: (sheet, p) =>
    sheet.shadow({ width: 190, height: 26, offset: 60 }) +
    glassOf(sheet, p) +
    lid(sheet) +
    place(96, 6, spoonful(sheet, p)),
})

const BODY = 'M-112-300Q-112-336-84-344V-366H84V-344Q112-336 112-300V-22Q112 0 90 0H-90Q-112 0-112-22Z'

function glassOf(sheet: Sheet, p: Params): string {
  const t = ramp(p.content)
  const next = sheet.random(21)
  const filled = 'M-112-290Q-60-300 0-290T112-294V0H-112Z'
  const grains = Array.from({ length: p.heap === 'powder' ? 160 : 150 }, (_, i) => {
    const [x, y] = [-106 + next() * 212, -288 + next() * 284]
    return p.heap === 'powder'
      ? ellipse(x, y, 1.8, 1.4, { fill: i % 2 ? t.light : t.deep })
      : grain(p, x, y, next() * 180, i)
  }).join('')
  return (
    sheet.solid(BODY, {
      fill: sheet.linear(
        stops([0, 0.12, 0.3, 0.7, 1], ['#a9c0c0', '#e8f2f0', '#ffffff', '#dbe9e8', '#8fa9ab']),
      ),
      inside:
        path(filled, {
          fill: sheet.linear(stops([0, 0.14, 0.3, 0.65, 1], [t.deep, t.base, t.light, t.base, t.deep])),
        }) + grains,
      ink: t.ink,
      start: 0.5,
      alpha: 0.75,
    }) +
    stroke('M-94-308V-40', light.white, 11, { opacity: 0.6 }) +
    label(sheet, {
      x: 0,
      y: -232,
      width: 224,
      height: 168,
      style: 'band',
      word: p.word,
      small: p.small,
      place: p.place,
      band: p.band,
      wordSize: 48,
    })
  )
}

function grain(p: Params, x: number, y: number, angle: number, i: number): string {
  const t = ramp(p.content)
  const colour = i % 3 === 0 ? t.dark : i % 3 === 1 ? t.base : t.light
  return p.heap === 'threads'
    ? place(x, y, stroke('M-14 0Q-4-7 4 0T16-3', colour, 3.4), { rotate: angle })
    : place(
        x,
        y,
        ellipse(1.5, 2, 8, 6, { fill: t.ink, opacity: 0.6 }) +
          ellipse(0, 0, 8, 6, { fill: colour }) +
          ellipse(-2, -2, 2.4, 1.6, { fill: t.pale, opacity: 0.7 }),
        { rotate: angle },
      )
}

const lid = (sheet: Sheet): string =>
  sheet.solid('M-96-420Q-96-428-88-428H88Q96-428 96-420V-364Q96-356 88-356H-88Q-96-356-96-364Z', {
    fill: sheet.linear(stops([0, 0.2, 0.36, 0.6, 1], metal.gold)),
    ink: metalInk.gold,
    start: 0.5,
    alpha: 0.7,
  }) + stroke('M-92-368H92', metalInk.gold, 3, { opacity: 0.45 })

/** A wooden spoon with a heap on it. */
function spoonful(sheet: Sheet, p: Params): string {
  const [w, t] = [ramp(food.wood), ramp(p.content)]
  const next = sheet.random(22)
  const heap = 'M-62-30Q-34-74 2-74Q40-72 66-30Q4-12-62-30Z'
  const bits = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [-52 + next() * 108, -66 + next() * 46]
    return p.heap === 'powder'
      ? ellipse(x, y, 1.8, 1.4, { fill: i % 2 ? t.pale : t.deep })
      : grain(p, x, y, next() * 180, i)
  }).join('')
  const spilt = Array.from({ length: 14 }, (_, i) =>
    grain(p, -130 + next() * 84, -2 + next() * 18, next() * 180, i),
  ).join('')
  return (
    sheet.shadow({ width: 120, height: 14, offset: 34, y: 2 }) +
    (p.heap === 'powder' ? '' : spilt) +
    sheet.solid('M60-36Q130-54 214-64Q226-62 222-50Q136-30 66-16Z', {
      fill: sheet.linear([w.light, w.base, w.dark], 'down'),
      ink: w.ink,
      start: 0.5,
      alpha: 0.5,
    }) +
    sheet.solid(heap, { fill: sheet.radial([t.pale, t.light, t.base, t.deep]), inside: bits }) +
    sheet.solid('M-78-34Q0-8 78-34Q74 2 0 4Q-72 2-78-34Z', {
      fill: sheet.linear([w.pale, w.light, w.dark]),
      ink: w.ink,
      start: 0.45,
      alpha: 0.7,
    }) +
    stroke(`M-70-26Q-52-${round(6)}-20-4`, light.warm, 5, { opacity: 0.5 })
  )
}
