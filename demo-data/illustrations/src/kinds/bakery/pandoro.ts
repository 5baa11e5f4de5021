import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, held, type Point, path, place, polygon, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { crust: food.butterCrust, crumb: food.butterCrumb, sugar: true }
type Params = typeof DEFAULTS

/** Half widths of the ribs, from the left edge to the right one, as shares of the half width. */
const RIBS = [-1, -0.78, -0.46, -0.12, 0.22, 0.56, 0.84, 1] as const

/** Tall star-shaped leavened cake under icing sugar, with a slice. */
export default defineKind({
  name: 'pandoro',
  title: 'Pandoro con fetta',
  schemes: ['lombardia', 'sicilia', 'notte', 'veneto', 'calabria', 'emilia'],
  frame: { scale: 1.28, y: 704, x: 396 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 260, height: 28, offset: 44 }) +
    place(-46, 0, whole(sheet, p)) +
    place(176, 16, slice(sheet, p)),
})

/** Ribs alternate light and dark: a star seen from the side, wider at its foot. */
function whole(sheet: Sheet, p: Params): string {
  const t = ramp(p.crust)
  const [top, bottom, height] = [112, 176, 376]
  let ribs = ''
  for (let i = 0; i < RIBS.length - 1; i++) {
    const [a, b] = [held(RIBS, i), held(RIBS, i + 1)]
    const lit = i % 2 === 0
    const d = `M${round(a * top)} ${-height}L${round(b * top)} ${-height}L${round(b * bottom)} -10Q${round(((a + b) / 2) * bottom)} ${lit ? 4 : -4} ${round(a * bottom)} -10Z`
    const tones = lit ? [t.pale, t.light, t.base] : [t.base, t.dark, t.dark]
    ribs += sheet.solid(d, { fill: sheet.linear(tones, 'right'), ink: t.deep, start: 0.55, alpha: 0.5 })
  }
  const side = polygon([
    [-top, -height],
    [top, -height],
    [bottom, -8],
    [-bottom, -8],
  ])
  return (
    ribs +
    sheet.grain(side, { ink: t.ink, start: 0.5, alpha: 0.75 }) +
    star(sheet, p, top, -height) +
    (p.sugar ? dusting(sheet, top, height) : '')
  )
}

/** The top: an eight-pointed star in perspective. */
function star(sheet: Sheet, p: Params, half: number, y: number): string {
  const t = ramp(p.crust)
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2
    const r = i % 2 ? 0.8 : 1.02
    return [half * r * Math.cos(a), y + 34 * r * Math.sin(a)]
  })
  const d = polygon(points)
  return sheet.solid(d, {
    fill: sheet.linear([p.sugar ? light.white : t.pale, p.sugar ? light.warm : t.light, t.light], 'diagonal'),
    ink: t.dark,
    axis: 'diagonal',
    start: 0.6,
    alpha: 0.5,
  })
}

/** Sugar that thins out downwards. */
function dusting(sheet: Sheet, top: number, height: number): string {
  const next = sheet.random(6)
  let out = ''
  for (let i = 0; i < 420; i++) {
    const u = next() * next()
    const half = top + 64 * u
    out += circle(-half + next() * 2 * half, -height + height * u, 1.2 + next() * 2.4, {
      fill: light.white,
      opacity: 0.92,
    })
  }
  const drifts =
    'M-108-376Q-96-330-78-352Q-62-306-40-350Q-20-296 6-346Q26-310 46-352Q66-318 84-356Q100-334 108-376Z'
  return path(drifts, { fill: light.white, opacity: 0.9 }) + out
}

/** A slice lying down: golden crumb inside a thin crust. */
function slice(sheet: Sheet, p: Params): string {
  const t = ramp(p.crust)
  const c = ramp(p.crumb)
  const next = sheet.random(7)
  const d = 'M-104 -6L-84 -150L-54 -132L-22 -176L14 -140L48 -172L74 -128L98 -6Z'
  let crumb = ''
  for (let i = 0; i < 60; i++)
    crumb += path(`M${round(-96 + next() * 190)} ${round(-160 + next() * 150)}v${round(4 + next() * 12)}`, {
      fill: 'none',
      stroke: next() < 0.6 ? c.dark : c.pale,
      'stroke-width': 2 + next() * 3,
      'stroke-linecap': 'round',
      opacity: 0.6,
    })
  return (
    sheet.shadow({ width: 116, height: 16, offset: 22 }) +
    path(d, { fill: t.deep, transform: 'translate(11 -4)' }) +
    path(d, { fill: t.base }) +
    place(
      -1,
      -4,
      sheet.solid(d, {
        fill: sheet.linear(stops([0, 0.6, 1], [c.pale, c.base, c.dark]), 'diagonal'),
        inside: crumb,
        ink: c.deep,
        axis: 'diagonal',
        start: 0.55,
        alpha: 0.5,
      }),
      { scale: 0.92 },
    ) +
    stroke('M-100-4H96', t.dark, 7)
  )
}
