// The third picture of a product: served, cut or poured out, on a table seen from above.
import { ramp } from '../core/colour.ts'
import { hash } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { place, rect, stroke, wrapped } from '../core/svg.ts'
import { ink, paper, plate } from '../tokens.ts'
import type { Contents } from './contents.ts'
import {
  ceramic,
  clothNames,
  deepBowl,
  drawTable,
  rimNames,
  slate,
  type TableName,
  woodBoard,
} from './table.ts'

export type { TableName }
export type DishName = 'plate' | 'bowl' | 'board' | 'longBoard' | 'slate' | 'bare'

/** What is served, on which dish. `tables` are the grounds it reads on. */
export type Serving = { dish: DishName; contents: Contents }

const PAINTS = [
  ink.green,
  paper.sugar,
  ink.red,
  plate.bottiglia,
  ink.gold,
  plate.vinaccia,
  plate.limone,
] as const
const GLAZES = ['#f8f2e4', '#fbf7ee', '#e3ecec', '#f6e4c8'] as const
const BOWLS = ['#c2643c', '#3f78ac', '#f4efe2', '#2c6b6d', '#e0b04a', '#7c2b2f'] as const
const WOODS = ['#c8925a', '#a86f3c', '#d9ac74'] as const

/** Tables a dish of the pale family stands out from. */
export const tableNames: readonly TableName[] = [
  'limone',
  'pomodoro',
  'cartaDaZucchero',
  'bottiglia',
  'mortadella',
  'vinaccia',
  'salvia',
  'verdeNotte',
]

function dishOf(sheet: Sheet, dish: DishName, salt: number): string {
  const chosen = <T>(list: readonly T[], shift: number): T => wrapped(list, Math.floor(salt / 7 ** shift))
  switch (dish) {
    case 'plate':
      return ceramic(sheet, chosen(rimNames, 0), chosen(PAINTS, 1), chosen(GLAZES, 2))
    case 'bowl':
      return deepBowl(sheet, chosen(BOWLS, 1))
    case 'board':
      return place(0, 26, woodBoard(sheet, false, chosen(WOODS, 1)))
    case 'longBoard':
      return woodBoard(sheet, true, chosen(WOODS, 1))
    case 'slate':
      return slate(sheet)
    case 'bare':
      return ''
  }
}

const steel = ramp('#c8d0d3')

function fork(): string {
  const tines = [-18, -6, 6, 18].map((x) => stroke(`M${x}-150V-92`, steel.base, 6)).join('')
  return (
    stroke('M10-60V180', '#17211b', 16, { opacity: 0.22 }) +
    tines +
    stroke('M-18-96Q-18-66 0-58Q18-66 18-96', steel.base, 8) +
    stroke('M0-58V170', steel.dark, 14) +
    stroke('M-3-54V166', steel.pale, 6)
  )
}

const tableKnife = (): string =>
  rect(-4, -146, 26, 330, { fill: '#17211b', opacity: 0.2, rx: 12 }) +
  rect(-12, -152, 24, 190, { fill: steel.base, rx: 12 }) +
  rect(-12, -148, 9, 180, { fill: steel.pale, rx: 5 }) +
  rect(-11, 36, 22, 140, { fill: steel.dark, rx: 10 }) +
  rect(-8, 42, 7, 128, { fill: steel.light, rx: 4 })

export type ServedPicture = {
  id: string
  serving: Serving
  table: TableName
  title: string
  width?: number
  height?: number
  /** On a wide picture, what stands at the left and at the right, cut by the edges. */
  beside?: readonly Serving[]
}

/** The serving as SVG text, always the same for the same id. */
export function servedPicture(picture: ServedPicture): string {
  const { id, serving, table, title, width = 800, height = 800, beside = [] } = picture
  const salt = hash(`${id}-served`)
  const sheet = new Sheet({ width, height, seed: salt % 9973 })
  const others = tableNames.filter((name) => name !== table)
  drawTable(sheet, table, wrapped(clothNames, salt % 97), wrapped(others, salt % 89))
  const next = sheet.random(5)
  const laid = serving.dish === 'plate' || serving.dish === 'bowl'
  let out = ''
  if (laid && salt % 5 > 1) out += place(-358, 20, fork())
  if (laid && salt % 5 > 2) out += place(358, 20, tableKnife())
  // A turned dish would carry its light with it: only boards and slates turn, and a little.
  const turn = laid ? 0 : wrapped([-9, 8, 0], salt % 3)
  out += place(0, 0, dishOf(sheet, serving.dish, salt), { rotate: turn })
  const size = serving.dish === 'plate' ? 1.02 : serving.dish === 'bare' ? 1.22 : 1.1
  out += place(0, 0, serving.contents(sheet, next), { scale: size })
  const [dx, dy] = [(next() - 0.5) * 26, (next() - 0.5) * 20]
  const unit = Math.min(width, height) / 800
  for (const [i, other] of beside.entries()) {
    const drawn = dishOf(sheet, other.dish, salt + i + 1) + other.contents(sheet, next)
    sheet.add(place(width * (i ? 0.93 : 0.08), height * (i ? 0.82 : 0.14), drawn, { scale: unit }))
  }
  sheet.add(
    place(width / 2 + dx * unit, height / 2 + dy * unit, out, { scale: unit * (width > height ? 1.16 : 1) }),
  )
  return sheet.toString({ title, description: `served, ${serving.dish}` })
}
