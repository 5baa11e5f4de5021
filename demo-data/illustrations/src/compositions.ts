// Pictures with more than one kind: heroes, defaults, label close-up.
import { Sheet } from './core/sheet.ts'
import { place } from './core/svg.ts'
import { drawGround } from './grounds/draw-ground.ts'
import bottle from './kinds/bottles/bottle.ts'
import wine from './kinds/bottles/wine.ts'
import wheel from './kinds/cheese/wheel.ts'
import lemon from './kinds/produce/lemon.ts'
import tomato from './kinds/produce/tomato.ts'
import { sellerPicture } from './landscapes/seller-picture.ts'
import { productPicture } from './picture.ts'

type Spot = readonly [x: number, y: number, scale: number]
type Pantry = { wine: Spot; bottle: Spot; wheel: Spot; lemon: Spot; tomato: Spot }

const SPOTS: Pantry = {
  wine: [1496, 706, 1],
  bottle: [890, 708, 1.04],
  wheel: [1208, 716, 0.96],
  lemon: [1588, 756, 0.74],
  tomato: [846, 778, 0.46],
}
/** 1760×800: what a link to the home page shows. */
export function heroPicture(): string {
  const sheet = new Sheet({ width: 1760, height: 800, seed: 12 })
  drawGround(sheet, { scheme: 'notte', form: 'sole', horizon: 0.8, center: 0.68 })
  const put = ([x, y, scale]: Spot, drawing: string) => sheet.add(place(x, y, drawing, { scale }))
  put(SPOTS.wine, wine.drawn(sheet, { stemGlass: false }))
  put(SPOTS.bottle, bottle.drawn(sheet, { garnish: false }))
  put(SPOTS.wheel, wheel.drawn(sheet))
  put(SPOTS.lemon, lemon.drawn(sheet))
  put(SPOTS.tomato, tomato.drawn(sheet))
  return sheet.toString({
    title: 'La dispensa italiana: olio, pomodori, formaggio, vino e limoni',
  })
}

/** Picture of a product without a picture: crate with basil, oil and loaf. */
export const defaultProduct = (): string =>
  productPicture({
    id: 'default-product',
    kind: 'crate',
    params: { contents: 'pantry' },
    scheme: 'alpi',
    form: 'sole',
    title: 'Cassetta con olio, pane e basilico',
  })

/** Picture of a seller without a picture: farmhouse among the olive trees. */
export const defaultSeller = (): string =>
  sellerPicture({
    id: 'default-seller',
    terrain: 'uliveto',
    building: 'cascina',
    title: 'Casa colonica sulle colline',
  })

/** Left, top and side of a square, in units of the drawing. */
export type Square = readonly [x: number, y: number, size: number]

/** The same vector through a tighter view box. */
export const closeUp = (svg: string, [x, y, size]: Square): string =>
  svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${size} ${size}"`)
