// The list of the pictures of the seed: which file shows what, on which ground. Nothing is drawn here.
import { closeUp, defaultProduct, defaultSeller } from '../compositions.ts'
import { wrapped } from '../core/svg.ts'
import { type SchemeName, schemes } from '../grounds/schemes.ts'
import { type FormName, formNames, preferred, spread } from '../grounds/spread.ts'
import { isSeason } from '../landscapes/season.ts'
import { isBuilding, isTerrain, sellerPicture, type TerrainName } from '../landscapes/seller-picture.ts'
import { kindNamed, type Plate, productPicture } from '../picture.ts'
import { plate, plateInk } from '../tokens.ts'
import { closeUpOf } from './close-ups.ts'
import { paramsOf } from './label-params.ts'
import { regions } from './regions.ts'
import type { Seed, SeedCategory, SeedProduct, SeedSeller } from './seed.ts'

/** One file to draw: its size in pixels, and the SVG text when it is asked for. */
export type Master = { file: string; width: number; height: number; oversample?: number; svg: () => string }

/** Colours of a plate in order of preference: the region's first, then the others the object reads on. */
const coloursOf = (id: string, allowed: readonly SchemeName[], own?: SchemeName): SchemeName[] => [
  ...allowed.filter((name) => name === own),
  ...preferred(allowed, `${id}-scheme`).filter((name) => name !== own),
]

/** Two schemes under one sky look alike: the sky is what must differ between neighbours. */
function spreadSchemes(cells: readonly { choices: readonly SchemeName[]; group?: string }[]): SchemeName[] {
  const skies = spread(
    cells.map(({ choices, ...cell }) => ({
      ...cell,
      choices: [...new Set(choices.map((name) => schemes[name].sky))],
    })),
    { distance: 3 },
  )
  return cells.map(({ choices }, i) => {
    const found = choices.find((name) => schemes[name].sky === skies[i])
    if (!found) throw new RangeError('A plate has no colours to choose from')
    return found
  })
}

/** Products as the shop lists them: the most popular first. */
const byPopularity = (products: readonly SeedProduct[]): SeedProduct[] =>
  products.toSorted((a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))

/** The plate of every product, varied in the order of the listing and inside each category. */
export function productPlates(seed: Seed): Plate[] {
  const sellers = new Map(seed.sellers.map((seller) => [seller.slug, seller]))
  const listed = byPopularity(seed.products).map((product) => {
    const seller = sellers.get(product.seller)
    if (!seller) throw new Error(`${product.slug}: there is no seller ${product.seller}`)
    return { product, seller, kind: kindNamed(product.picture.kind) }
  })
  const forms = spread(
    listed.map(({ product }) => ({ choices: preferred(formNames, product.slug), group: product.category })),
  )
  const colours = spreadSchemes(
    listed.map(({ product, seller, kind }) => ({
      choices: coloursOf(product.slug, kind.schemes, regions[seller.region].scheme),
      group: product.category,
    })),
  )
  return listed.map(({ product, seller, kind }, i) => ({
    id: product.slug,
    kind: kind.name,
    params: paramsOf(kind, product, seller),
    title: product.title.it,
    ...(forms[i] && { form: forms[i] }),
    ...(colours[i] && { scheme: colours[i] }),
  }))
}

/** The plates first, then the close-ups: a run that is cut short leaves every product with a picture. */
function productMasters(seed: Seed): Master[] {
  const plates = productPlates(seed)
  return [
    ...plates.map((one) => ({
      file: `${one.id}.webp`,
      width: 1200,
      height: 1200,
      svg: () => productPicture(one),
    })),
    ...plates.map((one) => ({
      file: `${one.id}-2.webp`,
      width: 1000,
      height: 1000,
      oversample: 1,
      svg: () => closeUp(productPicture(one), closeUpOf(one.kind)),
    })),
  ]
}

/** Grounds of the category tiles, which always stand in one row: every colour and form once, then again. */
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
]

const categoryMasters = (categories: readonly SeedCategory[]): Master[] =>
  categories.map(({ slug, name, picture }, i) => {
    const id = `category-${slug}`
    const [scheme, form] = wrapped(TILES, i)
    const tile = { id, kind: picture.kind, params: picture.params ?? {}, title: name.it, scheme, form }
    return {
      file: `${id}.webp`,
      width: 800,
      height: 1000,
      svg: () => productPicture({ ...tile, width: 800, height: 1000 }),
    }
  })

/** Skies that leave the greens of a landscape readable. */
const SKIES: readonly SchemeName[] = [
  'puglia',
  'sicilia',
  'campania',
  'piemonte',
  'emilia',
  'toscana',
  'notte',
  'veneto',
]

/** Where the house may stand on each terrain, from its usual place, as shares of the width. */
const SHIFTS: Record<TerrainName, readonly number[]> = {
  uliveto: [0, -0.2, -0.1],
  vigna: [0, 0.12, 0.06],
  pascolo: [0, -0.12, 0.1],
  agrumeto: [0, 0.08, 0.04],
  risaia: [0, 0.1, -0.08],
  mare: [0, 0.06, 0.12],
}

function sellerMasters(sellers: readonly SeedSeller[]): Master[] {
  const own = (seller: SeedSeller) => regions[seller.region].scheme
  const lights = spreadSchemes(
    sellers.map((seller) => ({
      choices: coloursOf(seller.slug, SKIES, own(seller)),
      group: seller.landscape.terrain,
    })),
  )
  return sellers.map(({ slug, name, landscape }, i) => {
    const { terrain, building, season = 'estate' } = landscape
    if (!isTerrain(terrain)) throw new Error(`${slug}: unknown terrain ${terrain}`)
    if (!isBuilding(building)) throw new Error(`${slug}: unknown building ${building}`)
    if (!isSeason(season)) throw new Error(`${slug}: unknown season ${season}`)
    const { sky, form: sun } = schemes[lights[i] ?? 'puglia']
    // Sellers on the same land: their houses stand at three places in turn.
    const turn = sellers.slice(0, i).filter((one) => one.landscape.terrain === terrain).length % 3
    const shift = SHIFTS[terrain][turn] ?? 0
    const light = { colour: plate[sky], ink: plateInk[sky], sun }
    return {
      file: `seller-${slug}.webp`,
      width: 1700,
      height: 800,
      svg: () => sellerPicture({ id: slug, terrain, building, title: name, light, season, shift }),
    }
  })
}

/** Every picture of the seed, the defaults first. */
export const mastersOf = (seed: Seed): Master[] => [
  { file: 'default-product.webp', width: 1200, height: 1200, svg: defaultProduct },
  { file: 'default-seller.webp', width: 1700, height: 800, svg: defaultSeller },
  ...categoryMasters(seed.categories),
  ...sellerMasters(seed.sellers),
  ...productMasters(seed),
]
