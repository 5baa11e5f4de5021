import { changeProductDraft, discardProductDraft, getSellerProduct } from '@filiera/contract/console/products'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const seen = (version: number) => ({ 'if-match': `"v${version}"` })

/** A product with two people of its shop. */
async function setUp() {
  const { db } = backend.services
  const { id, sellerId } = await createProduct(db, {
    titles: { it: 'Miele di zagara', en: 'Orange honey' },
    ships_to: ['IT'],
  })
  const work = (name: string) =>
    createCustomer(backend, { sellerId, role: 'catalogue', audience: 'console' }).then(async (person) => {
      await db.updateTable('account').set({ name }).where('id', '=', person.accountId).execute()
      return person
    })
  const [anna, rosa] = [await work('Anna'), await work('Rosa')]
  const read = async (person = anna) => {
    const answer = await backend.call(getSellerProduct, { params: { id } }, person.headers)
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.value
  }
  const patch = (person: TestCustomer, version: number | null, body: unknown) =>
    backend.call(
      changeProductDraft,
      { params: { id }, body: body as never },
      { ...person.headers, ...(version === null ? {} : seen(version)) },
    )
  return { id, sellerId, anna, rosa, read, patch }
}

describe('the draft of a product', () => {
  it('takes parts one after the other, shows what is live beside them, and says who typed last', async () => {
    const { anna, rosa, read, patch } = await setUp()
    expect(await read()).toMatchObject({ draftVersion: 0, draft: null, status: 'published' })
    const first = await patch(anna, 0, {
      texts: { it: { title: 'Miele d’arancio' }, es: { title: 'Miel' } },
    })
    expect(first).toMatchObject({ ok: true, value: { version: 1 } })
    expect(first.ok && first.headers.get('etag')).toBe('"v1"')
    await patch(rosa, 1, {
      nutrition: {
        per: '100g',
        energyKj: 1300,
        energyKcal: null,
        fat: 0,
        saturates: null,
        carbohydrate: null,
        sugars: null,
        protein: null,
        salt: null,
      },
    })
    const { content, live, draft, draftVersion, review } = await read()
    expect(draftVersion).toBe(2)
    expect(live.texts.it.title).toBe('Miele di zagara')
    expect(draft).toMatchObject({
      changed: ['texts.it.title', 'texts.es.title', 'nutrition'],
      baseVersion: null,
      edited: { by: 'Rosa', at: backend.clock.now().toISOString() },
    })
    expect(content).toMatchObject({
      texts: { it: { title: 'Miele d’arancio' }, en: { title: 'Orange honey' } },
    })
    expect(review).toMatchObject({ publishable: false, required: ['nutrition'] })
  })

  it('is thrown away as it was seen, and its version goes on rising', async () => {
    const { id, anna, read, patch } = await setUp()
    await patch(anna, 0, { gtin: '00012345600012' })
    const discard = (version: number) =>
      backend.call(discardProductDraft, { params: { id } }, { ...anna.headers, ...seen(version) })
    expect(await discard(0)).toMatchObject({ ok: false, problem: { status: 412 } })
    expect(await discard(1)).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await read()).toMatchObject({ draft: null, draftVersion: 2 })
    expect(await patch(anna, 0, { gtin: null })).toMatchObject({ ok: false, problem: { status: 412 } })
  })

  it('needs the version that was seen, of our own making', async () => {
    const { id, anna, patch } = await setUp()
    expect(await patch(anna, null, { gtin: null })).toMatchObject({
      problem: { status: 428, code: 'version_required' },
    })
    const odd = await backend.call(
      changeProductDraft,
      { params: { id }, body: { gtin: null } },
      { ...anna.headers, 'if-match': '*' },
    )
    expect(odd).toMatchObject({ problem: { status: 400 } })
  })
})

describe('two people at once', () => {
  it('tells the second what is there now of what was sent, by whom and when; nothing of the first is lost', async () => {
    const { anna, rosa, read, patch } = await setUp()
    await patch(anna, 0, { texts: { it: { title: 'Titolo di Anna', storage: 'In dispensa' } } })
    const late = await patch(rosa, 0, {
      texts: { it: { title: 'Titolo di Rosa' }, en: { title: 'Rosa’s title' } },
      shelfLifeDays: 90,
    })
    expect(late).toMatchObject({
      problem: {
        status: 412,
        code: 'changed_meanwhile',
        changed: {
          by: 'Anna',
          at: backend.clock.now().toISOString(),
          current: {
            texts: { it: { title: 'Titolo di Anna' }, en: { title: 'Orange honey' } },
            shelfLifeDays: null,
          },
        },
      },
    })
    expect((await read()).content).toMatchObject({
      texts: { it: { title: 'Titolo di Anna' } },
      shelfLifeDays: null,
    })
    const merged = await patch(rosa, 1, { texts: { en: { title: 'Rosa’s title' } }, shelfLifeDays: 90 })
    expect(merged).toMatchObject({ ok: true, value: { version: 2 } })
    expect((await read()).content.texts).toMatchObject({
      it: { title: 'Titolo di Anna', storage: 'In dispensa' },
      en: { title: 'Rosa’s title' },
    })
  })

  it('is the same for one person with two tabs', async () => {
    const { anna, patch } = await setUp()
    await patch(anna, 0, { ownCode: 'A-1' })
    expect(await patch(anna, 0, { ownCode: 'A-2' })).toMatchObject({
      problem: { status: 412, changed: { by: 'Anna', current: { ownCode: 'A-1' } } },
    })
  })
})

describe('what is typed', () => {
  it.each([
    [{ texts: { it: { title: '<script>alert(1)</script>' } } }, 'texts.it.title'],
    [{ texts: { en: { ingredients: 'Sugar<br>' } } }, 'texts.en.ingredients'],
    [{ texts: { it: { ingredients: 'a'.repeat(5001) } } }, 'texts.it.ingredients'],
    [{ texts: { it: { shortDescription: 'a'.repeat(10_001) } } }, 'texts.it.shortDescription'],
    [{ texts: { it: { title: 'a\u0000b' } } }, 'texts.it.title'],
    [{ texts: { fr: { title: 'Miel' } } }, 'texts.fr'],
    [{ gtin: '4006381333932' }, 'gtin'],
    [{ price: 1 }, 'price'],
    [{ stock: 3 }, 'stock'],
    [{ marks: [{ code: 'dop' }] }, 'marks.0.register'],
    [{ originPlaces: [{ country: 'FR', region: 'puglia' }] }, 'originPlaces.0.region'],
    [{ shipsTo: ['XX'] }, 'shipsTo.0'],
    [
      { ingredientShares: [{ ingredient: { it: 'a', en: '', es: '' }, percent: 101 }] },
      'ingredientShares.0.percent',
    ],
  ])('is refused by name: %j', async (body, field) => {
    const { anna, read, patch } = await setUp()
    const refused = await patch(anna, 0, body)
    expect(refused).toMatchObject({ problem: { status: 422, code: 'invalid_body' } })
    expect(!refused.ok && refused.problem.fields?.map((fault) => fault.field)).toContain(field)
    expect((await read()).draftVersion).toBe(0)
  })

  it('may fill every text of three languages', async () => {
    const { anna, read, patch } = await setUp()
    const long = 'è'.repeat(5000)
    const texts = { ingredients: long, origin: long, storage: long, use: long, shortDescription: long + long }
    const body = { texts: { it: texts, en: texts, es: texts } }
    expect(JSON.stringify(body).length).toBeGreaterThan(85_000)
    expect(await patch(anna, 0, body)).toMatchObject({ ok: true })
    expect((await read()).content.texts.es.use).toHaveLength(5000)
  })

  it('keeps leading zeros, signs that are no tags, and a draft that lacks everything', async () => {
    const { anna, read, patch } = await setUp()
    const it = { title: '', storage: 'A t < 4 °C & al buio', ingredients: '' }
    expect(
      await patch(anna, 0, {
        gtin: ' 00012345600012 ',
        texts: { it },
        allergens: null,
        nutrition: null,
        netQuantity: null,
      }),
    ).toMatchObject({ ok: true })
    const { content, review } = await read()
    expect(content).toMatchObject({ gtin: '00012345600012', texts: { it } })
    expect(review.required).toEqual([
      'texts.it.title',
      'texts.it.ingredients',
      'netQuantity',
      'allergens',
      'nutrition',
    ])
  })
})

it('is nothing for another shop, and read only for who may not write', async () => {
  const { id, sellerId, patch } = await setUp()
  const other = await setUp()
  expect(await patch(other.anna, 0, { gtin: null })).toMatchObject({ problem: { status: 404 } })
  const viewer = await createCustomer(backend, { sellerId, role: 'viewer', audience: 'console' })
  expect(await backend.call(getSellerProduct, { params: { id } }, viewer.headers)).toMatchObject({ ok: true })
  expect(await patch(viewer, 0, { gtin: null })).toMatchObject({ problem: { status: 403 } })
})
