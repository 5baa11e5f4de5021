import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = { shape: keyof typeof SHAPES; colour: string; plate: string }

const DEFAULTS: Params = { shape: 'cantucci', colour: food.biscuit, plate: food.glaze }

/** Sweets heaped on a plate: cut twice-baked ones, sugared lozenges, cracked domes, layered shells. */
export default defineKind({
  name: 'almond-biscuits',
  title: 'Biscotti di mandorla',
  schemes: ['sicilia', 'veneto', 'liguria', 'emilia', 'notte', 'toscana'],
  frame: { scale: 1.36, y: 702, x: 398 },
  defaults: DEFAULTS,
  choices: { shape: ['cantucci', 'ricciarelli', 'amaretti', 'sfogliatelle'] },
  draw(sheet, p) {
    const { draw, heap } = SHAPES[p.shape]
    return (
      plate(sheet, p.plate) +
      heap.map(([x, y, a, s], i) => place(x, y, draw(sheet, p.colour, i), { rotate: a, scale: s })).join('')
    )
  },
})

type Heap = readonly (readonly [x: number, y: number, angle: number, scale: number])[]

const WIDE: Heap = [
  [-86, -196, -10, 0.98],
  [70, -202, 8, 0.98],
  [-150, -126, -6, 1],
  [6, -132, 3, 1.04],
  [156, -124, 9, 1],
  [-84, -62, 4, 1.06],
  [84, -60, -5, 1.06],
]
const ROUND: Heap = [
  [-4, -250, 0, 0.96],
  [-86, -176, -6, 1],
  [82, -176, 6, 1],
  [-166, -96, -8, 1.02],
  [0, -98, 0, 1.06],
  [164, -96, 8, 1.02],
  [-88, -40, 2, 1.06],
  [88, -38, -3, 1.06],
]
const SHAPES = {
  cantucci: { draw: cantuccio, heap: WIDE },
  ricciarelli: { draw: ricciarello, heap: WIDE },
  amaretti: { draw: amaretto, heap: ROUND },
  sfogliatelle: { draw: sfogliatella, heap: ROUND.slice(3) },
}

function plate(sheet: Sheet, rim: string): string {
  const t = ramp(food.ceramic)
  return (
    sheet.shadow({ width: 290, height: 28, offset: 30 }) +
    sheet.solid('M-256-30Q-204 4-110 8H110Q204 4 256-30Z', {
      fill: sheet.linear([t.dark, light.white, t.base, t.dark]),
      ink: t.deep,
      start: 0.5,
      alpha: 0.65,
    }) +
    ellipse(0, -32, 256, 44, { fill: light.cream }) +
    ellipse(0, -31, 236, 38, { fill: 'none', stroke: rim, 'stroke-width': 7 }) +
    ellipse(0, -29, 194, 28, { fill: t.base })
  )
}

/** A slice of a long loaf: flat cut towards us, crust above, whole almonds in it. */
function cantuccio(sheet: Sheet, colour: string, salt: number): string {
  const t = ramp(colour)
  const n = ramp(food.almond)
  const next = sheet.random(30 + salt)
  const d = 'M-104 18C-112-30-62-58 0-60C62-58 112-30 104 18Q102 30 88 30H-88Q-102 30-104 18Z'
  let nuts = ''
  for (let i = 0; i < 5; i++)
    nuts += place(
      -72 + i * 36,
      -6 + (next() - 0.5) * 36,
      ellipse(0, 0, 18, 9, { fill: n.base }) + ellipse(0, 0, 14, 6.4, { fill: food.almondFlesh }),
      { rotate: next() * 120 - 60 },
    )
  for (let i = 0; i < 26; i++)
    nuts += circle(-94 + next() * 188, -44 + next() * 70, 1.2 + next() * 2, { fill: t.dark, opacity: 0.5 })
  return (
    path(d, { fill: t.ink, opacity: 0.45, transform: 'translate(6 9)' }) +
    path(d, { fill: t.deep, transform: 'translate(5 -6)' }) +
    path(d, { fill: t.dark }) +
    place(
      0,
      3,
      sheet.solid(d, {
        fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
        inside: nuts,
        ink: t.dark,
        axis: 'diagonal',
        start: 0.5,
        alpha: 0.6,
      }),
      { scale: 0.93 },
    )
  )
}

/** A soft lozenge under icing sugar, cracked on top. */
function ricciarello(sheet: Sheet, colour: string, salt: number): string {
  const t = ramp(colour)
  const next = sheet.random(40 + salt)
  const d = 'M-108 2Q-60-50 0-56Q60-50 108 2Q62 36 0 40Q-62 36-108 2Z'
  let cracks = ''
  for (let i = 0; i < 7; i++)
    cracks += stroke(
      `M${round(-84 + i * 24 + next() * 12)} ${round(-34 + next() * 50)}q${round(6 + next() * 12)} ${round(next() * 16 - 8)} ${round(18 + next() * 16)} ${round(next() * 12 - 6)}`,
      t.dark,
      2.6,
      { opacity: 0.6 },
    )
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(5 13)' }) +
    path(d, { fill: t.dark, transform: 'translate(0 10)' }) +
    path(d, { fill: t.base, transform: 'translate(0 5)' }) +
    sheet.solid(d, {
      fill: sheet.radial(stops([0, 0.5, 1], [light.white, light.warm, t.pale])),
      inside: cracks,
      ink: t.base,
      axis: 'diagonal',
      start: 0.45,
      alpha: 0.7,
    })
  )
}

/** A round dome with a cracked, sugared crust. */
function amaretto(sheet: Sheet, colour: string, salt: number): string {
  const t = ramp(colour)
  const next = sheet.random(50 + salt)
  const d = 'M-78 6C-82-46-44-78 0-78C44-78 82-46 78 6Q70 26 0 26Q-70 26-78 6Z'
  let crust = ''
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-60 + next() * 110, -66 + next() * 70]
    crust += path(
      `M${round(x)} ${round(y)}l${round(12 + next() * 14)} ${round(-8 + next() * 12)}l${round(6 + next() * 10)} ${round(10 + next() * 10)}l${round(-14 - next() * 8)} ${round(4 + next() * 8)}Z`,
      { fill: light.warm, opacity: 0.72 },
    )
  }
  for (let i = 0; i < 40; i++)
    crust += circle(-72 + next() * 144, -70 + next() * 84, 1 + next() * 2, {
      fill: light.white,
      opacity: 0.8,
    })
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(6 7)' }) +
    sheet.ball(d, colour, { inside: crust, alpha: 0.85 }) +
    stroke('M-50-40Q-36-62-8-66', light.warm, 6, { opacity: 0.6 })
  )
}

/** A shell of thin layers that open towards the right. */
function sfogliatella(sheet: Sheet, colour: string, salt: number): string {
  const t = ramp(colour)
  const next = sheet.random(60 + salt)
  const d = 'M-96 20C-112-30-60-84 4-96Q60-100 96-58Q112-20 100 22Q60 42 0 38Q-70 40-96 20Z'
  let layers = ''
  for (let i = 0; i < 10; i++) {
    const u = i / 9
    const [x, lift] = [-86 + 180 * u, 70 * Math.sin(Math.PI * (0.2 + u * 0.62))]
    const line = `M${round(x - 22)} 34Q${round(x - 34 + u * 22)} ${round(-lift * 0.6)} ${round(x + 20 - u * 24)} ${round(-lift - 24)}`
    layers +=
      stroke(line, t.deep, 5, { opacity: 0.5 }) +
      stroke(line, t.pale, 3, { opacity: 0.85, transform: 'translate(-4 -1)' })
  }
  for (let i = 0; i < 46; i++)
    layers += circle(-92 + next() * 184, -92 + next() * 116, 1 + next() * 2, {
      fill: light.white,
      opacity: 0.9,
    })
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(6 7)' }) +
    sheet.ball(d, colour, { inside: layers, alpha: 0.8 })
  )
}
