import { addLot, changeLot } from '@filiera/contract/console/lots'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'

let backend: TestBackend
let owner: TestCustomer
let id: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const product = await createProduct(backend.services.db, { stock: 20 })
  id = product.id
  owner = await createCustomer(backend, { sellerId: product.sellerId, audience: 'console' })
})
afterAll(() => backend.close())

const date = { expires: '2027-03-01', expiry: 'best-before' } as const

async function newLot(code: string): Promise<string> {
  const body = { code, ...date, pieces: 2 }
  const { lots } = valueIn(await backend.call(addLot, { params: { id }, body }, owner.headers))
  return lots.find((lot) => lot.code === code)?.id ?? ''
}
const change = (lot: string, body: Parameters<typeof changeLot.body.parse>[0] & object) =>
  backend.call(changeLot, { params: { id, lot }, body: body as never }, owner.headers)

it('corrects code and date of a lot only as they were seen', async () => {
  const lot = await newLot('L-1')
  expect(await change(lot, { code: 'L-2' })).toMatchObject({ problem: { code: 'invalid_body' } })
  expect(await change(lot, { code: 'L-2', seen: { code: 'L-1' } })).toMatchObject({ ok: true })
  expect(await change(lot, { code: 'L-3', seen: { code: 'L-1' } })).toMatchObject({
    problem: {
      code: 'changed_meanwhile',
      status: 412,
      changed: { by: 'Anna Verdi', current: { code: 'L-2' } },
    },
  })
  // the date is as it was seen: a colleague's code stays
  const use = { expires: '2027-02-01', expiry: 'use-by' } as const
  expect(await change(lot, { ...use, seen: date })).toMatchObject({
    value: { lots: [{ code: 'L-2', ...use }] },
  })
  expect(await change(lot, { ...date, seen: date })).toMatchObject({ problem: { code: 'changed_meanwhile' } })
})

it('notes what the date of a lot says', async () => {
  const lot = await newLot('L-9')
  await change(lot, { expires: date.expires, expiry: 'use-by', seen: date })
  const { before, after } = await backend.services.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'changeLot')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([before, after]).toMatchObject([{ expiry: 'best-before' }, { expiry: 'use-by' }])
})
