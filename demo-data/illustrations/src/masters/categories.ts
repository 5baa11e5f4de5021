// The tiles of the categories, which always stand in one row: every colour and form once, then again.
import { wrapped } from '../core/svg.ts'
import type { SchemeName } from '../grounds/schemes.ts'
import type { FormName } from '../grounds/spread.ts'
import { productPicture } from '../picture.ts'
import type { Master } from './master.ts'
import { packOf } from './packs.ts'
import type { Seed, SeedCategory, SeedProduct } from './seed.ts'

const TILES: readonly (readonly [SchemeName, FormName])[] = [
  ['puglia', 'sole'],
  ['notte', 'mezzoSole'],
  ['sicilia', 'scaffale'],
  ['toscana', 'arco'],
  ['lombardia', 'mare'],
  ['alpi', 'sole'],
  ['piemonte', 'colline'],
  ['liguria', 'tenda'],
  ['emilia', 'mezzoSole'],
  ['sardegna', 'mare'],
  ['campania', 'arco'],
  ['veneto', 'scaffale'],
]

/** What a tile shows: the drawing of the seed, or the pack of a product of the category. */
function subjectOf({ slug, picture }: SeedCategory, products: readonly SeedProduct[]) {
  if (!('product' in picture)) return { kind: picture.kind, params: picture.params ?? {} }
  const product = products.find((one) => one.slug === picture.product)
  if (!product) throw new Error(`${slug}: there is no product ${picture.product}`)
  return { kind: product.picture.kind, pack: packOf(product) }
}

export const categoryMasters = ({ categories, products }: Pick<Seed, 'categories' | 'products'>): Master[] =>
  categories.map((category, i) => {
    const id = `category-${category.slug}`
    const [scheme, form] = wrapped(TILES, i)
    const tile = { id, ...subjectOf(category, products), title: category.name.it, scheme, form }
    return {
      file: `${id}.webp`,
      width: 1000,
      height: 750,
      quality: 62,
      oversample: 1,
      svg: () => productPicture({ ...tile, width: 1000, height: 750 }),
    }
  })
