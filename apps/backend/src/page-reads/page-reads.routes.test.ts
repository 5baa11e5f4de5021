import { listProducts } from '@filiera/contract/catalog/catalogue'
import * as contract from '@filiera/contract/page-reads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createPageContent, createPost } from '../../test/factories/content.ts'
import { createSmallCatalogue } from '../../test/small-catalogue.ts'

let backend: TestBackend
let catalogue: Awaited<ReturnType<typeof createSmallCatalogue>>
beforeAll(async () => {
  backend = await buildTestBackend()
  catalogue = await createSmallCatalogue(backend.services.db)
})
afterAll(() => backend.close())

const id = (name: string): string => catalogue.id(name)
const title = (text: string) => JSON.stringify({ it: text })
const read = async <V>(
  call: Promise<{ ok: true; value: V } | { ok: false; problem: { detail?: string } }>,
) => {
  const result = await call
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}
const titles = (products: readonly { title: string }[]) => products.map((product) => product.title)

async function createCollection(slug: string, products: string[]) {
  const { db } = backend.services
  const { id: collection_id } = await db
    .insertInto('collection')
    .values({ slug, name: slug, title: title(slug), description: title(slug) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, name] of products.entries())
    await db
      .insertInto('collection_product')
      .values({ collection_id, position, product_id: id(name) })
      .execute()
}

it('reads the newest of all for the home page where no collection of them has products', async () => {
  const arrivals = async () => {
    const home = await read(backend.call(contract.readHomePage, {}))
    return [home.newest?.products.length, titles(home.arrivals)]
  }
  const products = await read(backend.call(listProducts, { query: { sort: 'newest', filters: 'available' } }))
  expect(await arrivals()).toEqual([undefined, titles(products)])
  await createCollection('appena-arrivati', [])
  expect(await arrivals()).toEqual([0, titles(products)])
  await backend.services.db.deleteFrom('collection').execute()
})

it('reads the home page in its declared shape, with the product that the cover leads to', async () => {
  const { db } = backend.services
  await createCollection('appena-arrivati', ['coratina', 'ricotta'])
  await createPageContent(db, { place: 'strip', link: '/collections/appena-arrivati' })
  await createPageContent(db, { place: 'cover', position: 1, link: `/product/${id('provolone')}` })
  await createCollection('natale', ['provolone'])
  await createPost(db)
  const query = { counted: ['provolone', 'tartufo'] }
  // a holiday that is over keeps its day
  await db.updateTable('seller').set({ closed_until: '2020-01-01' }).execute()
  const home = await read(backend.call(contract.readHomePage, { query }))
  expect(contract.readHomePage.answers[200].parse(home)).toEqual(home)
  expect(titles(home.newest?.products ?? [])).toEqual(['Olio Coratina 100%', 'Ricotta'])
  expect(home.cover?.title).toBe('Provolone')
  expect(home.featured?.products.length).toBeGreaterThan(0)
  expect(home.regions.find(({ code }) => code === 'campania')?.sellers).toBe(1)
  expect(home.counts).toEqual([1, 0])
  expect([home.posts.length, home.contents.length, home.categories.length]).toEqual([1, 2, 2])
})

describe('a product page', () => {
  it('has the product, its label, its seller and others in the declared shape', async () => {
    const page = await read(backend.call(contract.readProductPage, { params: { id: id('provolone') } }))
    expect(contract.readProductPage.answers[200].parse(page)).toEqual(page)
    expect([page.product.title, page.seller.name, page.reviews.total]).toEqual([
      'Provolone',
      'Latteria Sorrènto',
      0,
    ])
    expect(titles(page.sameSeller)).toEqual(['Caffè caciotta', 'Ricotta'])
  })

  it('has what goes with it by the rules, with the reason, and the recipe that takes it', async () => {
    const { db } = backend.services
    const categories = await db
      .selectFrom('product')
      .select(['id', 'category_id'])
      .where('id', 'in', [id('provolone'), id('coratina')])
      .execute()
    const of = (name: string) => categories.find((row) => row.id === id(name))?.category_id ?? 0
    const sides = { one_category: of('provolone'), other_category: of('coratina') }
    const none = { one_values: [], other_values: [] }
    const texts = (text: string) => JSON.stringify({ it: text, en: `${text} (en)`, es: `${text} (es)` })
    await db
      .insertInto('pairing')
      .values({ ...sides, ...none, position: 1, reason: texts('Olio e formaggio') })
      .execute()
    const { id: recipe_id } = await db
      .insertInto('recipe')
      .values({
        slug: 'fonduta',
        title: texts('Fonduta'),
        people: 4,
        minutes: 20,
        steps: JSON.stringify({ it: 'Taglia.\nFondi.', en: 'Cut.\nMelt.', es: 'Corta.\nFunde.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('recipe_product')
      .values([
        { recipe_id, position: 0, product_id: id('provolone'), amount: texts('200 g') },
        { recipe_id, position: 1, product_id: id('draft'), amount: texts('1') },
      ])
      .execute()
    const call = (name: string) =>
      backend.call(contract.readProductPage, { params: { id: id(name) }, query: { lang: 'en' } })
    const page = await read(call('provolone'))
    expect(contract.readProductPage.answers[200].parse(page)).toEqual(page)
    expect(page.pairing.map(({ reason, product }) => [reason, product.title])).toEqual([
      ['Olio e formaggio (en)', 'Coratina oil 100%'],
    ])
    expect(page.recipe).toMatchObject({
      title: 'Fonduta (en)',
      people: 4,
      steps: ['Cut.', 'Melt.'],
      atHome: '',
    })
    expect(page.recipe?.products.map(({ amount, product }) => [amount, product.title])).toEqual([
      ['200 g (en)', 'Provolone'],
    ])
    const other = await read(call('coratina'))
    expect(other.recipe).toBeNull()
    expect(other.pairing.map(({ reason }) => reason)).toEqual(['Olio e formaggio (en)'])
  })

  it('offers of its category what can be bought where it is sold out', async () => {
    const there = await read(backend.call(contract.readProductPage, { params: { id: id('coratina') } }))
    expect(there.instead).toEqual([])
    const soldOut = await read(backend.call(contract.readProductPage, { params: { id: id('old') } }))
    expect(titles(soldOut.instead)).toEqual(['Olio Coratina 100%', 'Olio Ogliarola'])
  })

  it('shows what a shop on holiday has, and is not there for a draft', async () => {
    const { db } = backend.services
    await db
      .updateTable('seller')
      .set({ closed_until: '2099-01-01' })
      .where('name', '=', 'Latteria Sorrènto')
      .execute()
    const page = await read(backend.call(contract.readProductPage, { params: { id: id('provolone') } }))
    expect(titles(page.sameSeller)).toEqual(['Caffè caciotta', 'Ricotta'])
    await db.updateTable('seller').set({ closed_until: null }).execute()
    const draft = await backend.call(contract.readProductPage, { params: { id: id('draft') } })
    expect(draft).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })
})

it('reads a list with its doors, and without them where it is narrowed', async () => {
  const whole = await read(backend.call(contract.readListPage, { query: { limit: '2' } }))
  expect(contract.readListPage.answers[200].parse(whole)).toEqual(whole)
  expect([whole.products.length, whole.facets.total, whole.best]).toEqual([2, 6, []])
  expect(whole.collections.map(({ slug, productsCount }) => [slug, productsCount])).toEqual([
    ['appena-arrivati', 2],
    ['natale', 1],
  ])
  const query = { category: ['olio'], brand: ['nessuna'] }
  const none = await read(backend.call(contract.readListPage, { query }))
  expect([none.products, none.collections]).toEqual([[], []])
  expect(whole.categories.length).toBeGreaterThan(0)
  expect(none.categories).toEqual(whole.categories)
  const next = await read(backend.call(contract.readListPage, { query: { start: '2', brand: ['nessuna'] } }))
  expect(next.categories).toEqual([])
  expect(none.facets.brands).toContainEqual({ slug: 'nessuna', name: 'nessuna', count: 0 })
  expect(titles(none.best)[0]).toBe('Olio Coratina 100%')
})

it('reads what a search finds of every kind', async () => {
  await sql`update seller set name = 'Olio del Colle' where name <> 'Latteria Sorrènto'`.execute(
    backend.services.db,
  )
  const query = { title_contains: 'olio', match: 'words' } as const
  const found = await read(backend.call(contract.readSearchPage, { query }))
  expect(contract.readSearchPage.answers[200].parse(found)).toEqual(found)
  expect(found.products.length).toBe(found.facets.total)
  expect([found.sellers.length, found.counts]).toEqual([4, { sellers: 6, posts: 0 }])
})

it('reads what comes near a search that finds nothing', async () => {
  const { db } = backend.services
  const text = JSON.stringify({ it: 'Vicino', en: 'Near', es: 'Cerca' })
  const { id } = await db.selectFrom('category').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('near_thing')
    .values({ position: 0, words: ['zzyzx'], category_id: id, title: text, reason: text })
    .execute()
  const query = { title_contains: 'Zzyzx', match: 'words' } as const
  const found = await read(backend.call(contract.readSearchPage, { query }))
  expect(contract.readSearchPage.answers[200].parse(found)).toEqual(found)
  expect(found.near).toMatchObject([{ title: 'Vicino', reason: 'Vicino' }])
})

it('reads all sellers that a search finds, and counts the other kinds', async () => {
  const query = { title_contains: 'olio', kind: 'sellers', limit: '5' } as const
  const found = await read(backend.call(contract.readFindsPage, { query }))
  expect(contract.readFindsPage.answers[200].parse(found)).toEqual(found)
  expect([found.sellers.length, found.posts, found.counts.sellers]).toEqual([5, [], 6])
  expect(found.counts.products).toBeGreaterThan(0)
})

it('reads a collection with doors to the others', async () => {
  const page = await read(backend.call(contract.readCollectionPage, { params: { slug: 'natale' } }))
  expect(contract.readCollectionPage.answers[200].parse(page)).toEqual(page)
  expect([titles(page.collection.products), page.others.map(({ slug }) => slug)]).toEqual([
    ['Provolone'],
    ['appena-arrivati'],
  ])
  const none = await backend.call(contract.readCollectionPage, { params: { slug: 'nessuna' } })
  expect(none).toMatchObject({ ok: false, problem: { code: 'not_found' } })
})

it('reads the sellers of a place with the numbers of every region', async () => {
  const query = { region: ['campania'] } satisfies { region: ['campania'] }
  const page = await read(backend.call(contract.readSellersPage, { query }))
  expect(contract.readSellersPage.answers[200].parse(page)).toEqual(page)
  expect([page.sellers.map(({ name }) => name), page.total, page.map.length]).toEqual([
    ['Latteria Sorrènto'],
    1,
    1,
  ])
  expect(page.regions.reduce((sum, { sellers }) => sum + sellers, 0)).toBeGreaterThan(1)
  const [seller] = page.sellers
  const one = await read(backend.call(contract.readSellerPage, { params: { id: seller?.id ?? '' } }))
  expect(contract.readSellerPage.answers[200].parse(one)).toEqual(one)
  expect([one.products.length, one.facets.total]).toEqual([3, 3])
  const few = { params: { id: seller?.id ?? '' }, query: { price_lt: '1', seller: '999999' } }
  const none = await read(backend.call(contract.readSellerPage, few))
  expect([none.products.length, none.facets.total]).toEqual([0, 0])
  const nobody = await backend.call(contract.readSellerPage, { params: { id: '999999' } })
  expect(nobody).toMatchObject({ ok: false, problem: { code: 'not_found' } })
})

it('reads the blog with its topics, and a post with its slugs and products', async () => {
  const { db } = backend.services
  const text = `<p><a href="/product/${id('ricotta')}">Ricotta</a></p>`
  const post = await createPost(db, { tags: ['pane', 'olio'], titles: { it: 'Uno', en: 'One' }, text })
  await createPost(db, { tags: ['pane'], titles: { it: 'Due' } })
  const blog = await read(backend.call(contract.readBlogPage, { query: { tag: ['olio'] } }))
  expect(contract.readBlogPage.answers[200].parse(blog)).toEqual(blog)
  expect([titles(blog.posts), blog.total, blog.topics]).toEqual([['Uno'], 1, ['pane', 'olio']])
  const page = await read(
    backend.call(contract.readPostPage, { params: { id: post }, query: { lang: 'en' } }),
  )
  expect(contract.readPostPage.answers[200].parse(page)).toEqual(page)
  expect([page.post.title, titles(page.products), titles(page.related)[0]]).toEqual([
    'One',
    ['Ricotta'],
    'Due',
  ])
  expect(page.slugs.es).toBe(page.slugs.it)
  expect(page.slugs.en).not.toBe(page.slugs.it)
})
