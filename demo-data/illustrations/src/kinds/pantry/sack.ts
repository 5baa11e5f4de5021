import { type Ramp, ramp } from '../../core/colour.ts'
import { pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, ink as inks } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Grain = { colour: string; edge: string; rx: number; ry: number; count: number }

const GRAINS = {
  rice: { colour: '#f6edd6', edge: '#cdb98a', rx: 8, ry: 3.4, count: 190 },
  'black-rice': { colour: '#33242c', edge: '#160d12', rx: 8, ry: 3.4, count: 190 },
  flour: { colour: '#fdf6e6', edge: '#dccba0', rx: 0, ry: 0, count: 0 },
  lentils: { colour: '#8a6a34', edge: '#5c421a', rx: 5.4, ry: 4.6, count: 230 },
  chickpeas: { colour: '#e2b869', edge: '#a87c34', rx: 7.5, ry: 7, count: 150 },
  'black-chickpeas': { colour: '#4a342a', edge: '#251712', rx: 7.5, ry: 7, count: 150 },
  'black-lentils': { colour: '#3c3833', edge: '#1c1916', rx: 5.2, ry: 4.4, count: 230 },
  spelt: { colour: '#c8985a', edge: '#8a6230', rx: 9, ry: 4, count: 180 },
  wheat: { colour: '#dba75a', edge: '#9a6c28', rx: 8, ry: 4.6, count: 180 },
  barley: { colour: '#ecdcb4', edge: '#b49a68', rx: 7.4, ry: 4.6, count: 190 },
  polenta: { colour: '#f6c94a', edge: '#d99a1c', rx: 2.4, ry: 2, count: 320 },
  beans: { colour: '#efe3c8', edge: '#b9a478', rx: 10, ry: 6.4, count: 140 },
} satisfies Record<string, Grain>

type Params = {
  cloth: string
  grain: keyof typeof GRAINS
  word: string
  small: string
  place: string
  stripe: string
  scoop: boolean
}

const DEFAULTS: Params = {
  cloth: '#d8bd88',
  grain: 'rice',
  word: 'RISO',
  small: 'carnaroli',
  place: 'Pavia',
  stripe: inks.red,
  scoop: true,
}

/** Open cloth sack with a rolled rim and a wooden scoop: rice, flour, lentils, chickpeas. */
export default defineKind({
  name: 'sack',
  title: 'Sacco di riso con sessola',
  schemes: ['lombardia', 'sicilia', 'emilia', 'toscana', 'liguria', 'veneto'],
  frame: { scale: 1.26, y: 706, x: 378 },
  defaults: DEFAULTS,
  choices: {
    grain: [
      'rice',
      'flour',
      'lentils',
      'chickpeas',
      'black-chickpeas',
      'black-lentils',
      'spelt',
      'wheat',
      'barley',
      'polenta',
      'beans',
      'black-rice',
    ],
  },
  draw(sheet, p) {
    const g = GRAINS[p.grain]
    const next = sheet.random(9)
    const shadow = sheet.shadow({ width: 250, height: 30, offset: 56 })
    return (
      shadow +
      cloth(sheet, p) +
      print(p) +
      heap(sheet, g, next) +
      rim(sheet, ramp(p.cloth)) +
      (p.scoop ? place(52, -352, scoop(sheet, g, next), { rotate: -30, scale: 1.0 }) : '') +
      spilt(sheet, g, next)
    )
  },
})

/** The body: folds, and two woven stripes that follow the belly. */
function cloth(sheet: Sheet, p: Params): string {
  const t = ramp(p.cloth)
  const d =
    'M-146-298C-170-240-186-120-164-34Q-156 2-112 2Q0 10 112 2Q156 2 164-34C186-120 170-240 146-298Q0-330-146-298Z'
  const stripes =
    stroke('M-176-92Q0-66 176-92', p.stripe, 9, { opacity: 0.85 }) +
    stroke('M-178-112Q0-86 178-112', p.stripe, 3.5, { opacity: 0.85 })
  const folds =
    path('M-146-298Q-120-180-150-20L-190 0V-300Z', { fill: t.pale, opacity: 0.35 }) +
    path('M120-300Q96-210 128-120T118 0H190V-300Z', { fill: t.deep, opacity: 0.22 }) +
    path('M-60-304Q-70-230-50-190Q-46-250-44-306Z', { fill: t.deep, opacity: 0.2 }) +
    path('M64-306Q84-250 74-210Q60-250 50-308Z', { fill: t.deep, opacity: 0.2 })
  return sheet.solid(d, {
    fill: sheet.linear(stops([0, 0.16, 0.32, 0.66, 1], [t.dark, t.base, t.light, t.base, t.dark])),
    inside: folds + stripes,
    ink: t.ink,
    start: 0.42,
    alpha: 0.85,
  })
}

const print = (p: Params): string =>
  lettering(p.place.toUpperCase(), {
    x: 0,
    y: -222,
    size: 19,
    font: 'sans',
    fill: p.stripe,
    track: 0.28,
    maxWidth: 200,
  }) +
  lettering(p.word, { x: 0, y: -154, size: 76, fill: inks.brown, maxWidth: 246 }) +
  lettering(p.small, { x: 0, y: -124, size: 26, fill: inks.brown, maxWidth: 220 }) +
  place(0, -44, pictograms.wheat(), { scale: 1.15 })

function heap(sheet: Sheet, g: Grain, next: Draw): string {
  let grains = ''
  for (let i = 0; i < g.count; i++) {
    const [x, y] = [-134 + next() * 268, -396 + next() * 96]
    const one = ellipse(0, 1.5, g.rx, g.ry, { fill: g.edge }) + ellipse(0, 0, g.rx, g.ry, { fill: g.colour })
    grains += place(x, y, one, { rotate: Math.round(next() * 180) })
  }
  return sheet.solid('M-136-312Q-90-392-10-400Q80-396 136-312Q0-282-136-312Z', {
    fill: g.count ? g.edge : sheet.linear(['#fffdf4', '#f6ecd2', '#d9c79a'], 'diagonal'),
    inside: grains,
    ink: ramp(g.edge).dark,
    axis: 'rightDown',
    start: 0.45,
    alpha: 0.8,
  })
}

/** The rolled rim, in front of the heap. */
const rim = (sheet: Sheet, t: Ramp): string =>
  sheet.solid(
    'M-160-322Q-172-288-148-278Q0-236 148-278Q172-288 160-322Q150-332 136-318Q0-280-136-318Q-150-332-160-322Z',
    {
      fill: sheet.linear(stops([0, 0.25, 0.6, 1], [t.base, t.pale, t.light, t.dark])),
      ink: t.dark,
      start: 0.5,
      alpha: 0.85,
    },
  ) + stroke('M-140-304Q0-266 140-304', t.dark, 2.5, { opacity: 0.5 })

/** Grains on the table. */
function spilt(sheet: Sheet, g: Grain, next: Draw): string {
  let out = ''
  for (let i = 0; i < (g.count ? 26 : 0); i++)
    out += place(
      150 + next() * 96,
      -8 + next() * 30,
      ellipse(1, 2, g.rx, g.ry, { fill: sheet.tableInk, opacity: 0.35 }) +
        ellipse(0, 0, g.rx, g.ry, { fill: g.colour }),
      { rotate: Math.round(next() * 180) },
    )
  return out
}

/** Wooden scoop, mouth at the left. */
function scoop(sheet: Sheet, g: Grain, next: Draw) {
  const w = ramp(food.wood)
  let grains = ''
  for (let i = 0; i < (g.count ? 46 : 0); i++)
    grains += place(
      -58 + next() * 76,
      -22 + next() * 26,
      ellipse(0, 1.2, g.rx, g.ry, { fill: g.edge }) + ellipse(0, 0, g.rx, g.ry, { fill: g.colour }),
      { rotate: Math.round(next() * 180) },
    )
  return (
    sheet.solid('M34-12H128Q142-12 142 0Q142 12 128 12H34Z', {
      fill: sheet.linear([w.pale, w.base, w.deep], 'down'),
      ink: w.ink,
      axis: 'down',
      start: 0.5,
      alpha: 0.6,
    }) +
    path('M-70-18Q-40-44 20-30Q40-24 40 0Q40 10 30 14H-60Q-76 4-70-18Z', {
      fill: g.count ? g.edge : '#fbf2da',
    }) +
    sheet.clip('M-72-18Q-40-46 22-32V14H-72Z', grains) +
    sheet.solid('M-84-8Q-30 10 36-22Q52 4 40 30Q10 48-48 34Q-76 24-84-8Z', {
      fill: sheet.linear([w.light, w.base, w.dark], 'down'),
      ink: w.ink,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.7,
    }) +
    stroke('M-80-7Q-30 10 36-21', w.pale, 4, { opacity: 0.9 })
  )
}
