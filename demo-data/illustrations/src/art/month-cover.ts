// The product on the home page's cover: a bottle of new oil with its olives.
import { Sheet } from '../core/sheet.ts'
import { place } from '../core/svg.ts'
import { drawGround } from '../grounds/draw-ground.ts'
import bottle from '../kinds/bottle.ts'
import olives from '../kinds/olives.ts'

/** 1100×560, the objects in the middle third: a square crop keeps them. */
export function monthCover(): string {
  const sheet = new Sheet({ width: 1100, height: 560, seed: 31 })
  drawGround(sheet, { scheme: 'puglia', form: 'sole', horizon: 0.8, center: 0.43 })
  const label = {
    shape: 'square',
    glass: 'olive',
    word: 'Tre Coppi',
    small: 'Coratina 2026',
    place: 'Torrelunga, Andria',
    labelStyle: 'frame',
    band: '#1f5b3f',
    pictogram: 'olive',
    garnish: false,
  } as const
  sheet.add(
    place(670, 482, olives.drawn(sheet), { scale: 0.62 }),
    place(470, 487, bottle.drawn(sheet, label), { scale: 0.8 }),
  )
  return sheet.toString({ title: 'Olio nuovo di Coratina con le olive' })
}
