import { describe, expect, it } from 'vitest'
import { loadSeed, type SeedProduct } from '../masters/seed.ts'
import { CARD } from './draw-pack.ts'
import { shapes } from './shapes.ts'

const { products, otherFormats, categories } = loadSeed()

/** What is seen from far: the shape of the pack, or the food under a card. */
const silhouetteOf = ({ pack, picture }: SeedProduct): string =>
  pack.shape === CARD ? picture.kind : pack.shape

/** Most popular first: the order in which a category is listed. */
const listed = (category: string): string[] =>
  products
    .filter((product) => product.category === category && !otherFormats.has(product.slug))
    .toSorted((a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))
    .map(silhouetteOf)

describe('the silhouettes of a listing', () => {
  it.each(categories.map(({ slug }) => slug))('stand at most three times among any twelve of %s', (slug) => {
    const all = listed(slug)
    expect(all.length).toBeGreaterThan(12)
    for (let i = 0; i + 12 <= all.length; i++)
      for (const one of all.slice(i, i + 12))
        expect(
          all.slice(i, i + 12).filter((other) => other === one).length,
          `${one} from ${i} on`,
        ).toBeLessThanOrEqual(3)
  })

  it('are all used', () => {
    const used = new Set(products.map(({ pack }) => pack.shape))
    expect(Object.keys(shapes).filter((shape) => !used.has(shape))).toEqual([])
  })
})
