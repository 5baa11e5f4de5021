// Pictures with more than one kind: heroes, defaults, label close-up.
import { Sheet } from './core/sheet.ts'
import { place } from './core/svg.ts'
import { drawGround } from './grounds/draw-ground.ts'
import bottle from './kinds/bottle.ts'
import lemon from './kinds/lemon.ts'
import tomato from './kinds/tomato.ts'
import wheel from './kinds/wheel.ts'
import wine from './kinds/wine.ts'
import { sellerPicture } from './landscapes/seller-picture.ts'
import { productPicture } from './picture.ts'

type Spot = readonly [x: number, y: number, scale: number]
type Pantry = { wine: Spot; bottle: Spot; wheel: Spot; lemon: Spot; tomato: Spot }

const WIDE: Pantry = {
  wine: [1496, 706, 1],
  bottle: [890, 708, 1.04],
  wheel: [1208, 716, 0.96],
  lemon: [1588, 756, 0.74],
  tomato: [846, 778, 0.46],
}
const TALL: Pantry = {
  wine: [700, 668, 0.92],
  bottle: [170, 670, 0.98],
  wheel: [446, 690, 0.86],
  lemon: [770, 724, 0.58],
  tomato: [232, 734, 0.42],
}

/** Home hero. Wide (1760×800) keeps the left 42 % free for text; tall (900×760) is for narrow screens. */
export function heroPicture({ tall = false }: { tall?: boolean } = {}): string {
  const [width, height] = tall ? [900, 760] : [1760, 800]
  const sheet = new Sheet({ width, height, seed: 12 })
  drawGround(sheet, { scheme: 'notte', form: 'sole', horizon: 0.8, center: tall ? 0.5 : 0.68 })
  const spots = tall ? TALL : WIDE
  const put = ([x, y, scale]: Spot, drawing: string) => sheet.add(place(x, y, drawing, { scale }))
  put(spots.wine, wine.drawn(sheet, { stemGlass: false }))
  put(spots.bottle, bottle.drawn(sheet, { garnish: false }))
  put(spots.wheel, wheel.drawn(sheet))
  put(spots.lemon, lemon.drawn(sheet))
  put(spots.tomato, tomato.drawn(sheet))
  return sheet.toString({
    title: 'La dispensa italiana: olio, pomodori, formaggio, vino e limoni',
    description: tall ? 'hero for narrow screens' : 'hero, text safe area on the left 42%',
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
