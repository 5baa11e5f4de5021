import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../../test/build-test-backend.ts'
import { openSeededDatabase } from '../../../test/open-seeded-database.ts'
import { sampleOf } from '../../../test/sample-of.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { SeedProduct } from '../../seed/data/catalogue-schemas.ts'
import { readCatalogue, readPairings as readRules } from '../../seed/data/read-demo-data.ts'
import { loadContent } from '../../seed/load-content.ts'
import { readDetails, readProductTexts } from '../products/read-products.ts'
import { readNear } from './read-near.ts'
import { readPairings } from './read-pairings.ts'

type Found = { slug: string; reason: string; sellerId: string }

const products = new Map(readCatalogue().map((product) => [product.slug, product]))
const rules = readRules()
const pairings = new Map<string, Found[]>()
/** Products of which a test speaks. */
const NAMED = ['panettone-milanese-1-kg', 'fiore-sardo-dop']
let database: OpenDatabase

async function pairingsOf(id: string, slugs: ReadonlyMap<string, string>) {
  const [text = ''] = await readProductTexts(database, [id], 'it')
  const details = JSON.parse(
    (await readDetails({ database, clock: testClock() }, id, 'it')) ?? '',
  ) as ProductDetails
  const found = await readPairings(database, JSON.parse(text) as Product, details.attributes, 'it')
  return found.map(({ reason, product }) => {
    const { id: other, seller } = JSON.parse(product) as Product
    return { slug: slugs.get(other) ?? '', reason, sellerId: seller.id }
  })
}

beforeAll(async () => {
  database = await openSeededDatabase()
  await loadContent(database.db, testClock(), () => {})
  const rows = await database.db.selectFrom('product').select(['id', 'slug']).execute()
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  const named = rows.filter(({ slug }) => NAMED.includes(slug))
  for (const { id, slug } of [...sampleOf(rows), ...named]) pairings.set(slug, await pairingsOf(id, slugs))
}, 120_000)
afterAll(() => database.close())

const of = (slug: string) => pairings.get(slug) ?? []
const product = (slug: string): SeedProduct => {
  const found = products.get(slug)
  if (!found) throw new Error(`no product ${slug}`)
  return found
}

/** A side read plainly from the data. */
function isOn({ subcategory, attributes }: SeedProduct, side: (typeof rules)[number]['one']): boolean {
  if (subcategory !== side.category) return false
  if (side.attribute === undefined) return true
  const said = [attributes[side.attribute] ?? []].flat()
  return (side.values ?? []).some((value) => {
    const [from, to] = value.split('..')
    if (to === undefined)
      return said.some((one) => String(one) === { yes: 'true', no: 'false' }[value] || one === value)
    return said.some(
      (one) => Number(one) >= Number(from) && Number(one) <= Number(to || Number.POSITIVE_INFINITY),
    )
  })
}

describe('what goes with the demonstration’s products', () => {
  it('is said by a rule with that reason, of every one', () => {
    const wrong = [...pairings].flatMap(([slug, found]) =>
      found.flatMap((other) => {
        const [here, there] = [product(slug), product(other.slug)]
        const isSaid = rules.some(
          ({ one, other: two, reason }) =>
            reason.it === other.reason &&
            ((isOn(here, one) && isOn(there, two)) || (isOn(here, two) && isOn(there, one))),
        )
        return isSaid ? [] : [`${slug} with ${other.slug}: ${other.reason}`]
      }),
    )
    expect(wrong).toEqual([])
    expect([...pairings.values()].filter((found) => found.length >= 2).length).toBeGreaterThan(
      0.81 * pairings.size,
    )
  })

  it('is never itself, never of its own kind, never two of one kind, never sold out', () => {
    for (const [slug, found] of pairings) {
      const kinds = [slug, ...found.map((other) => other.slug)].map((one) => product(one).subcategory)
      expect(new Set(kinds).size, slug).toBe(kinds.length)
      expect(found.filter((other) => product(other.slug).stock === 0)).toEqual([])
      expect(found.length).toBeLessThanOrEqual(4)
    }
  })

  it('is no oil, fish or spicy sausage beside a panettone, and no panettone beside oil', () => {
    const kinds = of('panettone-milanese-1-kg').map(({ slug }) => product(slug).category)
    expect(kinds).not.toContain('olio-e-aceto')
    expect(kinds).not.toContain('mare')
    expect(kinds).not.toContain('salumi')
    const oils = [...pairings.keys()].filter((slug) => product(slug).category === 'olio-e-aceto')
    for (const oil of oils)
      expect(of(oil).filter(({ slug }) => product(slug).subcategory === 'dolci-da-forno')).toEqual([])
  })

  it('is bitter honey with an aged pecorino, of its own seller where he has some', () => {
    expect(of('fiore-sardo-dop')[0]).toMatchObject({
      slug: 'miele-di-corbezzolo',
      reason: 'L’amaro del miele sul sale del pecorino stagionato.',
    })
  })

  it('is something for every one', () => {
    expect([...pairings].filter(([, found]) => found.length === 0).map(([slug]) => slug)).toEqual([])
  })
})

it('forgets a rule with the attribute that narrowed it', async () => {
  await database.db.deleteFrom('attribute').where('code', '=', 'gusto-miele').execute()
  const left = await database.db
    .selectFrom('pairing')
    .select('id')
    .where((where) =>
      where.or([where('one_attribute', '=', 'gusto-miele'), where('other_attribute', '=', 'gusto-miele')]),
    )
    .execute()
  expect(left).toEqual([])
})

it('says what comes near something that nobody sells, by any form of its name', async () => {
  const near = await readNear(database, 'birre artigianali', 'en')
  expect(near.map(({ category, title }) => [category, title])).toEqual([
    ['spumanti', 'Bubbles before dinner'],
    ['liquori-e-distillati', 'Bitters of herbs and roots'],
  ])
  for (const { count, products: shown } of near) expect(shown).toHaveLength(Math.min(count, 2))
  expect(await readNear(database, 'zzyzx', 'it')).toEqual([])
})

it('shows four products of the only thing that comes near', async () => {
  const near = await readNear(database, 'sushi', 'it')
  expect(near.map(({ category, products: shown }) => [category, shown.length])).toEqual([
    ['acciughe-e-tonno', 4],
  ])
})
