import { putProductFamily, readProductFamily } from '@filiera/contract/console/formats'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createCategory, createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../test/hold-lock.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const word = (it: string) => ({ it, en: '', es: '' })

it('gives a product to one of two families that ask for it at once, and knows one version of each', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const category_id = await createCategory(db)
  const { headers } = await createCustomer(backend, { sellerId: seller_id, audience: 'console' })
  const make = async () => (await createProduct(db, { seller_id, category_id })).id
  const [small, medium, large] = [await make(), await make(), await make()]
  const put = (id: string, version: number, members: readonly string[]) =>
    backend.call(
      putProductFamily,
      {
        params: { id },
        body: {
          axis: word('Formato'),
          members: members.map((member) => ({ id: member, value: word(member) })),
        },
      },
      { ...headers, 'if-match': `"v${version}"` },
    )
  let both: ReturnType<typeof put>[] = []
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from product where id = ${large}::bigint for update`.execute(trx)
    both = [put(small, 0, [small, large]), put(medium, 0, [medium, large])]
    await untilWaiting(db, 2)
  })
  const answers = await Promise.all(both)
  expect(answers.map((answer) => (answer.ok ? 200 : answer.problem.status)).sort()).toEqual([200, 422])
  const read = await backend.call(readProductFamily, { params: { id: large } }, headers)
  if (!read.ok) throw new Error(read.problem.detail)
  expect(read.value.members).toHaveLength(2)
  const changes = await Promise.all(
    [1, 2, 3].map(() =>
      put(
        large,
        1,
        read.value.members.map(({ id }) => id),
      ),
    ),
  )
  expect(changes.map((answer) => (answer.ok ? 200 : answer.problem.status)).sort()).toEqual([200, 412, 412])
})
