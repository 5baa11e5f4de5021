// Nothing in the cart: an empty crate in front of a rising sun.
import { leaf } from '../core/label.ts'
import { Sheet } from '../core/sheet.ts'
import { place } from '../core/svg.ts'
import { drawGround } from '../grounds/draw-ground.ts'
import crate from '../kinds/pantry/crate.ts'
import { food } from '../tokens.ts'

/** 800×800. */
export function emptyCart(): string {
  const sheet = new Sheet({ seed: 21 })
  drawGround(sheet, { scheme: 'sicilia', form: 'mezzoSole' })
  sheet.add(
    place(392, 700, crate.drawn(sheet, { contents: '' }), { scale: 1.22 }),
    place(640, 748, leaf({ length: 104, width: 22, colour: food.citrusLeaf }), { rotate: -24 }),
  )
  return sheet.toString({ title: 'Cassetta vuota' })
}
