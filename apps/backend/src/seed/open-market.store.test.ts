import { readFileSync } from 'node:fs'
import { listCases } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer } from '../../test/factories/account.ts'
import { parseDataFile } from './data/read-demo-data.ts'
import { nameOperator, openCategories, openShop, shopFile } from './open-market.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const example = new URL('../../../../deploy/shop.example.yaml', import.meta.url)
const shop = parseDataFile('shop.example.yaml', readFileSync(example, 'utf8'), shopFile)
const market = () => {
  const { db, config } = backend.services
  return { db, clock: backend.clock, secret: config.COOKIE_SECRET }
}

it('opens no shop before somebody is an operator', async () => {
  await expect(openShop(market(), shop, 'anna@esempio.example')).rejects.toThrow('name one first')
})

it('makes a confirmed account an operator, once, and nobody else', async () => {
  const { email, headers, accountId } = await createCustomer(backend)
  await expect(nameOperator(market(), 'nobody@esempio.example')).rejects.toThrow('register it')
  for (const _ of [1, 2]) await nameOperator(market(), email)
  const { groups } = await backend.services.db
    .selectFrom('account')
    .select('groups')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(groups).toEqual(['customer', 'operator'])
  expect(await backend.call(listCases, { query: {} }, headers)).toMatchObject({ ok: true })
})

it('writes the categories once', async () => {
  expect(await openCategories(market())).toContain('are there')
  expect(await openCategories(market())).toContain('nothing was changed')
  const { n } = await backend.services.db
    .selectFrom('category_attribute')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBeGreaterThan(0)
})

it('opens a shop, invites its owner, and changes its company alone when it is there', async () => {
  expect(await openShop(market(), shop, 'anna@esempio.example')).toContain('is open')
  await backend.drainOutbox()
  expect(backend.mails.filter(({ to }) => to.includes('anna@esempio.example'))).toHaveLength(1)
  const changed = { ...shop, name: 'Altro', commissionPercent: 9, payments: {} }
  expect(await openShop(market(), changed, 'anna@esempio.example')).toContain('as in the file')
  const row = await backend.services.db
    .selectFrom('seller')
    .select(['name', 'commission_percent', 'stripe_account_id'])
    .where('slug', '=', shop.slug)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: shop.name, commission_percent: 9, stripe_account_id: 'acct_example' })
})
