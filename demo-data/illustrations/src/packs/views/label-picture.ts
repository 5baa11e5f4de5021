// The third picture of what has a label: front and back, flat, with the product's own text.

import { ramp } from '../../core/colour.ts'
import { PackSheet } from '../../core/pack-sheet.ts'
import { hash } from '../../core/random.ts'
import { path, rect } from '../../core/svg.ts'
import { plate, plateInk } from '../../tokens.ts'
import type { PackOf } from '../draw-pack.ts'
import { kitNamed } from '../kits.ts'
import { fit, text } from '../label/faces.ts'
import { labelOutline } from '../label/label.ts'
import { toolsFor } from '../label/tools.ts'
import { wrap } from '../parts/wraps.ts'
import { paragraph } from './paragraph.ts'

/** What stands on the back; what the data lacks is left out. */
export type Back = {
  name: string
  text: string
  ingredients: string
  storage: string
  origin: string
  operator: string
  address: string
  quantity: string
  alcohol: string
}

export type LabelPicture = {
  id: string
  title: string
  pack: PackOf
  ground: keyof typeof plate
  back: Back
}

const FRONT = { x: 62, y: 120, w: 326, h: 470 }
const BACK = { x: 424, y: 84, w: 318, h: 632 }

const MIDDLE = BACK.x + BACK.w / 2
const ROOM = BACK.w - 48
/** Where the operator and the quantity begin. */
const FOOT = BACK.y + BACK.h - 118

/** The text of the back above the operator, its sizes times `scale`, and where it ends. */
function told(slug: string, back: Back, scale: number): { drawn: string; end: number } {
  const [first, second] = kitNamed(slug).inks
  let at = BACK.y + 22 + 24 * scale
  let drawn = ''
  const say = (words: string, size: number, fill: string, face: 'sans' | 'insegna' = 'sans') => {
    if (!words) return
    const said = paragraph(words, { x: MIDDLE, y: at, width: ROOM }, { size: size * scale, fill, face })
    drawn += said.drawn
    at = said.y + 7 * scale
  }
  say(back.name, 24, first, 'insegna')
  drawn += rect(BACK.x + 24, at - 14 * scale, ROOM, 1.6, { fill: second })
  at += 12 * scale
  say(back.text, 16, first, 'insegna')
  drawn += rect(BACK.x + 24, at - 14 * scale, ROOM, 1.6, { fill: second })
  at += 10 * scale
  say(back.ingredients, 15, first)
  say(back.storage, 14, second)
  say(back.origin, 14, first)
  return { drawn, end: at }
}

const SCALES = [1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.68] as const

function backOf(slug: string, back: Back): string {
  const { paper, inks, face } = kitNamed(slug)
  const [first, second] = inks
  const { x, y, w, h } = BACK
  const scale = SCALES.find((one) => told(slug, back, one).end < FOOT - 6) ?? 0.6
  const operator = fit(back.operator, face, ROOM, 20)
  const amount = { size: 23, face: 'sans', fill: first, y: y + h - 22 } as const
  const address = { x: MIDDLE, y: FOOT + 44, width: ROOM }
  return (
    rect(x, y, w, h, { fill: paper }) +
    told(slug, back, scale).drawn +
    rect(x + 24, FOOT, ROOM, 1.6, { fill: second }) +
    text(back.operator, { x: MIDDLE, y: FOOT + 24, size: operator, face, fill: first }) +
    paragraph(back.address, address, { size: 13.5, fill: first }).drawn +
    (back.alcohol
      ? text(back.quantity, { ...amount, x: x + 24, anchor: 'start' }) +
        text(back.alcohol, { ...amount, x: x + w - 24, anchor: 'end' })
      : text(back.quantity, { ...amount, x: MIDDLE }))
  )
}

export function labelPicture({ id, title, pack, ground, back }: LabelPicture): string {
  const sheet = new PackSheet({ seed: hash(id) % 9973 })
  const { slug, word, detail, safe } = pack
  const shadow = plateInk[ground]
  const cast = (d: string) =>
    sheet.soft(path(d, { fill: shadow, opacity: 0.6, transform: 'translate(10 16)' }), 12)
  sheet.add(
    // Without grain, which would be most of the bytes.
    path('M0 0H800V800H0Z', {
      fill: sheet.linear([plate[ground], plate[ground], ramp(plate[ground]).dark], 'diagonal'),
    }),
    cast(labelOutline(slug, FRONT, {})) + wrap(sheet, slug, { word, detail }, FRONT, { curved: false, safe }),
    cast(toolsFor(BACK, {}).outline(BACK)) + backOf(slug, back),
  )
  return sheet.toString({ title, description: 'label, front and back' })
}
