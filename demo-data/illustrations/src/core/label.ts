import { food, ink as inks, light, paperShade, paper as papers } from '../tokens.ts'
// Labels and small printed ornaments shared by every pack.
import { ramp, readable } from './colour.ts'
import { lettering } from './lettering.ts'
import type { Sheet } from './sheet.ts'
import { stops } from './sheet.ts'
import { circle, ellipse, path, place, rect, round, stroke } from './svg.ts'

/** Shading of paper wrapped on a round body. Kept light, so that lettering stays crisp. */
export function paperShading(sheet: Sheet, d: string, { curved = true } = {}) {
  const over = curved
    ? path(d, {
        fill: sheet.linear(
          stops([0, 0.13, 0.6, 1], [paperShade, light.white, light.white, '#4b3a1c'], [0.32, 0, 0, 0.5]),
        ),
      })
    : ''
  return over + sheet.grain(d, { ink: paperShade, start: 0.6, alpha: 0.4 })
}

/** A leaf from its stalk at (0,0) to its tip at (length,0); upper half lit. */
export function leaf({ length = 100, width = 26, colour = food.leaf, vein = true } = {}) {
  const t = ramp(colour)
  const l = length
  return (
    path(`M0 0Q${round(l * 0.45)} ${-width} ${l} 0Q${round(l * 0.45)} ${width} 0 0Z`, { fill: t.dark }) +
    path(`M0 0Q${round(l * 0.45)} ${-width} ${l} 0Q${round(l * 0.5)} ${round(-width * 0.12)} 0 0Z`, {
      fill: t.base,
    }) +
    (vein && width > 12
      ? stroke(
          `M${round(l * 0.06)} 0Q${round(l * 0.5)} ${round(-width * 0.1)} ${round(l * 0.92)} 0`,
          t.light,
          1.6,
          { opacity: 0.6 },
        )
      : '')
  )
}

/** A twig with pairs of leaves, used by olive, laurel, basil and citrus. */
export function sprig({
  length = 100,
  leaves = 7,
  leafLength = 32,
  leafWidth = 8,
  colour = food.leaf,
  stem = food.stem,
} = {}) {
  let out = stroke(`M0 0Q${length * 0.5} ${-length * 0.18} ${length} ${-length * 0.06}`, stem, 3)
  for (let i = 0; i < leaves; i++) {
    const t = (i + 1) / (leaves + 0.5)
    const x = length * t
    const y = -length * (0.36 * t * (1 - t) + 0.06 * t * t)
    out += place(x, y, leaf({ length: leafLength, width: leafWidth, colour, vein: false }), {
      rotate: i % 2 ? 34 : -46,
    })
  }
  return (
    out +
    place(length, -length * 0.06, leaf({ length: leafLength, width: leafWidth, colour, vein: false }), {
      rotate: -6,
    })
  )
}

/** Pictograms that may stand on a label. Each is about 80 px wide, centred on 0,0. */
export const pictograms = {
  olive: (sheet: Sheet) =>
    place(
      -46,
      2,
      sprig({ length: 84, leaves: 7, leafLength: 30, leafWidth: 8, colour: '#5f7f3a', stem: '#4b5a24' }),
    ) +
    ellipse(-8, 12, 9, 12, { fill: sheet.radial(['#93a43e', '#4a5a1f']) }) +
    ellipse(14, 10, 9, 12, { fill: sheet.radial(['#6a5a63', '#33222f']) }),
  blossom: () =>
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        group6(a, ellipse(0, -10, 5, 8, { fill: light.white, stroke: inks.green, 'stroke-width': 1.4 })),
      )
      .join('') + circle(0, 0, 4.5, { fill: '#f2a71b' }),
  tomato: () =>
    circle(0, 2, 15, { fill: food.tomato }) +
    circle(-5, -3, 4, { fill: '#ff9b76' }) +
    [-150, -90, -30, 210]
      .map((a) =>
        place(0, -11, leaf({ length: 15, width: 5, colour: '#4f8a3a', vein: false }), { rotate: a }),
      )
      .join(''),
  wheat: () =>
    stroke('M-36 6Q0 10 40 -6', '#b98422', 2.5) +
    [-20, -6, 8, 22]
      .map(
        (x, i) =>
          place(x, 4 - i * 2.4, leaf({ length: 18, width: 7, colour: food.wheat, vein: false }), {
            rotate: -44,
          }) +
          place(x, 5 - i * 2.4, leaf({ length: 18, width: 7, colour: food.wheat, vein: false }), {
            rotate: 34,
          }),
      )
      .join(''),
  grape: () =>
    (
      [
        [-14, -6],
        [0, -6],
        [14, -6],
        [-7, 6],
        [7, 6],
        [0, 17],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 7.6, { fill: inks.wine }) + circle(x - 2, y - 2, 2, { fill: '#d98a9a' }))
      .join('') + place(2, -14, leaf({ length: 26, width: 9, vein: false }), { rotate: -28 }),
  sun: () =>
    circle(0, 0, 13, { fill: papers.red }) +
    Array.from({ length: 12 }, (_, i) => group6(i * 30, rect(-1.4, -24, 2.8, 7, { fill: papers.red }))).join(
      '',
    ),
  hills: () =>
    circle(0, -8, 17, { fill: papers.red }) + path('M-46 18Q-24 -6 0 8T46 6V22H-46Z', { fill: inks.green }),
  fish: () =>
    path('M-36 0Q-8 -18 24 0Q-8 18 -36 0Z', { fill: '#4d7f99' }) +
    path('M20 0L40 -12V12Z', { fill: '#4d7f99' }) +
    circle(-24, -3, 2.4, { fill: light.white }) +
    stroke('M-12 -8Q-6 0 -12 8M0 -7Q6 0 0 7', '#cfe2ea', 1.8),
}
function group6(angle: number, inner: string) {
  return `<g transform="rotate(${angle})">${inner}</g>`
}

export type PictogramName = keyof typeof pictograms
export const pictogramNames = [
  'olive',
  'blossom',
  'tomato',
  'wheat',
  'grape',
  'sun',
  'hills',
  'fish',
] as const satisfies readonly PictogramName[]

export const labelStyles = ['band', 'frame', 'arch'] as const
export type LabelStyle = (typeof labelStyles)[number]

type Label = {
  x: number
  y: number
  width: number
  height: number
  style?: LabelStyle
  paper?: string
  band?: string
  text?: string
  word: string
  small?: string
  place?: string
  pictogram?: PictogramName
  wordSize?: number
  curved?: boolean
}

/**
 * A rectangular label on a round body: band with the place, big word, small line, pictogram.
 * `style`: 'band' (colour strip on top), 'frame' (fine rule all round), 'arch' (rounded top).
 */
export function label(sheet: Sheet, options: Label): string {
  const { x, y, width, height, style = 'band', word, small, place: where, pictogram, wordSize = 54 } = options
  const { paper = papers.cream, band = papers.red, text = inks.darkGreen, curved = true } = options
  const d = labelOutline(x - width / 2, y, width, height, style)
  const top = style === 'band' ? 34 : style === 'arch' ? height * 0.2 : 16
  const free = height - top
  const room = pictogram ? free * 0.36 : 0
  const drop = where && style !== 'band' ? 8 : 0
  const middle = y + top + (free - room) * (small ? 0.58 : 0.66) + drop
  const onBand = style === 'band'
  let out = path(d, { fill: paper }) + frame(x - width / 2, y, width, height, style, band)
  if (where)
    out += lettering(where.toUpperCase(), {
      x,
      y: onBand ? y + 23 : y + top + 14,
      size: 15,
      font: 'sans',
      fill: onBand ? readable(paper, band) : readable(band, paper),
      track: 0.2,
      maxWidth: width - 34,
    })
  out += lettering(word, { x, y: middle, size: wordSize, fill: text, maxWidth: width - 26 })
  if (small) out += lettering(small, { x, y: middle + 25, size: 19, fill: text, maxWidth: width - 34 })
  if (pictogram) out += place(x, y + height - room * 0.62 + 2, pictograms[pictogram](sheet))
  return out + paperShading(sheet, d, { curved })
}

function labelOutline(left: number, y: number, width: number, height: number, style: LabelStyle): string {
  if (style !== 'arch') return `M${left} ${y}H${left + width}V${y + height}H${left}Z`
  const arch = Math.min(width / 2, height * 0.42)
  const [x, right] = [left + width / 2, left + width]
  return `M${left} ${y + height}V${y + arch}Q${left} ${y} ${x} ${y}Q${right} ${y} ${right} ${y + arch}V${y + height}Z`
}

/** The colour of the label: a strip on top, a rule all round, or a strip at the foot. */
function frame(
  left: number,
  y: number,
  width: number,
  height: number,
  style: LabelStyle,
  colour: string,
): string {
  if (style === 'band') return rect(left, y, width, 34, { fill: colour })
  if (style === 'arch') return rect(left, y + height - 14, width, 14, { fill: colour })
  const rule = { fill: 'none', stroke: colour, 'stroke-width': 2.5, rx: 2 }
  return rect(left + 7, y + 7, width - 14, height - 14, rule)
}
