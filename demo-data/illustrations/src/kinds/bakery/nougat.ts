import { ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, polygon, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { paste: food.nougat, nut: food.almond, coat: '', dusted: false }
type Params = typeof DEFAULTS

/**
 * A bar full of nuts between wafers, with cut pieces: nougat, almond sweets, spiced cakes. `coat` covers it
 * (chocolate, sugar glaze), `dusted` adds icing sugar.
 */
export default defineKind({
  name: 'nougat',
  title: 'Torrone con mandorle',
  schemes: ['calabria', 'sicilia', 'lombardia', 'emilia', 'notte', 'toscana'],
  frame: { scale: 1.34, y: 702, x: 396 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 300, height: 28, offset: 36 }) +
    place(-10, -98, bar(sheet, p, 236, 3), { rotate: -7 }) +
    place(-96, 8, bar(sheet, p, 122, 4), { rotate: 5 }) +
    place(128, 16, bar(sheet, p, 100, 5), { rotate: -9 }) +
    place(228, -6, almond(sheet, p), { rotate: -24 }) +
    place(-236, 2, almond(sheet, p), { rotate: 62 }),
})

/** A block seen from a little above; the front cut shows the nuts. */
function bar(sheet: Sheet, p: Params, half: number, salt: number): string {
  const c = ramp(p.paste)
  const over = ramp(p.coat || food.wafer)
  const next = sheet.random(salt)
  const [H, D, S] = [104, 66, 44]
  const face = polygon([
    [-half, -H],
    [half, -H],
    [half, 0],
    [-half, 0],
  ])
  const top = polygon([
    [-half, -H],
    [-half + S, -H - D],
    [half + S, -H - D],
    [half, -H],
  ])
  const side = polygon([
    [half, -H],
    [half + S, -H - D],
    [half + S, -D],
    [half, 0],
  ])
  const nuts = nutsOf(sheet, p, half, H, next)
  const sugar = p.dusted ? sugarOn(half, H, D, S, next) : ''
  return (
    sheet.shadow({ width: half * 1.1, height: 18, offset: 26 }) +
    sheet.solid(side, { fill: sheet.linear([c.dark, c.deep]), ink: c.ink, start: 0.3, alpha: 0.6 }) +
    sheet.solid(top, {
      fill: sheet.linear([over.pale, over.light, over.base], 'rightDown'),
      inside: sugar,
      ink: over.dark,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.6,
    }) +
    sheet.solid(face, {
      fill: sheet.linear([c.pale, c.base, c.dark], 'diagonal'),
      inside:
        nuts +
        path(`M${-half}-104H${half}V-94H${-half}ZM${-half}-8H${half}V0H${-half}Z`, { fill: over.base }),
      ink: c.deep,
      axis: 'diagonal',
      start: 0.55,
      alpha: 0.5,
    }) +
    stroke(`M${-half} ${-H}H${half}`, over.pale, 4, { opacity: 0.8 })
  )
}

function nutsOf(sheet: Sheet, p: Params, half: number, height: number, next: Draw): string {
  let out = ''
  for (let i = 0; i < half * 0.24; i++) {
    const [x, y] = [-half + 12 + next() * (2 * half - 24), -height + 16 + next() * (height - 32)]
    out += place(x, y, cutNut(sheet, p), { rotate: next() * 180, scale: 0.8 + next() * 0.5 })
  }
  return out
}

function sugarOn(half: number, height: number, depth: number, slant: number, next: Draw): string {
  let out = ''
  for (let i = 0; i < half; i++) {
    const [x, y] = [-half + next() * (2 * half + slant), -height - next() * depth]
    out += ellipse(x, y, 1 + next() * 2.4, 0.8 + next() * 1.6, { fill: light.white, opacity: 0.9 })
  }
  return out
}

const cutNut = (sheet: Sheet, p: Params): string => {
  const n = ramp(p.nut)
  return (
    ellipse(0, 0, 19, 12, { fill: n.dark }) +
    ellipse(0, 0, 16, 9.4, { fill: sheet.radial([food.almondFlesh, n.light, n.base]) })
  )
}

function almond(sheet: Sheet, p: Params): string {
  const n = ramp(p.nut)
  const d = 'M0-62C28-48 40-20 34 2C28 22 10 26 0 26C-10 26-28 22-34 2C-40-20-28-48 0-62Z'
  return (
    sheet.shadow({ width: 40, height: 9, offset: 10, y: 22 }) +
    sheet.ball(d, p.nut, {
      inside: [-18, -8, 4, 14, 22]
        .map((x) => stroke(`M${x * 0.2}-58Q${x}-16 ${x * 0.5} 22`, n.deep, 2, { opacity: 0.4 }))
        .join(''),
      alpha: 0.8,
    }) +
    sheet.glow(-12, -20, 8, 16, { alpha: 0.7, rotate: 14 })
  )
}
