import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestClock, testClock } from '../../../test/build-test-backend.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { drainOutbox } from './drain-outbox.ts'
import { enqueue } from './enqueue.ts'

let database: OpenDatabase
let clock: TestClock
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  clock = testClock()
})
afterAll(() => database.close())

const put = (key: string, kind = 'post', payload: unknown = { to: key }) =>
  enqueue(database.db, { kind, key, payload, runAt: clock.now() })
const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const row = async () => {
  const [first] = await rows()
  if (!first) throw new Error('the outbox is empty')
  return first
}

it('does each effect once, in order, and not what is not due yet', async () => {
  const done: unknown[] = []
  const handlers = { post: async (payload: unknown, key: string) => void done.push([key, payload]) }
  await put('first')
  await put('second')
  await enqueue(database.db, {
    kind: 'post',
    key: 'later',
    payload: {},
    runAt: new Date(clock.now().getTime() + 1000),
  })
  expect(await drainOutbox(database.db, handlers, clock)).toBe(2)
  expect(await drainOutbox(database.db, handlers, clock)).toBe(0)
  expect(done).toEqual([
    ['first', { to: 'first' }],
    ['second', { to: 'second' }],
  ])
  clock.advance(1000)
  expect(await drainOutbox(database.db, handlers, clock)).toBe(1)
})

it('does the oldest first, wherever its row lies', async () => {
  const done: string[] = []
  const handlers = { post: async (_payload: unknown, key: string) => void done.push(key) }
  const keys = ['first', 'second', 'third', 'fourth']
  for (const key of keys) await put(key)
  // a row that is written anew moves behind the others
  for (const key of ['second', 'first'])
    await database.db.updateTable('outbox').set({ payload: '{}' }).where('key', '=', key).execute()
  await drainOutbox(database.db, handlers, clock)
  expect(done).toEqual(keys)
})

it('does each once when two workers are there and those before take long', async () => {
  const done: string[] = []
  const note = async (_payload: unknown, key: string) => void done.push(key)
  const slow = async (payload: unknown, key: string) => {
    clock.advance(25_000)
    await drainOutbox(database.db, { post: note }, clock)
    await note(payload, key)
  }
  const keys = ['first', 'second', 'third', 'fourth']
  for (const key of keys) await put(key)
  await drainOutbox(database.db, { post: slow }, clock)
  expect(done.toSorted()).toEqual(keys.toSorted())
})

it('ends after the effect that is under way when the program stops, and leaves the others as they are', async () => {
  let isStopping = false
  const handlers = {
    post: async () => {
      isStopping = true
    },
  }
  for (const key of ['first', 'second']) await put(key)
  expect(await drainOutbox(database.db, handlers, clock, undefined, () => isStopping)).toBe(1)
  expect(await rows()).toMatchObject([{ done_at: clock.now() }, { tries: 0, done_at: null }])
})

it('keeps a fact once, whoever queues it again and whatever with', async () => {
  await put('paid:1')
  await put('paid:1', 'post', { to: 'somebody else' })
  expect(await rows()).toMatchObject([{ key: 'paid:1', payload: { to: 'paid:1' } }])
})

it('tries again after longer and longer waits, and gives up with the reason after ten tries', async () => {
  let tries = 0
  const handlers = {
    post: async () => {
      tries += 1
      throw new Error(`no connection, try ${tries}`)
    },
  }
  await put('mail:1')
  const waits: number[] = []
  for (;;) {
    expect(await drainOutbox(database.db, handlers, clock)).toBe(1)
    const { dead_at, run_at, error } = await row()
    expect(error).toBe(`no connection, try ${tries}`)
    if (dead_at) break
    const wait = run_at.getTime() - clock.now().getTime()
    waits.push(wait / 1000)
    clock.advance(wait - 1)
    expect(await drainOutbox(database.db, handlers, clock)).toBe(0)
    clock.advance(1)
  }
  expect(waits).toEqual([5, 15, 60, 300, 900, 3600, 14_400, 43_200, 86_400])
  expect(tries).toBe(10)
  clock.advance(30 * 86_400_000)
  expect(await drainOutbox(database.db, handlers, clock)).toBe(0)
  expect(await row()).toMatchObject({ done_at: null, tries: 10 })
})

it('recovers: what failed is done when the outside is back, and its error is forgotten', async () => {
  let isDown = true
  const handlers = {
    post: async () => {
      if (isDown) throw new Error('down')
    },
  }
  await put('mail:1')
  await drainOutbox(database.db, handlers, clock)
  isDown = false
  clock.advance(5000)
  await drainOutbox(database.db, handlers, clock)
  expect(await row()).toMatchObject({ tries: 2, error: null, dead_at: null, done_at: clock.now() })
})

it('does the others although one fails or nobody knows its kind', async () => {
  const done: string[] = []
  const handlers = {
    post: async (_payload: unknown, key: string) => {
      if (key === 'bad') throw new Error('bad')
      done.push(key)
    },
  }
  await put('bad')
  await put('strange', 'nobody')
  await put('good')
  await drainOutbox(database.db, handlers, clock)
  expect(done).toEqual(['good'])
  expect((await rows()).map(({ error }) => error)).toEqual(['bad', 'no handler for nobody', null])
})

it('takes up again after a minute what a crashed worker had begun', async () => {
  const { promise: crash, resolve } = Promise.withResolvers<void>()
  await put('mail:1')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = drainOutbox(
    database.db,
    {
      post: async () => {
        begin()
        await crash
        throw new Error('crashed')
      },
    },
    clock,
  )
  await begun
  const done: string[] = []
  const handlers = { post: async (_payload: unknown, key: string) => void done.push(key) }
  expect(await drainOutbox(database.db, handlers, clock)).toBe(0)
  clock.advance(60_000)
  expect(await drainOutbox(database.db, handlers, clock)).toBe(1)
  expect(done).toEqual(['mail:1'])
  resolve()
  await first
  // the late failure of the first worker does not undo what the second did
  expect(await row()).toMatchObject({ done_at: expect.any(Date) })
})
