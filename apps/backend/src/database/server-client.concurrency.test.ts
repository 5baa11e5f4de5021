import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { later } from './later.ts'
import type { OpenDatabase } from './open-database.ts'
import { prepared } from './prepared.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table note (id int primary key, text text not null)')
})
afterAll(() => database.close())

const insert = (id: number, text: string | null = 'x') =>
  prepared`insert into note (id, text) values (${id}::int, ${text}::text)`
const ids = async () => {
  const { rows } = await database.pool.query<{ id: number }>('select id from note order by id')
  return rows.map(({ id }) => id)
}

it('runs what waits before the statement it goes with, and with the commit', async () => {
  const { db } = database
  const seen = await db.transaction().execute(async (trx) => {
    await later(insert(1)).execute(trx)
    await later(insert(2)).execute(trx)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from note where id > ${0}`.execute(
      trx,
    )
    await later(insert(3)).execute(trx)
    return rows
  })
  expect(seen).toEqual([{ n: 2 }])
  expect(await ids()).toEqual([1, 2, 3])
})

it('keeps nothing of a transaction whose waiting statement fails, and the connection works on', async () => {
  const { db } = database
  const failing = (last: boolean) =>
    db.transaction().execute(async (trx) => {
      await insert(10).execute(trx)
      await later(insert(1)).execute(trx)
      await later(insert(11, 'never reached')).execute(trx)
      if (!last) await sql`select count(*) from note where id <> ${-1}`.execute(trx)
    })
  for (let times = 0; times < 3; times++) {
    await expect(failing(true)).rejects.toMatchObject({ code: '23505' })
    await expect(failing(false)).rejects.toMatchObject({ code: '23505' })
    await expect(
      db.transaction().execute((trx) => later(insert(12, null)).execute(trx)),
    ).rejects.toMatchObject({
      code: '23502',
    })
  }
  expect(await ids()).toEqual([1, 2, 3])
  await db.transaction().execute((trx) => later(insert(11)).execute(trx))
  expect(await ids()).toEqual([1, 2, 3, 11])
})

it('drops what waits when the work fails, and sends nothing for an empty transaction', async () => {
  const { db } = database
  const given = db.transaction().execute(async (trx) => {
    await later(insert(20)).execute(trx)
    throw new Error('changed my mind')
  })
  await expect(given).rejects.toThrow('changed my mind')
  await expect(db.transaction().execute(async () => 'nothing')).resolves.toBe('nothing')
  expect(await ids()).not.toContain(20)
})

it('sends what waits before statements without a name, and runs later ones at once outside a transaction', async () => {
  const { db, pool } = database
  await db.transaction().execute(async (trx) => {
    await later(insert(30)).execute(trx)
    await sql`update note set text = 'all' where id >= 30`.execute(trx)
  })
  await later(insert(31)).execute(db)
  const { rows } = await pool.query('select id, text from note where id >= 30 order by id')
  expect(rows).toEqual([
    { id: 30, text: 'all' },
    { id: 31, text: 'x' },
  ])
})

it('refuses a value that cannot be sent and keeps the connection whole', async () => {
  const { db } = database
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const given = db.transaction().execute(async (trx) => {
    await later(prepared`insert into note (id, text) values (40, ${circle})`).execute(trx)
    await insert(41).execute(trx)
  })
  await expect(given).rejects.toThrow(/circular/i)
  expect(await ids()).not.toContain(41)
})

it('knows the columns of a statement it has answered before, with rows or without', async () => {
  const { pool } = database
  const read = (id: number) => pool.query('select text, id from note where id = $1', [id])
  expect((await read(-5)).rows).toEqual([])
  for (let times = 0; times < 2; times++) {
    const { rows, fields, rowCount } = await read(1)
    expect(rows).toEqual([{ text: 'x', id: 1 }])
    expect(fields.map(({ name }) => name)).toEqual(['text', 'id'])
    expect(rowCount).toBe(1)
    const written = await pool.query('update note set text = $1 where id = 1', ['x'])
    expect(written).toMatchObject({ rows: [], rowCount: 1 })
  }
})

it('refuses a name that stands for another text', async () => {
  const client = await database.pool.connect()
  const ask = (text: string) => client.query({ name: 'one-name', text, values: [1] })
  await expect(ask('select $1::int as a')).resolves.toMatchObject({ rows: [{ a: 1 }] })
  await expect(ask('select $1::int as b')).rejects.toThrow('one-name')
  await expect(ask('select $1::int as a')).resolves.toMatchObject({ rows: [{ a: 1 }] })
  client.release()
})

it('answers the rows of two statements that go out together, the second seeing what the first did', async () => {
  const add = (id: number) =>
    prepared<{ id: number }>`insert into note (id, text) values (${id}::int, 'both') returning id`
  const read = (above: number) => prepared<{ text: string; n: number }>`
    select text, count(*)::int as n from note where id > ${above}::int group by text`
  for (const n of [1, 2, 3])
    expect(await read(49).executeAfter(add(49 + n), database)).toEqual({
      first: [{ id: 49 + n }],
      rows: [{ text: 'both', n }],
    })
  await expect(read(49).executeAfter(add(50), database)).rejects.toMatchObject({ code: '23505' })
  const divide = (by: number) => prepared<{ n: number }>`select 1 / ${by}::int as n`
  await expect(divide(0).executeAfter(add(60), database)).rejects.toMatchObject({ code: '22012' })
  expect(await ids()).not.toContain(60)
  expect(await divide(1).executeAfter(add(60), database)).toEqual({ first: [{ id: 60 }], rows: [{ n: 1 }] })
  expect((await read(49).executeAfter(insert(61, 'both'), database)).first).toEqual([])
})
