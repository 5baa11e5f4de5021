import * as contract from '@filiera/contract/customers/addresses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const body = {
  recipient: 'Anna Verdi',
  street: 'Via Roma 1',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
}

async function addressesOf(headers: Record<string, string>) {
  const answer = await backend.call(contract.listAddresses, {}, headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

it('makes exactly one of fifty first addresses the default', async () => {
  const { headers } = await createCustomer(backend)
  const made = await Promise.all(
    Array.from({ length: 55 }, () => backend.call(contract.createAddress, { body }, headers)),
  )
  expect(made.filter(({ ok }) => ok)).toHaveLength(50)
  const all = await addressesOf(headers)
  expect(all).toHaveLength(50)
  expect(all.filter(({ defaultShipping }) => defaultShipping)).toHaveLength(1)
  expect(all.filter(({ defaultBilling }) => defaultBilling)).toHaveLength(1)
})

it('moves a default fifty times at once and leaves exactly one', async () => {
  const { headers } = await createCustomer(backend)
  for (let index = 0; index < 5; index++) await backend.call(contract.createAddress, { body }, headers)
  const ids = (await addressesOf(headers)).map(({ id }) => id)
  const moved = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const params = { id: ids[index % ids.length] ?? '' }
      const flag = index % 2 === 0 ? { defaultShipping: true } : { defaultBilling: true }
      return backend.call(contract.updateAddress, { params, body: { ...body, ...flag } }, headers)
    }),
  )
  expect(moved.filter(({ ok }) => !ok)).toEqual([])
  const all = await addressesOf(headers)
  expect(all.filter(({ defaultShipping }) => defaultShipping)).toHaveLength(1)
  expect(all.filter(({ defaultBilling }) => defaultBilling)).toHaveLength(1)
})
