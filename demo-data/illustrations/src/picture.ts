// Composes pictures: plate + object (+ garnish drawn by the kind itself).
import { hash, pick } from './core/random.ts'
import { Sheet } from './core/sheet.ts'
import { place } from './core/svg.ts'
import { drawGround } from './grounds/draw-ground.ts'
import { HORIZON } from './grounds/forms.ts'
import type { SchemeName } from './grounds/schemes.ts'
import { type FormName, formOf } from './grounds/spread.ts'
import { kinds } from './kinds/catalogue.ts'
import type { AnyKind, Parameters } from './kinds/kind.ts'

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
  const { id, params = {}, scheme, form, title, width = 800, height = 800, focus = 0.5, zoom = 1 } = plate
  const kind = kindNamed(plate.kind)
  const sheet = new Sheet({ width, height, seed: hash(id) % 9973 })
  drawGround(sheet, { scheme: scheme ?? schemeOf(id, kind.schemes), form: form ?? formOf(id) })
  const unit = Math.min(width, height) / 800
  const { scale = 1, x = 400, y = 706 } = kind.frame
  // A taller plate has its table lower down: the object follows the horizon.
  const down = y * unit + HORIZON * (height - 800 * unit)
  const across = width * focus + (x - 400) * unit * zoom
  sheet.add(place(across, down, kind.drawWith(sheet, params), { scale: scale * unit * zoom }))
  return sheet.toString({ title: title ?? kind.title, description: kind.name })
}

/** Post crop at 5:2, the subject in the middle third. */
export const postPicture = (plate: Plate): string => productPicture({ width: 1000, height: 400, ...plate })
