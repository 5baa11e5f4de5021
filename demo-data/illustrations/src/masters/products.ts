// The pictures of the products: the plate, the close-up, and the cut, the place or the label.
import { closeUp } from '../compositions.ts'
import { formNames, preferred, spread } from '../grounds/spread.ts'
import { CARD, labelSquare } from '../packs/draw-pack.ts'
import { kindNamed, type Plate, productPicture } from '../picture.ts'
import { type TableName, tableNames } from '../servings/serving.ts'
import { closeUpOf } from './close-ups.ts'
import { coloursOf, spreadSchemes } from './colours.ts'
import { type Grounds, givenGrounds } from './given-grounds.ts'
import { paramsOf } from './label-params.ts'
import type { Master } from './master.ts'
import { packOf } from './packs.ts'
import { regions } from './regions.ts'
import type { Seed, SeedProduct } from './seed.ts'
import { thirdPicture } from './thirds.ts'

/**
 * Sides in pixels and WebP quality, chosen so that a thousand pictures stay under 33 MB: grain is dear, and a
 * close-up is mostly grain.
 */
const PLATE = { width: 1000, height: 1000, quality: 58, oversample: 1 }
const HERO = { width: 1600, height: 1600, quality: 54, oversample: 1 }
const CLOSE_UP = { width: 720, height: 720, quality: 46, oversample: 1 }
const THIRD = { width: 800, height: 800, quality: 50, oversample: 1 }

/** Products as the shop lists them: the most popular first. */
const byPopularity = (products: readonly SeedProduct[]): SeedProduct[] =>
  products.toSorted((a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))

/** How many of the best-selling, and of the dearest of the others, are drawn larger and with a cue of their size. */
const HEROES = 20

/** Slugs of the products drawn larger. */
export function heroesOf(products: readonly SeedProduct[]): Set<string> {
  const listed = byPopularity(products)
  const dearest = listed
    .slice(HEROES)
    .sort((a, b) => b.priceCents - a.priceCents || (a.slug < b.slug ? -1 : 1))
  return new Set([...listed.slice(0, HEROES), ...dearest.slice(0, HEROES)].map(({ slug }) => slug))
}

/** The plate of every product, varied in the order of the listing and inside each category. */
export function productPlates(seed: Seed): Plate[] {
  const sellers = new Map(seed.sellers.map((seller) => [seller.slug, seller]))
  const listed = byPopularity(seed.products).map((product) => {
    const seller = sellers.get(product.seller)
    if (!seller) throw new Error(`${product.slug}: there is no seller ${product.seller}`)
    return { product, seller, kind: kindNamed(product.picture.kind) }
  })
  const given = givenGrounds()
  const forms = spread(
    listed.map(({ product }) => ({
      choices: preferred(formNames, product.slug),
      group: product.category,
      given: given.get(product.slug)?.form,
    })),
  )
  const colours = spreadSchemes(
    listed.map(({ product, seller, kind }) => ({
      choices: coloursOf(product.slug, kind.schemes, regions[seller.region].scheme),
      group: product.category,
      given: given.get(product.slug)?.scheme,
    })),
  )
  return listed.map(({ product, seller, kind }, i) => ({
    id: product.slug,
    kind: kind.name,
    params: paramsOf(kind, product, seller),
    pack: packOf(product),
    title: product.title.it,
    ...(forms[i] && { form: forms[i] }),
    ...(colours[i] && { scheme: colours[i] }),
  }))
}

/** The table of every product's serving, varied like the plates. */
function tablesOf(plates: readonly Plate[]): TableName[] {
  const given = givenGrounds()
  return spread(
    plates.map(({ id }) => ({ choices: preferred(tableNames, `${id}-table`), given: given.get(id)?.table })),
  )
}

/** What every product stands on, to be recorded once it is drawn. */
export function groundsOf(seed: Seed): Map<string, Grounds> {
  const plates = productPlates(seed)
  const tables = tablesOf(plates)
  return new Map(
    plates.map(({ id, form, scheme }, i) => {
      const table = tables[i]
      return [id, { ...(form && { form }), ...(scheme && { scheme }), ...(table && { table }) }]
    }),
  )
}

/** The label from near by; what stands behind a card is seen without it. */
function fromNearBy({ pack, ...one }: Plate): string {
  if (!pack || pack.shape === CARD) return closeUp(productPicture(one), closeUpOf(one.kind))
  return closeUp(productPicture({ ...one, pack }), labelSquare(pack))
}

/** The plates first, then the other views: a run that is cut short leaves every product with a picture. */
export function productMasters(seed: Seed): Master[] {
  const plates = productPlates(seed)
  const tables = tablesOf(plates)
  const heroes = heroesOf(seed.products)
  const products = new Map(seed.products.map((product) => [product.slug, product]))
  const sellers = new Map(seed.sellers.map((seller) => [seller.slug, seller]))
  const made = (slug: string) => {
    const product = products.get(slug)
    const seller = sellers.get(product?.seller ?? '')
    if (!product || !seller) throw new Error(`${slug}: there is no product or no seller of it`)
    return { product, seller }
  }
  return [
    ...plates.map((one) => ({
      ...(heroes.has(one.id) ? HERO : PLATE),
      file: `${one.id}.webp`,
      svg: () => productPicture({ ...one, cue: heroes.has(one.id) }),
    })),
    ...plates.map((one) => ({
      ...CLOSE_UP,
      file: `${one.id}-2.webp`,
      svg: () => fromNearBy(one),
    })),
    ...plates.map(({ id }, i) => ({
      ...THIRD,
      file: `${id}-3.webp`,
      svg: () => {
        const { product, seller } = made(id)
        return thirdPicture(product, seller, tables[i] ?? 'limone')
      },
    })),
  ]
}
