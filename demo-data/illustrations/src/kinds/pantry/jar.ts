import { ramp, readable } from '../../core/colour.ts'
import { leaf, type PictogramName, paperShading, pictogramNames, pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import { food, ink as inks, type MetalName, metal, metalInk, metalNames, paper } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { fish as anchovy } from '../meat-and-fish/fish-tin.ts'
import { chilli } from '../meat-and-fish/salame.ts'
import artichoke, { head } from '../produce/artichoke.ts'
import mushroom, { whole as wholeMushroom } from '../produce/mushroom.ts'
import nuts, { hazelnut as anyHazelnut, pistachio } from '../produce/nuts.ts'
import { olive } from '../produce/olives.ts'
import { onion } from '../produce/onion.ts'
import { roundTomato } from '../produce/tomato.ts'
import truffle, { whole as wholeTruffle } from '../produce/truffle.ts'

const OUTER = 'M-124-26Q-124 0-96 0H96Q124 0 124-26V-230Q124-268 92-278H-92Q-124-268-124-230Z'
const INNER = 'M-114-26Q-114-10-94-10H94Q114-10 114-26V-228Q114-250 88-256H-88Q-114-250-114-228Z'

type Params = {
  content: string
  pieces: string
  filling: 'jam' | 'pieces'
  cover: 'cloth' | 'lid'
  word: string
  small: string
  place: string
  band: string
  lid: MetalName
  garnish: keyof typeof GARNISHES | ''
  pictogram: PictogramName | ''
}

const DEFAULTS: Params = {
  content: food.jam,
  pieces: '#f08a3c',
  filling: 'jam',
  cover: 'cloth',
  word: 'Confettura',
  small: 'di albicocche',
  place: 'Campania',
  band: inks.red,
  lid: 'gold',
  garnish: 'apricot',
  pictogram: '',
}

/**
 * Preserve jar. `filling`: 'jam' (smooth with pieces of fruit), 'pieces' (halves in syrup or oil).
 * `cover`: 'lid' (metal) or 'cloth' (tied).
 */
export default defineKind({
  name: 'jar',
  title: 'Vaso di confettura',
  schemes: ['sicilia', 'calabria', 'liguria', 'campania', 'alpi'],
  frame: { scale: 1.34, y: 706, x: 366 },
  defaults: DEFAULTS,
  choices: {
    filling: ['jam', 'pieces'],
    cover: ['cloth', 'lid'],
    lid: metalNames,
    garnish: [
      'apricot',
      'basil',
      'chilli',
      'tomato',
      'hazelnut',
      'pistachio',
      'mushroom',
      'artichoke',
      'onion',
      'pear',
      'olive',
      'fish',
      'truffle',
      '',
    ],
    pictogram: [...pictogramNames, ''],
  },
  draw(sheet, p) {
    const contents = pieces(sheet, p)
    const base = sheet.shadow({ width: 190, height: 24, offset: 56 }) + glassBody(sheet, p, contents)
    const cover = p.cover === 'cloth' ? cloth(sheet, p.band) : lid(sheet, p.lid)
    const paperLabel = roundLabel(sheet, p)
    return base + cover + paperLabel + (p.garnish === '' ? '' : GARNISHES[p.garnish](sheet))
  },
})

/** What swims in the jar: halves when `filling` is 'pieces', flecks otherwise. */
function pieces(sheet: Sheet, p: Params): string {
  const t = ramp(p.content)
  const piece = ramp(p.pieces)
  const next = sheet.random(5)
  const large = p.filling === 'pieces'
  let out = ''
  for (let i = 0; i < (large ? 34 : 22); i++) {
    const [x, y, size] = [-108 + next() * 216, -24 - next() * 214, large ? 24 + next() * 12 : 9 + next() * 15]
    const blot = ellipse(0, 0, size, size * 0.72, {
      fill: sheet.radial(stops([0, 0.6, 1], [piece.light, piece.base, piece.dark])),
      opacity: large ? 1 : 0.55,
    })
    out += place(x, y, blot, { rotate: next() * 180 })
  }
  return (
    out +
    rect(-116, -258, 232, 16, { fill: t.pale, opacity: 0.6 }) +
    sheet.glow(60, -46, 50, 30, { colour: t.pale, alpha: 0.6 })
  )
}

function glassBody(sheet: Sheet, p: Params, inside: string): string {
  const t = ramp(p.content)
  return (
    path(OUTER, { fill: '#fff8e4', opacity: 0.6 }) +
    path(OUTER, { fill: 'none', stroke: '#fffdf0', 'stroke-opacity': 0.85, 'stroke-width': 3 }) +
    sheet.solid(INNER, {
      fill: sheet.radial(stops([0, 0.45, 0.8, 1], [t.light, t.base, t.dark, t.deep]), {
        cx: 0.36,
        cy: 0.4,
        r: 0.75,
      }),
      inside,
      ink: t.ink,
      start: 0.55,
      alpha: 0.85,
    }) +
    stroke('M-105-40V-212Q-105-232-95-240', '#fffdf0', 9, { opacity: 0.8 })
  )
}

function roundLabel(sheet: Sheet, p: Params): string {
  const disc = 'M-84-128a84 84 0 1 1 168 0a84 84 0 1 1-168 0Z'
  const ornament =
    p.pictogram === ''
      ? stroke('M-26-82Q-12-90 0-82T26-82', p.band, 3)
      : place(0, -76, pictograms[p.pictogram](sheet), { scale: 0.6 })
  return (
    path(disc, { fill: paper.cream, stroke: p.band, 'stroke-width': 5 }) +
    circle(0, -128, 73, { fill: 'none', stroke: p.band, 'stroke-width': 1.8 }) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: -168,
      size: 12.5,
      font: 'sans',
      fill: readable(p.band, paper.cream),
      track: 0.16,
      maxWidth: 92,
    }) +
    lettering(p.word, { x: 0, y: -128, size: 33, fill: inks.brown, maxWidth: 132 }) +
    lettering(p.small, { x: 0, y: -102, size: 19, fill: inks.brown, maxWidth: 120 }) +
    ornament +
    paperShading(sheet, disc, { curved: false })
  )
}

const hazelnut = (sheet: Sheet): string => anyHazelnut(sheet, nuts.defaults)
const porcino = (sheet: Sheet): string => wholeMushroom(sheet, mushroom.defaults)
const artichokeHead = (sheet: Sheet): string => head(sheet, artichoke.defaults, 1)
const blackTruffle = (sheet: Sheet): string => wholeTruffle(sheet, truffle.defaults)

const leaves = (spots: readonly (readonly [number, number, number])[], colour: string): string =>
  spots
    .map(([angle, length, width]) => place(0, 0, leaf({ length, width, colour }), { rotate: angle }))
    .join('')

/** What lies beside the jar. */
const GARNISHES = {
  apricot: (sheet: Sheet) => place(176, 2, apricots(sheet)),
  basil: (sheet: Sheet) =>
    place(
      170,
      -6,
      sheet.shadow({ width: 80, height: 12, offset: 20, y: 4 }) +
        leaves(
          [
            [-74, 104, 42],
            [-28, 112, 44],
            [-122, 88, 36],
            [10, 84, 34],
          ],
          food.basil,
        ),
    ),
  chilli: (sheet: Sheet) =>
    place(176, 6, chilli(sheet), { rotate: -8, scale: 1.1 }) +
    place(206, -26, chilli(sheet), { rotate: -34, scale: 0.96 }),
  tomato: (sheet: Sheet) =>
    place(176, 2, sheet.shadow({ width: 70, height: 12, offset: 18 }) + roundTomato(sheet, { radius: 50 })) +
    place(238, 12, roundTomato(sheet, { radius: 38 })),
  hazelnut: (sheet: Sheet) =>
    place(168, 4, hazelnut(sheet), { rotate: -14, scale: 0.62 }) +
    place(230, 10, hazelnut(sheet), { rotate: 18, scale: 0.56 }),
  pistachio: (sheet: Sheet) =>
    place(166, 4, pistachio(sheet), { rotate: -20, scale: 0.66 }) +
    place(224, 10, pistachio(sheet), { rotate: 22, scale: 0.6 }),
  mushroom: (sheet: Sheet) => place(196, 8, porcino(sheet), { rotate: 6, scale: 0.46 }),
  artichoke: (sheet: Sheet) => place(196, 2, artichokeHead(sheet), { rotate: 12, scale: 0.56 }),
  onion: (sheet: Sheet) => place(194, 4, onion(sheet, food.onion), { rotate: 8, scale: 0.56 }),
  pear: (sheet: Sheet) => place(190, 4, pear(sheet), { rotate: 8 }),
  olive: (sheet: Sheet) =>
    place(170, -26, olive(sheet, food.olive), { rotate: 20 }) +
    place(226, -22, olive(sheet, food.blackOlive), { rotate: -16 }) +
    place(150, -40, leaves([[-34, 96, 15]], food.leaf)),
  fish: (sheet: Sheet) => place(196, -6, anchovy(sheet, food.fish), { rotate: -12, scale: 0.86 }),
  truffle: (sheet: Sheet) => place(196, 2, blackTruffle(sheet), { scale: 0.44 }),
}

function pear(sheet: Sheet): string {
  const d =
    'M2-168C26-168 34-138 38-110C48-84 76-70 74-40C72-12 38 0 0 0C-38 0-72-12-74-40C-76-70-46-86-36-112C-30-140-22-168 2-168Z'
  return (
    sheet.shadow({ width: 80, height: 13, offset: 20 }) +
    sheet.ball(d, food.pear, { alpha: 0.8 }) +
    sheet.glow(-32, -60, 13, 26, { alpha: 0.8, rotate: 16 }) +
    stroke('M2-166Q2-186 14-198', food.bark, 8) +
    place(6, -176, leaf({ length: 66, width: 20 }), { rotate: -20 })
  )
}

export function lid(sheet: Sheet, name: MetalName = 'gold'): string {
  const d = 'M-104-328Q-104-338-94-338H94Q104-338 104-328V-282Q104-272 94-272H-94Q-104-272-104-282Z'
  const m = metal[name]
  let out = sheet.solid(d, {
    fill: sheet.linear(stops([0, 0.18, 0.32, 0.6, 1], m)),
    ink: metalInk[name],
    start: 0.5,
    alpha: 0.75,
  })
  for (let x = -96; x <= 96; x += 9) out += stroke(`M${x}-320V-278`, m[0], 2.5, { opacity: 0.35 })
  return out + rect(-104, -338, 208, 12, { fill: '#fff6d2', opacity: 0.4, rx: 6 })
}

/** A gathered cloth with small dots, tied with twine. */
function cloth(sheet: Sheet, colour: string) {
  const t = ramp(colour)
  const d =
    'M-112-282Q-106-344-86-350Q0-366 86-350Q106-344 112-282L146-232Q128-238 120-226Q106-240 92-228Q76-242 60-230Q42-244 24-232Q6-246-14-232Q-34-244-52-230Q-70-242-84-228Q-100-240-114-226Q-126-238-146-232Z'
  let dots = ''
  for (let row = 0; row < 7; row++)
    for (let i = -6; i <= 6; i++)
      dots += circle(i * 22 + (row % 2) * 11, -344 + row * 19, 4, { fill: '#fbf3de' })
  let out = sheet.solid(d, {
    fill: sheet.linear(stops([0, 0.2, 0.36, 0.65, 1], [t.dark, t.base, t.light, t.base, t.dark])),
    inside: dots,
    ink: t.ink,
    start: 0.45,
    alpha: 0.85,
  })
  out += stroke('M-84-276L-98-240M-46-272L-54-240M-6-270L-8-242M38-272L44-240M80-276L96-240', t.deep, 3, {
    opacity: 0.55,
  })
  out += stroke('M-112-282Q0-258 112-282', '#8a5a20', 9) + stroke('M-112-283Q0-260 112-283', '#e8c98a', 5.5)
  return (
    out +
    stroke(
      'M-30-267Q-64-248-56-228Q-40-234-30-266M-30-267Q-2-240-2-222Q-22-232-30-266M-30-266L-46-212M-30-266L-14-208',
      '#e8c98a',
      4.5,
    )
  )
}

function apricots(sheet: Sheet) {
  const whole = 'M-44-44C-44-84 44-84 46-42C48-8 24 0 0 0C-26 0-44-10-44-44Z'
  return (
    sheet.shadow({ width: 80, height: 13, offset: 20 }) +
    place(
      26,
      -8,
      sheet.ball(whole, '#f09a34') +
        stroke('M4-70Q-10-36 2-4', '#b8560f', 2.5, { opacity: 0.6 }) +
        sheet.glow(-18, -52, 16, 11) +
        place(2, -70, leaf({ length: 56, width: 16 }), { rotate: -28 }),
    ) +
    place(
      -20,
      14,
      sheet.solid('M-40-22Q-38 6 0 6Q40 6 42-22Z', {
        fill: sheet.sphere('#f09a34'),
        ink: '#8a3d05',
        start: 0.5,
      }) +
        ellipse(1, -22, 41, 15, { fill: '#f8b95c' }) +
        ellipse(1, -22, 35, 11.5, { fill: '#fbcd80' }) +
        ellipse(2, -21, 13, 6.5, { fill: sheet.radial(['#a8683a', '#6e3a18']) }),
      { scale: 0.94 },
    )
  )
}
