import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { untilWaiting } from '../../../../test/hold-lock.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { publishScheduled } from './publish-scheduled.ts'

const HOUR_MS = 3_600_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** A product whose draft is due. */
async function dueProduct() {
  const edited = await openEditedProduct(backend)
  await edited.change(0, { ownCode: 'A' })
  await edited.schedule(1, new Date(backend.clock.now().getTime() + HOUR_MS))
  backend.clock.advance(HOUR_MS)
  return edited
}

/** Does something while somebody else holds the row of a product. */
async function whileLocked(id: string, waiting: number, work: () => void): Promise<void> {
  const { db } = backend.services
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from product where id = ${id}::bigint for update`.execute(trx)
    work()
    await untilWaiting(db, waiting)
  })
}

it('one version comes of several workers and of who publishes by hand at the same moment', async () => {
  const { id, publish, versions, read } = await dueProduct()
  let all: Promise<unknown>[] = []
  await whileLocked(id, 4, () => {
    const { services } = backend
    all = [publishScheduled(services), publish(2), publishScheduled(services), publishScheduled(services)]
  })
  const [one, byHand, two, three] = await Promise.all(all)
  const times = [one, two, three].reduce<number>((sum, count) => sum + Number(count), 0)
  const { ok } = byHand as { ok: boolean }
  expect(times + Number(ok)).toBe(1)
  expect((await versions()).map(({ number }) => number)).toEqual([2, 1])
  expect(await read()).toMatchObject({ draft: null, schedule: null, live: { ownCode: 'A' } })
})

it('what is put off at the last moment is not published', async () => {
  const { id, schedule, versions, read } = await dueProduct()
  const { db } = backend.services
  const later = new Date(backend.clock.now().getTime() + HOUR_MS)
  let tried: Promise<number> | undefined
  let put: ReturnType<typeof schedule> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from product_draft where product_id = ${id}::bigint for update`.execute(trx)
    put = schedule(2, later)
    await untilWaiting(db, 1)
    tried = publishScheduled(backend.services)
    await untilWaiting(db, 2)
  })
  expect(await put).toMatchObject({ ok: true })
  expect(await tried).toBe(0)
  expect(await versions()).toEqual([])
  expect(await read()).toMatchObject({ schedule: { at: later.toISOString() } })
})
