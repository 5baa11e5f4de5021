import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { inTransaction, isConflictOfTransactions } from './in-transaction.ts'
import type { OpenDatabase, Transaction } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table counted (id int primary key, times int not null)`.execute(database.db)
  await sql`insert into counted values (1, 0), (2, 0)`.execute(database.db)
})
afterAll(() => database.close())

const count = (trx: Transaction, id: number) =>
  sql`update counted set times = times + 1 where id = ${id}`.execute(trx)

/** Resolves for everybody once so many have come. */
function barrier(size: number): () => Promise<void> {
  const open = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === size) open.resolve()
    return open.promise
  }
}

it('does both of two transactions that lock each other out, each once', async () => {
  const met = barrier(2)
  const tries: number[] = []
  const both = [
    [1, 2],
    [2, 1],
  ].map(([first = 0, second = 0]) =>
    inTransaction(database.db, async (trx) => {
      tries.push(first)
      await sql`set local deadlock_timeout = '20ms'`.execute(trx)
      await count(trx, first)
      await met()
      await count(trx, second)
    }),
  )
  await Promise.all(both)
  expect(tries).toHaveLength(3)
  const { rows } = await sql<{ times: number }>`select times from counted`.execute(database.db)
  expect(rows).toEqual([{ times: 2 }, { times: 2 }])
})

it('tries a few times and then says what the server said', async () => {
  let tries = 0
  const failing = inTransaction(database.db, async (trx) => {
    tries += 1
    await sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(trx)
  })
  const error = await failing.catch((reason: unknown) => reason)
  expect(isConflictOfTransactions(error)).toBe(true)
  expect(tries).toBe(5)
})

it('does what fails for another reason once', async () => {
  let tries = 0
  const failing = inTransaction(database.db, async (trx) => {
    tries += 1
    await sql`select 1 / 0`.execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(tries).toBe(1)
})
