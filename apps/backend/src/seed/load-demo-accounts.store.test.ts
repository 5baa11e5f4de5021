import { getUser, login } from '@filiera/contract/customers/account'
import { listAddresses } from '@filiera/contract/customers/addresses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createSeller } from '../../test/factories/catalogue.ts'
import { readAccounts } from './data/read-demo-data.ts'
import { loadDemoAccounts } from './load-demo-accounts.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const load = () => loadDemoAccounts(backend.services.db, backend.clock, () => {})

it('makes each account once, ready to log in', async () => {
  const { db } = backend.services
  const sellerId = await createSeller(db, { slug: 'masseria-torrelunga' })
  const accounts = readAccounts()
  expect(await load()).toBe(accounts.length)
  expect(await load()).toBe(0)
  for (const { email, password, role } of accounts) {
    const opened = await backend.call(login, { body: { username: email, password } })
    if (!opened.ok) throw new Error(opened.problem.detail)
    expect(opened.value.groups).toContain(role)
    const headers = { authorization: `Bearer ${opened.value.token}` }
    expect(await backend.call(getUser, {}, headers)).toMatchObject({ value: { confirmed: true } })
    const addresses = await backend.call(listAddresses, {}, headers)
    expect(addresses).toMatchObject({ ok: true })
    if (email === 'cliente@filiera.example' && addresses.ok) {
      expect(addresses.value).toMatchObject([
        { city: 'Cosenza', defaultShipping: true, defaultBilling: true, warning: null },
        { city: 'Milano', defaultShipping: false, warning: null },
      ])
    }
  }
  const members = await db
    .selectFrom('seller_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['email', 'role'])
    .where('seller_id', '=', sellerId)
    .orderBy('role')
    .execute()
  expect(members.map(({ email, role }) => `${role} ${email}`)).toEqual([
    'accounts contabilita@filiera.example',
    'catalogue catalogo@filiera.example',
    'orders spedizioni@filiera.example',
    'owner produttore@filiera.example',
    'viewer ospite@filiera.example',
  ])
})

it('leaves an account alone that its owner changed', async () => {
  const { db } = backend.services
  await db
    .updateTable('account')
    .set({ name: 'Altro nome' })
    .where('email', '=', 'cliente@filiera.example')
    .execute()
  await db.deleteFrom('account').where('email', '=', 'operatore@filiera.example').execute()
  expect(await load()).toBe(1)
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('email', '=', 'cliente@filiera.example')
    .executeTakeFirstOrThrow()
  expect(name).toBe('Altro nome')
})
