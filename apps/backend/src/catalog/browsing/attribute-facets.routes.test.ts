import { countFacets, countProducts, listProducts } from '@filiera/contract/catalog/catalogue'
import { searchProducts } from '@filiera/contract/catalog/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
const wines: Record<'barolo' | 'chianti' | 'moscato', string> = { barolo: '', chianti: '', moscato: '' }

const say = (product: string, code: string, column: 'option_code' | 'number' | 'yes_no', value: unknown) =>
  sql`insert into product_attribute (product_id, attribute_code, kind, ${sql.ref(column)}, position)
    select ${product}::bigint, code, kind, ${value}, (select count(*) from product_attribute v where v.product_id = ${product}::bigint and v.attribute_code = code)
    from attribute where code = ${code}`.execute(backend.services.db)

beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const wine = await createCategory(db, { slug: 'vini' })
  const sweet = await createCategory(db, { slug: 'vini-dolci' })
  const oil = await createCategory(db, { slug: 'olio' })
  await sql`update category set parent_id = ${wine} where id = ${sweet}`.execute(db)
  const use = { category_id: wine, filterable: true }
  const grapes = ['sangiovese', 'nebbiolo', 'moscato', 'barbera']
  await createAttribute(db, {
    code: 'vitigno',
    kind: 'list',
    options: grapes,
    category: { ...use, position: 1 },
  })
  await createAttribute(db, { code: 'annata', kind: 'year', category: { ...use, position: 2 } })
  await createAttribute(db, { code: 'passito', kind: 'yes_no', category: { ...use, position: 3 } })
  await createAttribute(db, { code: 'mesi', kind: 'number', unit: 'mesi', category: { ...use, position: 0 } })
  await createAttribute(db, { code: 'nota', kind: 'list', options: ['x'], category: { category_id: wine } })
  await createAttribute(db, {
    code: 'cultivar',
    kind: 'list',
    options: ['moraiolo'],
    category: { category_id: oil, filterable: true },
  })
  for (const name of ['barolo', 'chianti', 'moscato'] as const)
    wines[name] = (await createProduct(db, { category_id: name === 'moscato' ? sweet : wine })).id
  await createProduct(db, { category_id: oil })
  await say(wines.barolo, 'vitigno', 'option_code', 'nebbiolo')
  await say(wines.barolo, 'annata', 'number', 2019)
  await say(wines.barolo, 'mesi', 'number', 38)
  await say(wines.chianti, 'vitigno', 'option_code', 'sangiovese')
  await say(wines.chianti, 'annata', 'number', 2021)
  await say(wines.chianti, 'mesi', 'number', 12.5)
  await say(wines.moscato, 'vitigno', 'option_code', 'moscato')
  await say(wines.moscato, 'annata', 'number', 2019)
  await say(wines.moscato, 'passito', 'yes_no', true)
})
afterAll(() => backend.close())

const facets = async (query: Record<string, string | string[]>) => {
  const answer = await backend.call(countFacets, { query })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}
const found = async (...attribute: string[]) => {
  const answer = await backend.call(listProducts, { query: { attribute } })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value.map(({ id }) => id).sort()
}
const counts = (values: readonly { slug: string; count: number }[]) =>
  values.map(({ slug, count }) => `${slug} ${count}`)

describe('attributes as filters', () => {
  it('are offered in the category that has them and below it, in its order, with the values that products have', async () => {
    const { attributes } = await facets({ category: 'vini', lang: 'en' })
    expect(attributes.map(({ code, name, values }) => [code, name, ...counts(values)])).toEqual([
      ['mesi', 'mesi (en)', '12.5 1', '38 1'],
      ['vitigno', 'vitigno (en)', 'sangiovese 1', 'nebbiolo 1', 'moscato 1'],
      ['annata', 'annata (en)', '2021 1', '2019 2'],
      ['passito', 'passito (en)', 'yes 1'],
    ])
    expect(attributes[0]?.values[0]?.name).toBe('12.5\u00a0mesi (en)')
    expect(attributes[3]?.values[0]?.name).toBe('Yes')
    const below = await facets({ category: 'vini-dolci' })
    expect(below.attributes.map(({ code }) => code)).toEqual(['vitigno', 'annata', 'passito'])
    expect((await facets({ category: 'olio' })).attributes).toEqual([])
    expect((await facets({})).attributes).toEqual([])
  })

  it('narrow lists, counts, facets and searches alike; values of one are a choice, several attributes go together', async () => {
    expect(await found('vitigno:nebbiolo')).toEqual([wines.barolo])
    expect(await found('vitigno:nebbiolo', 'vitigno:moscato')).toEqual([wines.barolo, wines.moscato])
    expect(await found('annata:2019', 'passito:yes')).toEqual([wines.moscato])
    expect(await found('mesi:12..24')).toEqual([wines.chianti])
    expect(await found('mesi:13..')).toEqual([wines.barolo])
    expect(await found('vitigno:glera')).toEqual([])
    const query = { attribute: ['annata:2019'] }
    expect(await backend.call(countProducts, { query })).toMatchObject({ ok: true, value: 2 })
    expect(
      await backend.call(searchProducts, { query: { ...query, title_contains: 'prodotto' } }),
    ).toMatchObject({ ok: true, value: { total_Results: 2 } })
    const { total, attributes } = await facets({
      category: 'vini',
      attribute: ['annata:2019', 'vitigno:nebbiolo'],
    })
    expect(total).toBe(1)
    const of = (wanted: string) => counts(attributes.find(({ code }) => code === wanted)?.values ?? [])
    // each ignores its own choice
    expect([of('vitigno'), of('annata')]).toEqual([['nebbiolo 1', 'moscato 1'], ['2019 1']])
  })

  it('keep what is chosen among the values, also where it is of another category or gives nothing', async () => {
    const { total, attributes } = await facets({ category: 'olio', attribute: 'vitigno:nebbiolo' })
    expect([total, attributes.map(({ code, values }) => [code, ...counts(values)])]).toEqual([
      0,
      [['vitigno', 'nebbiolo 0']],
    ])
  })

  it('follow new attributes, options and values at once', async () => {
    const { db } = backend.services
    await createAttribute(db, {
      code: 'metodo',
      kind: 'list',
      options: ['classico'],
      category: {
        category_id: (
          await db.selectFrom('category').select('id').where('slug', '=', 'vini').executeTakeFirstOrThrow()
        ).id,
        filterable: true,
        position: 9,
      },
    })
    await say(wines.barolo, 'metodo', 'option_code', 'classico')
    expect(await found('metodo:classico')).toEqual([wines.barolo])
    expect((await facets({ category: 'vini' })).attributes.map(({ code }) => code)).toContain('metodo')
    await sql`delete from product_attribute where attribute_code = 'metodo'`.execute(db)
    expect(await found('metodo:classico')).toEqual([])
  })

  it.each(['colore:rosso', 'vitigno', 'vitigno:', 'Vitigno:x', 'vitigno:<b>'])(
    'refuse ?attribute=%s naming the field',
    async (attribute) => {
      const answer = await fetch(`${backend.url}/products/facets?attribute=${encodeURIComponent(attribute)}`)
      expect(answer.status).toBe(400)
      const { fields } = (await answer.json()) as { fields: { field: string }[] }
      expect(fields[0]?.field).toMatch(/^attribute/)
    },
  )
})
