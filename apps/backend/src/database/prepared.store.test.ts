import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { prepared } from './prepared.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const doubled = (value: number) => prepared<number>`${value}::int * 2`
const columns = [prepared`a`, prepared`b`] as const

it('numbers the values of pieces in the order in which they stand', async () => {
  const ask = (first: number, second: number) =>
    prepared<{ a: number; b: number; c: string }>`
      select ${doubled(first)} as a, ${doubled(second)} as b, ${'x'}::text as c`.execute(database)
  expect((await ask(1, 2)).rows).toEqual([{ a: 2, b: 4, c: 'x' }])
  expect((await ask(5, 6)).rows).toEqual([{ a: 10, b: 12, c: 'x' }])
})

it('keeps statements apart that differ in a piece', async () => {
  const ask = (column: (typeof columns)[number]) =>
    prepared<object>`select ${column} from (values (1, ${2}::int)) as t(a, b)`.execute(database)
  for (let times = 0; times < 2; times++) {
    expect((await ask(columns[0])).rows).toEqual([{ a: 1 }])
    expect((await ask(columns[1])).rows).toEqual([{ b: 2 }])
  }
})

it('keeps statements apart that have a piece where another has a value', async () => {
  const one = prepared`'piece'`
  const ask = (first: unknown, second: unknown) =>
    prepared<object>`select ${first}::text as a, ${second}::text as b`.execute(database)
  expect((await ask(one, 'x')).rows).toEqual([{ a: 'piece', b: 'x' }])
  expect((await ask('x', one)).rows).toEqual([{ a: 'x', b: 'piece' }])
})

it('runs inside a transaction as outside', async () => {
  const rows = await database.db.transaction().execute(async (trx) => {
    const found = await prepared<{ n: number }>`select ${[1, 2]}::int[] as n`.execute(trx)
    return found.rows
  })
  expect(rows).toEqual([{ n: [1, 2] }])
})
