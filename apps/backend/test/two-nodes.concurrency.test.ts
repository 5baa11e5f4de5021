import { countProducts } from '@filiera/contract/catalog/catalogue'
import { sendMessage } from '@filiera/contract/content/contact'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceChange } from '../src/platform/database/announce-change.ts'
import { buildTestBackend, type TestBackend } from './build-test-backend.ts'
import { createProduct } from './factories/catalogue.ts'
import { followFeed } from './follow-feed.ts'

/** Two backends on one database, as on two machines. */
let nodes: TestBackend[]
beforeAll(async () => {
  const first = await buildTestBackend()
  const { connectionString = '' } = first.services.database.pool.options
  nodes = [first, await buildTestBackend({ DATABASE_URL: connectionString })]
})
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close()
})

const [db, all] = [() => nodes[0]?.services.db as TestBackend['services']['db'], () => nodes]
const onEach = <T>(work: (node: TestBackend) => Promise<T>) => Promise.all(all().map(work))
const message = { Email: 'anna@example.it', Name: 'Anna Verdi', Subject: 'Un ordine', Message: 'Dove è?' }

it('lists, filters and search of each node know a change with the next question', async () => {
  const counted = (query: { title_contains?: string; filters?: string; price_lt?: string }) =>
    onEach(async (node) => {
      const answer = await node.call(countProducts, { query: { lang: 'it', ...query } })
      return answer.ok ? answer.value : answer.problem.code
    })
  expect(await counted({ title_contains: 'zafferano' })).toEqual([0, 0])
  const { id } = await createProduct(db(), { titles: { it: 'Zafferano di Navelli' }, price_cents: 1900 })
  expect(await counted({ title_contains: 'zafferano' })).toEqual([1, 1])
  expect(await counted({ price_lt: '15' })).toEqual([0, 0])
  await db().updateTable('product').set({ price_cents: 1200 }).where('id', '=', id).execute()
  expect(await counted({ price_lt: '15' })).toEqual([1, 1])
  await db().updateTable('product').set({ stock: 0 }).where('id', '=', id).execute()
  expect(await counted({ filters: 'available' })).toEqual([0, 0])
})

it('each node tells its storefronts of a change, whoever made it', async () => {
  const feeds = await onEach(followFeed)
  await announceChange(db(), ['product:12'])
  for (const next of feeds) expect(await next()).toEqual(['product:12'])
})

it('counts tries for all nodes together, and does each effect on one of them', async () => {
  const answers = []
  for (let turn = 0; turn < 8; turn++)
    answers.push(await nodes[turn % 2]?.call(sendMessage, { body: { ...message, Locale: 'it' } }))
  expect(answers.map((answer) => answer?.ok)).toEqual([...Array(5).fill(true), ...Array(3).fill(false)])
  await onEach((node) => node.drainOutbox())
  const mails = all().flatMap((node) => node.mails)
  expect(mails).toHaveLength(10)
})
