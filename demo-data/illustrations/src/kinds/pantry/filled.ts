import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = { species: 'tortellini' | 'culurgiones' | 'ravioli'; colour: string }

const DEFAULTS: Params = { species: 'tortellini', colour: food.eggPasta }

/** Filled pasta in rows on a floured board. */
export default defineKind({
  name: 'filled',
  title: 'Pasta ripiena',
  schemes: ['emilia', 'sicilia', 'notte', 'liguria', 'veneto', 'toscana'],
  frame: { scale: 1.36, y: 698, x: 400 },
  defaults: DEFAULTS,
  choices: { species: ['tortellini', 'culurgiones', 'ravioli'] },
  draw(sheet, p) {
    const one = { tortellini, culurgiones, ravioli }[p.species]
    const rows = [
      { y: -196, x: 74, count: 3, scale: 0.92 },
      { y: -122, x: 82, count: 4, scale: 1 },
      { y: -40, x: 96, count: 5, scale: 1.1 },
    ]
    const pieces = rows.flatMap(({ y, x, count, scale }, row) =>
      Array.from({ length: count }, (_, i) => {
        const across = (i - (count - 1) / 2) * x
        const turn = ((i * 7 + row * 5) % 5) * 5 - 10
        return place(across, y + ((i + row) % 2) * 6, one(sheet, p.colour), { scale, rotate: turn })
      }),
    )
    return flouredBoard(sheet) + pieces.join('')
  },
})

function flouredBoard(sheet: Sheet): string {
  const w = ramp(food.wood)
  const next = sheet.random(3)
  let flour = ''
  for (let i = 0; i < 90; i++)
    flour += circle(-240 + next() * 480, -92 + next() * 76, 1 + next() * 2.8, { fill: food.flour })
  return (
    sheet.shadow({ width: 310, height: 24, offset: 30, y: 6 }) +
    sheet.solid('M-272-22V-2Q-272 8-264 8H264Q272 8 272-2V-22Z', {
      fill: sheet.linear([w.base, w.dark, w.deep]),
      ink: w.ink,
      start: 0.4,
      alpha: 0.7,
    }) +
    sheet.solid('M-272-22L-222-104H222L272-22Q272-16 266-16H-266Q-272-16-272-22Z', {
      fill: sheet.linear([w.pale, w.light, w.base]),
      ink: w.dark,
      start: 0.4,
      alpha: 0.6,
      inside: flour,
    })
  )
}

const dough = (sheet: Sheet, colour: string): string => {
  const t = ramp(colour)
  return sheet.radial(stops([0, 0.35, 0.75, 1], [t.pale, t.light, t.base, t.dark]))
}

/** A ring closed on itself, with its folded peak. */
function tortellini(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const ring = 'M-50-28C-54-64 54-64 50-28C48 2 20 12 0 12C-20 12-48 2-50-28Z'
  const peak = 'M-32-42Q-14-92 2-98Q22-84 34-40Q2-22-32-42Z'
  return (
    sheet.shadow({ width: 58, height: 12, offset: 12, y: 8, alpha: 0.8 }) +
    sheet.solid(peak, {
      fill: sheet.linear([t.pale, t.light, t.base]),
      ink: t.dark,
      start: 0.4,
      alpha: 0.7,
    }) +
    stroke('M2-94Q4-66 2-44', t.dark, 3, { opacity: 0.55 }) +
    sheet.solid(ring, { fill: dough(sheet, colour), ink: t.deep, axis: 'ball', start: 0.4, alpha: 0.8 }) +
    ellipse(0, -22, 17, 10, { fill: t.deep, opacity: 0.75 }) +
    path('M-10-4Q4 14 22 4L14-12Q2-6-10-4Z', { fill: t.light }) +
    stroke('M-40-34Q-30-50-10-50', light.warm, 5, { opacity: 0.75 })
  )
}

/** A drop closed with a plait along its back. */
function culurgiones(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d = 'M-56-6C-62-44-30-74 4-84Q30-96 46-104Q44-84 52-62C66-20 34 12-4 12C-34 12-52 8-56-6Z'
  let plait = ''
  for (let i = 0; i < 6; i++) {
    const u = i / 5
    const [x, y] = [-34 + 72 * u, -8 - 78 * u]
    const w = 22 * (1 - u * 0.55)
    plait +=
      stroke(
        `M${round(x - w)} ${round(y - w * 0.5)}Q${round(x)} ${round(y + 5)} ${round(x + 4)} ${round(y - 3)}`,
        t.deep,
        4,
        { opacity: 0.55 },
      ) +
      stroke(
        `M${round(x + w)} ${round(y + w * 0.5)}Q${round(x + 3)} ${round(y + 4)} ${round(x + 2)} ${round(y - 4)}`,
        t.deep,
        4,
        { opacity: 0.55 },
      ) +
      stroke(
        `M${round(x - w)} ${round(y - w * 0.5 - 4)}Q${round(x)} ${round(y)} ${round(x + 4)} ${round(y - 8)}`,
        t.pale,
        3,
        { opacity: 0.9 },
      )
  }
  return (
    sheet.shadow({ width: 64, height: 12, offset: 12, y: 8, alpha: 0.8 }) +
    sheet.solid(d, {
      fill: dough(sheet, colour),
      inside: plait,
      ink: t.deep,
      axis: 'ball',
      start: 0.45,
      alpha: 0.75,
    })
  )
}

/** A square pillow with a toothed edge. */
function ravioli(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  let edge = 'M-58 8'
  for (let i = 0; i < 8; i++) edge += `q7 9 14.5 0`
  edge += 'L46-74'
  for (let i = 0; i < 8; i++) edge += `q-6-7-11.5 0`
  edge += 'Z'
  return (
    sheet.shadow({ width: 66, height: 12, offset: 12, y: 10, alpha: 0.8 }) +
    path(edge, { fill: t.dark, transform: 'translate(0 5)' }) +
    sheet.solid(edge, {
      fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
      ink: t.dark,
      start: 0.5,
      alpha: 0.6,
    }) +
    sheet.solid('M-38-6C-42-46-26-66 0-66C28-66 40-44 38-8C24 2-24 2-38-6Z', {
      fill: dough(sheet, colour),
      ink: t.deep,
      axis: 'ball',
      start: 0.42,
      alpha: 0.75,
    }) +
    stroke('M-24-44Q-14-58 4-58', light.warm, 5, { opacity: 0.75 })
  )
}
