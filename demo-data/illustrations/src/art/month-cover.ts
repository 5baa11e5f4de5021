// The product on the home page's cover: its bottle of new oil with olives.
import { PackSheet } from '../core/pack-sheet.ts'
import { place } from '../core/svg.ts'
import { drawGround } from '../grounds/draw-ground.ts'
import olives from '../kinds/produce/olives.ts'
import { drawPack } from '../packs/draw-pack.ts'

/** 1100×560, the objects within the middle 449: the narrow crop of tablets (360×449) keeps them. */
export function monthCover(): string {
  const sheet = new PackSheet({ width: 1100, height: 560, seed: 31 })
  drawGround(sheet, { scheme: 'puglia', form: 'sole', horizon: 0.8, center: 0.43 })
  const bottle = drawPack(sheet, {
    shape: 'marasca',
    slug: 'masseria-torrelunga',
    word: 'Coratina',
    detail: 'Olio extravergine 2026',
    safe: false,
    params: {},
  })
  sheet.add(place(625, 482, olives.drawn(sheet), { scale: 0.54 }), place(201, 16, bottle, { scale: 0.66 }))
  return sheet.toString({ title: 'Olio nuovo di Coratina con le olive' })
}
