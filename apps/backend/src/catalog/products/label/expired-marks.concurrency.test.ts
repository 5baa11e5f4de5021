import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../../test/hold-lock.ts'
import { dropExpiredMarks } from './drop-expired-marks.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const registers = (expires: string) =>
  JSON.stringify([{ code: 'bio', register: 'IT-BIO-006', certificate: 'C-1', expires }])

it('stays when its certificate is renewed at the same moment', async () => {
  const { db } = backend.services
  const label = { mark_registers: registers('2026-11-22') }
  const { id } = await createProduct(db, { marks: ['bio'], label })
  const { dropped } = await db.transaction().execute(async (trx) => {
    // as a publication does: the product first, then its label
    await trx.selectFrom('product').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const dropped = dropExpiredMarks(backend.services)
    await untilWaiting(db, 1)
    await trx
      .updateTable('product_label')
      .set({ mark_registers: registers('2027-11-22') })
      .where('product_id', '=', id)
      .execute()
    return { dropped }
  })
  expect(await dropped).toBe(0)
  const product = db.selectFrom('product').select('marks').where('id', '=', id)
  expect(await product.executeTakeFirst()).toEqual({ marks: ['bio'] })
})
