// The third picture of what grows: the land it comes from, and the producer's board at the roadside.
import { PackSheet } from '../../core/pack-sheet.ts'
import { place, rect } from '../../core/svg.ts'
import { type Land, sellerPicture } from '../../landscapes/seller-picture.ts'
import type { PackOf } from '../draw-pack.ts'
import { wrap } from '../parts/wraps.ts'

export type PlacePicture = { title: string; land: Land; pack: PackOf }

export function placePicture({ title, land, pack }: PlacePicture): string {
  const sheet = new PackSheet({ seed: 7, ids: 'p' })
  const inside = sellerPicture({ ...land, width: 800, height: 800, ids: 'l' })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<title>.*?<\/title>|<desc>.*?<\/desc>|<\/svg>$/g, '')
  const post = (x: number) =>
    rect(x, -200, 20, 330, { fill: '#6a4526' }) + rect(x, -200, 7, 330, { fill: '#a9784a' })
  sheet.add(
    inside,
    place(
      560,
      690,
      sheet.cast(330, { depth: 12 }) +
        post(-120) +
        post(110) +
        rect(-180, -250, 374, 196, { fill: '#7a5230' }) +
        wrap(
          sheet,
          pack.slug,
          { word: pack.word, detail: pack.detail },
          { x: -172, y: -243, w: 358, h: 182 },
          { curved: false },
        ),
    ),
  )
  return sheet.toString({ title, description: 'where it grows' })
}
