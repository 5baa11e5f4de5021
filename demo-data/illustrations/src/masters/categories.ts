// The tiles of the categories, which always stand in one row: every colour and form once, then again.
import { wrapped } from '../core/svg.ts'
import type { SchemeName } from '../grounds/schemes.ts'
import type { FormName } from '../grounds/spread.ts'
import { productPicture } from '../picture.ts'
import type { Master } from './master.ts'
import type { SeedCategory } from './seed.ts'

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

export const categoryMasters = (categories: readonly SeedCategory[]): Master[] =>
  categories.map(({ slug, name, picture }, i) => {
    const id = `category-${slug}`
    const [scheme, form] = wrapped(TILES, i)
    const tile = { id, kind: picture.kind, params: picture.params ?? {}, title: name.it, scheme, form }
    return {
      file: `${id}.webp`,
      width: 800,
      height: 1000,
      quality: 66,
      oversample: 1,
      svg: () => productPicture({ ...tile, width: 800, height: 1000 }),
    }
  })
