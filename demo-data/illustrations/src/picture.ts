// Composes pictures: plate + object (+ garnish drawn by the kind itself).

import { PackSheet } from './core/pack-sheet.ts'
import { hash, pick } from './core/random.ts'
import { place } from './core/svg.ts'
import { drawGround } from './grounds/draw-ground.ts'
import { HORIZON } from './grounds/forms.ts'
import type { SchemeName } from './grounds/schemes.ts'
import { type FormName, formOf } from './grounds/spread.ts'
import { kinds } from './kinds/catalogue.ts'
import type { AnyKind, Parameters } from './kinds/kind.ts'
import { CARD, drawCard, drawPack, type PackOf } from './packs/draw-pack.ts'

/** Scheme of one picture when nothing else gives one: from its id, always the same. */
export const schemeOf = (id: string, choices: readonly SchemeName[]): SchemeName =>
  pick(choices, `${id}-scheme`)

/** The kind of that name; an unknown name is an error that lists the known ones. */
export function kindNamed(name: string): AnyKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`Unknown kind ${name}: the known ones are ${[...kinds.keys()].join(', ')}`)
  return kind
}

export type Plate = {
  id: string
  kind: string
  params?: Parameters
  /** What it is sold in, drawn instead of the kind or as a card before it. */
  pack?: PackOf
  /** With a thing of known size beside the pack. */
  cue?: boolean
  scheme?: SchemeName
  form?: FormName
  title?: string
  width?: number
  height?: number
  /** Centre of the object along the width, 0–1. */
  focus?: number
  /** Size of the object, 1 is the usual one. */
  zoom?: number
}

/**
 * One plate as SVG text. `kind` names a drawing, `params` override its defaults, `scheme` and `form` choose
 * the ground; without them they come from the id, always the same way.
 */
export function productPicture(plate: Plate): string {
  const { id, scheme, form, title, width = 800, height = 800 } = plate
  const kind = kindNamed(plate.kind)
  const sheet = new PackSheet({ width, height, seed: hash(id) % 9973 })
  drawGround(sheet, { scheme: scheme ?? schemeOf(id, kind.schemes), form: form ?? formOf(id) })
  const unit = Math.min(width, height) / 800
  // packs and cards are drawn for a square plate: it lies in the middle, on the table
  const square = (drawing: string) =>
    place((width - 800 * unit) / 2, HORIZON * (height - 800 * unit), drawing, { scale: unit })
  if (plate.pack && plate.pack.shape !== CARD)
    sheet.add(square(drawPack(sheet, plate.pack, { cue: plate.cue === true })))
  else sheet.add(drawKind(sheet, plate, kind))
  if (plate.pack?.shape === CARD) sheet.add(square(drawCard(sheet, plate.pack)))
  return sheet.toString({ title: title ?? kind.title, description: kind.name })
}

/** The kind on the table; where a card stands before it, it makes room. */
function drawKind(sheet: PackSheet, plate: Plate, kind: AnyKind): string {
  const { params = {}, width = 800, height = 800, focus = 0.5, zoom = 1, pack } = plate
  const unit = Math.min(width, height) / 800
  const { scale = 1, x = 400, y = 706 } = kind.frame
  // A taller plate has its table lower down: the object follows the horizon.
  const down = (pack ? y - 40 : y) * unit + HORIZON * (height - 800 * unit)
  const across = width * focus + (x - 400 - (pack ? 16 : 0)) * unit * zoom
  return place(across, down, kind.drawWith(sheet, params), { scale: scale * unit * zoom })
}

/** Post crop at 5:2, the subject in the middle third. */
export const postPicture = (plate: Plate): string => productPicture({ width: 1000, height: 400, ...plate })
