import { getProduct, listCategories } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { expect, it } from 'vitest'
import { keepCategories } from './kept-categories.ts'

/** A catalogue that counts what it is asked. */
function counting() {
  const asked: string[] = []
  let answer: Promise<unknown> | null = null
  const call = (async (endpoint: { name: string }) => {
    asked.push(endpoint.name)
    await answer
    return { ok: true, value: [], headers: new Headers() }
  }) as unknown as BackendCall
  const wait = (until: Promise<unknown>) => {
    answer = until
  }
  return { asked, call, wait }
}
const navigation = { query: { lang: 'it' } } as const

it('asks for the categories of a language once, until they change or a minute has passed', async () => {
  const { asked, call } = counting()
  let time = 0
  const kept = keepCategories(call, () => time)
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
  time = 60_001
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(4)
})

it('keeps nothing else', async () => {
  const { asked, call } = counting()
  const kept = keepCategories(call)
  for (let time = 0; time < 2; time++) {
    await kept.call(listCategories, { query: { lang: 'it', slug: 'olio' } })
    await kept.call(getProduct, { params: { id: '1' }, query: { lang: 'it' } })
  }
  expect(asked).toHaveLength(4)
})

it('does not keep an answer that was under way when they changed', async () => {
  const { asked, call, wait } = counting()
  const kept = keepCategories(call)
  const { promise, resolve } = Promise.withResolvers<void>()
  wait(promise)
  const first = kept.call(listCategories, navigation)
  kept.clear()
  resolve()
  await first
  await kept.call(listCategories, navigation)
  expect(asked).toHaveLength(2)
})
