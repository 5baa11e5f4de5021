import { ramp } from '../../core/colour.ts'
import { label } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, polygon, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = {
  content: '#f4f4f0',
  word: 'Sale',
  small: 'fiore di sale',
  place: 'Sicilia',
  band: '#3f78ac',
}
type Params = typeof DEFAULTS

/** Wide jar of coarse salt with a cork, and a little bowl of crystals. */
export default defineKind({
  name: 'salt-jar',
  title: 'Vaso di sale grosso',
  schemes: ['puglia', 'liguria', 'toscana', 'emilia', 'notte', 'sardegna'],
  frame: { scale: 1.32, y: 700, x: 362 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 210, height: 28, offset: 60 }) +
    jar(sheet, p) +
    cork(sheet) +
    place(178, 8, bowl(sheet, p)),
})

/** Crystals: small lit facets. */
function crystals(
  sheet: Sheet,
  colour: string,
  count: number,
  [left, top, width, height]: readonly [number, number, number, number],
): string {
  const t = ramp(colour)
  const next = sheet.random(count)
  return Array.from({ length: count }, () => {
    const s = 4 + next() * 7
    return place(
      left + next() * width,
      top + next() * height,
      path(
        polygon([
          [-s, 0],
          [0, -s],
          [s, 0],
          [0, s],
        ]),
        { fill: t.dark, opacity: 0.55 },
      ) +
        path(
          polygon([
            [-s, 0],
            [0, -s],
            [s * 0.4, -1],
            [0, s * 0.4],
          ]),
          { fill: light.white },
        ),
      { rotate: next() * 90 },
    )
  }).join('')
}

function jar(sheet: Sheet, p: Params): string {
  const t = ramp(p.content)
  const body = 'M-136-262Q-140-306-96-318V-336H96V-318Q140-306 136-262V-26Q136 0 108 0H-108Q-136 0-136-26Z'
  return (
    sheet.solid(body, {
      fill: sheet.linear(
        stops([0, 0.12, 0.3, 0.7, 1], ['#9fb9bd', '#e4f0f0', '#ffffff', '#d3e4e5', '#86a3a8']),
      ),
      inside:
        path('M-140-250Q-60-262 0-250T140-254V0H-140Z', {
          fill: sheet.linear(stops([0, 0.2, 0.6, 1], [t.dark, t.light, t.base, t.dark])),
        }) + crystals(sheet, p.content, 150, [-130, -248, 260, 244]),
      ink: '#5f7f88',
      start: 0.5,
      alpha: 0.7,
    }) +
    stroke('M-116-262V-44', light.white, 12, { opacity: 0.6 }) +
    label(sheet, {
      x: 0,
      y: -210,
      width: 272,
      height: 156,
      style: 'band',
      word: p.word,
      small: p.small,
      place: p.place,
      band: p.band,
      wordSize: 50,
    })
  )
}

function cork(sheet: Sheet): string {
  const t = ramp('#c99a62')
  const next = sheet.random(4)
  const pores = Array.from({ length: 26 }, () =>
    ellipse(-92 + next() * 184, -392 + next() * 56, 2 + next() * 4, 1.6, { fill: t.deep, opacity: 0.5 }),
  ).join('')
  return (
    sheet.solid('M-104-396Q-104-404-96-404H96Q104-404 104-396L98-338Q96-330 88-330H-88Q-96-330-98-338Z', {
      fill: sheet.linear([t.dark, t.light, t.base, t.dark]),
      inside: pores,
      ink: t.ink,
      start: 0.5,
      alpha: 0.7,
    }) + stroke('M-98-396H96', t.pale, 5, { opacity: 0.7 })
  )
}

function bowl(sheet: Sheet, p: Params): string {
  const b = ramp(food.wood)
  return (
    sheet.shadow({ width: 100, height: 14, offset: 20, y: 0 }) +
    path('M-70-58Q-30-100 6-98Q50-96 72-58Q0-40-70-58Z', { fill: ramp(p.content).base }) +
    crystals(sheet, p.content, 34, [-54, -88, 108, 34]) +
    sheet.solid('M-82-60Q0-34 82-60Q78-6 36 0H-36Q-78-6-82-60Z', {
      fill: sheet.linear([b.dark, b.light, b.base, b.deep]),
      ink: b.ink,
      start: 0.45,
      alpha: 0.8,
    }) +
    stroke('M-66-40Q-56-16-34-8', b.pale, 6, { opacity: 0.7 })
  )
}
