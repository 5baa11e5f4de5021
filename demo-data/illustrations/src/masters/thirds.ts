// The third picture of a product: the cut of what is cut, the place of what grows, the label of the rest.
import { hash } from '../core/random.ts'
import type { PackOf } from '../packs/draw-pack.ts'
import { cutPicture } from '../packs/views/cut-picture.ts'
import { type Back, labelPicture } from '../packs/views/label-picture.ts'
import { placePicture } from '../packs/views/place-picture.ts'
import type { TableName } from '../servings/serving.ts'
import { packOf } from './packs.ts'
import type { SeedProduct, SeedSeller } from './seed.ts'
import { landscapeOf } from './sellers.ts'

const unit = { g: 'g', ml: 'ml', piece: 'pezzi' } as const

/** 1500 g as "1,5 kg". */
function quantityOf({ netQuantity: { value, unit: name } }: SeedProduct): string {
  if (name === 'piece' || value < 1000) return `${value} ${unit[name]}`
  return `${String(value / 1000).replace('.', ',')} ${name === 'g' ? 'kg' : 'l'}`
}

function backOf(product: SeedProduct, seller: SeedSeller): Back {
  const { title, shortDescription, ingredients, storage, origin, operator, alcoholByVolume } = product
  return {
    // The quantity has a line of its own.
    name: title.it.replace(/, [^,]*\d[^,]*$/, ''),
    text: shortDescription.it,
    ingredients: `Ingredienti: ${ingredients.it.replace(/\*\*(.+?)\*\*/g, (_, name: string) => name.toUpperCase())}`,
    storage: storage.it,
    origin: `Origine: ${origin.it}`,
    operator: operator?.name ?? seller.name,
    address: operator?.address ?? `${seller.street}, ${seller.zip} ${seller.city} (${seller.province})`,
    quantity: quantityOf(product),
    alcohol: alcoholByVolume ? `${String(alcoholByVolume).replace('.', ',')}% vol` : '',
  }
}

/** The pack of a bread or a ham carries the colours of its drawing. */
function cutOf(product: SeedProduct): PackOf {
  const pack = packOf(product)
  const { crust, crumb, fruit } = product.picture.params ?? {}
  if (product.pack.shows !== 'bread') return pack
  return {
    ...pack,
    params: {
      ...(crust && { crust }),
      ...(crumb && { colour: crumb }),
      ...(fruit === true && { pepper: true }),
    },
  }
}

/** The third picture as SVG text, on the ground of `table`. */
export function thirdPicture(product: SeedProduct, seller: SeedSeller, table: TableName): string {
  const { slug: id, title, pack } = product
  if (pack.shows === 'place')
    return placePicture({
      title: title.it,
      pack: packOf(product),
      land: { ...landscapeOf(seller), id, shift: ((hash(id) % 7) - 3) * 0.05 },
    })
  if (pack.shows === 'label')
    return labelPicture({
      id,
      title: title.it,
      pack: packOf(product),
      ground: table,
      back: backOf(product, seller),
    })
  return cutPicture({ id, title: title.it, section: pack.shows, pack: cutOf(product), ground: table })
}
