import { ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { light, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { board, chilli } from './salame.ts'

const DEFAULTS = { colour: '#b4503e', chilli: false, links: 4 }
type Params = typeof DEFAULTS

const SPOTS = [
  [-96, -182, 10],
  [92, -176, -8],
  [-130, -104, -6],
  [74, -98, 7],
] as const

/** A string of sausages piled on a board, twine between the links. */
export default defineKind({
  name: 'sausage',
  title: 'Salsicce legate',
  schemes: ['sicilia', 'alpi', 'lazio', 'lombardia', 'puglia', 'notte'],
  frame: { scale: 1.34, y: 706, x: 400 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const next = sheet.random(17)
    return (
      board(sheet) +
      stroke('M-184-150Q-226-150-216-104M176-190Q214-160 168-110M-16-188Q0-214 14-188', thread.base, 6) +
      SPOTS.slice(0, p.links)
        .map(([x, y, rotate]) => place(x, y, link(sheet, p, next), { rotate }))
        .join('') +
      place(-40, -36, link(sheet, p, next), { rotate: -3, scale: 1.06 }) +
      (p.chilli ? place(172, -14, chilli(sheet), { rotate: 6 }) : peppercorns())
    )
  },
})

const peppercorns = (): string =>
  [
    [150, -16],
    [172, -6],
    [196, -18],
    [128, -4],
    [212, -2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 2, y + 3, 8, 6, { fill: '#17110d', opacity: 0.4 }) +
        ellipse(x, y, 8, 7, { fill: '#3a2c26' }) +
        ellipse(x - 2, y - 2, 2.4, 1.8, { fill: '#b8a89a' }),
    )
    .join('')

function link(sheet: Sheet, p: Params, next: Draw): string {
  const t = ramp(p.colour)
  const d = 'M-112-8Q-112-40-72-42Q0-50 74-38Q114-34 114-2Q112 34 72 38Q0 48-74 40Q-112 34-112-8Z'
  const fat = Array.from({ length: 30 }, () =>
    ellipse(-100 + next() * 200, -36 + next() * 70, 3 + next() * 6, 2 + next() * 3, {
      fill: '#f4d9c8',
      opacity: 0.65,
    }),
  ).join('')
  return (
    path(d, { fill: t.ink, opacity: 0.5, transform: 'translate(5 12)' }) +
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.2, 0.5, 0.85, 1], [t.base, t.pale, t.base, t.dark, t.deep]), 'down'),
      inside: fat,
      ink: t.ink,
      axis: 'down',
      start: 0.45,
      alpha: 0.85,
    }) +
    stroke('M-84-26Q-10-36 70-24', light.warm, 7, { opacity: 0.6 }) +
    [-116, 116]
      .map(
        (x) =>
          stroke(`M${x}-10V10`, thread.dark, 9) +
          stroke(`M${x - 1}-9V9`, thread.light, 5) +
          path(x < 0 ? `M${x - 4} 0L${x - 22}-12V10Z` : `M${x + 4} 0L${x + 22}-12V10Z`, { fill: t.base }),
      )
      .join('')
  )
}
