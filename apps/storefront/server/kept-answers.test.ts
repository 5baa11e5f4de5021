import { countFacets, getProduct, listCategories, listProducts } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { getShop, listShopProducts } from '@filiera/contract/sellers'
import { getCollectionBySlug, listCollectionSlugs } from '@filiera/contract/showcase'
import { expect, it } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

/** A catalogue that counts what it is asked. */
function counting(value: unknown = []) {
  const asked: string[] = []
  let answer: Promise<unknown> | null = null
  const call = (async (endpoint: { name: string }) => {
    asked.push(endpoint.name)
    await answer
    return { ok: true, value, headers: new Headers() }
  }) as unknown as BackendCall
  const wait = (until: Promise<unknown>) => {
    answer = until
  }
  return { asked, call, wait }
}
const navigation = { query: { lang: 'it' } } as const

it('asks for the categories of a language once, until they change or a minute has passed', async () => {
  const { asked, call } = counting()
  let time = Date.parse('2026-11-22T12:00:00Z')
  const kept = keepAnswers(call, () => time)
  await kept.call(listCategories, navigation)
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(1)
  await kept.call(listCategories, { query: { lang: 'en' } })
  expect(asked).toHaveLength(2)
  kept.drop(['product:1'])
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(2)
  kept.drop(['categories', 'category:olio'])
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(3)
  time += 60_001
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(4)
})

it('keeps nothing else', async () => {
  const { asked, call } = counting()
  const kept = keepAnswers(call)
  for (let time = 0; time < 2; time++) {
    await kept.call(listProducts, { query: { lang: 'it', start: '0', limit: '12' } })
    await kept.call(getProduct, { params: { id: '1' }, query: { lang: 'it' } })
  }
  expect(asked).toHaveLength(4)
})

it('does not keep an answer that was under way when they changed', async () => {
  const { asked, call, wait } = counting()
  const kept = keepAnswers(call)
  const { promise, resolve } = Promise.withResolvers<void>()
  wait(promise)
  const first = kept.call(listCategories, navigation)
  kept.clear()
  resolve()
  await first
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(2)
})

it('keeps a collection until it or one of what it shows changes', async () => {
  const { asked, call } = counting({ slug: 'tagliere', products: [{ id: '7', seller: { id: '3' } }] })
  const kept = keepAnswers(call)
  const ask = (slug = 'tagliere') =>
    kept.call(getCollectionBySlug, { params: { slug }, query: { lang: 'it' } })
  await ask()
  for (const tag of ['product:8', 'collection:cantina', 'categories']) {
    kept.drop([tag])
    await ask()
  }
  expect(asked).toHaveLength(1)
  await ask('cantina')
  expect(asked).toHaveLength(2)
  for (const tag of ['product:7', 'seller:3', 'collection:tagliere', 'collections']) {
    asked.length = 0
    kept.drop([tag])
    await ask()
    expect(asked).toHaveLength(1)
  }
})

it('keeps the counts of each set of filters until the catalogue changes', async () => {
  const { asked, call } = counting({ total: 300 })
  const kept = keepAnswers(call)
  const ask = (region: 'puglia' | 'sicilia') => kept.call(countFacets, { query: { lang: 'it', region } })
  for (let page = 1; page <= 3; page++) await ask('puglia')
  expect(asked).toHaveLength(1)
  await ask('sicilia')
  expect(asked).toHaveLength(2)
  for (const tag of ['catalogue', 'product:7']) {
    asked.length = 0
    kept.drop([tag])
    await ask('puglia')
    await ask('sicilia')
    expect(asked).toHaveLength(2)
  }
})

it('keeps the seller of a product and the rows beside it, not the pages of a list', async () => {
  const { asked, call } = counting({ id: '3' })
  const kept = keepAnswers(call)
  const ofSeller = { params: { id: '3' }, query: { lang: 'it', limit: '5' } } as const
  for (let time = 0; time < 2; time++) {
    await kept.call(getShop, { params: { id: '3' }, query: { lang: 'it' } })
    await kept.call(listShopProducts, ofSeller)
    await kept.call(listProducts, { query: { lang: 'it', category: ['vini'], limit: '5' } })
  }
  expect(asked).toEqual(['getShop', 'listShopProducts', 'listProducts'])
  kept.drop(['seller:3'])
  await kept.call(getShop, { params: { id: '3' }, query: { lang: 'it' } })
  await kept.call(listShopProducts, ofSeller)
  expect(asked.splice(3)).toEqual(['getShop'])
  await kept.call(listShopProducts, { ...ofSeller, query: { ...ofSeller.query, start: '0' } })
  await kept.call(listShopProducts, { ...ofSeller, query: { ...ofSeller.query, start: '0' } })
  expect(asked.splice(3)).toHaveLength(2)
})

it('keeps the names of the collections until there is another one', async () => {
  const { asked, call } = counting(['tagliere'])
  const kept = keepAnswers(call)
  for (const tag of ['collection:tagliere', 'collections']) {
    await kept.call(listCollectionSlugs, navigation)
    kept.drop([tag])
  }
  await kept.call(listCollectionSlugs, navigation)
  expect(asked).toHaveLength(2)
})

it('keeps nothing over midnight in Italy', async () => {
  const { asked, call } = counting()
  let time = Date.parse('2026-11-22T23:59:40+01:00')
  const kept = keepAnswers(call, () => time)
  await kept.call(listCategories, navigation)
  time += 19_000
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(1)
  time += 2000
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(2)
})
