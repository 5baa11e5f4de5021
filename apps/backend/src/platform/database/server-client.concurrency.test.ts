import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openFaultProxy } from '../../../test/fault-proxy.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { type OpenDatabase, openServer } from './open-database.ts'

let database: OpenDatabase
let url: string
beforeAll(async () => {
  database = await openTestDatabase()
  url = database.pool.options.connectionString ?? ''
  await database.pool.query('create table note (id int primary key)')
})
afterAll(() => database.close())

const ids = async () => {
  const { rows } = await database.pool.query<{ id: number }>('select id from note order by id')
  return rows.map(({ id }) => id)
}

it('prepares a statement with values once a connection, in a transaction and outside', async () => {
  // a process names 400 statements: those of other test files do not count here
  vi.resetModules()
  const single = (await import('./open-database.ts')).openServer(url, 1)
  const read = (n: number) => sql<{ mark: number }>`select ${n}::int as mark`
  await read(1).execute(single.db)
  await single.db.transaction().execute((trx) => read(2).execute(trx))
  expect((await single.pool.query('select $1::int as mark', [3])).rows).toEqual([{ mark: 3 }])
  const { rows } = await single.pool.query(
    `select count(*)::int as n, sum(generic_plans + custom_plans)::int as runs
      from pg_prepared_statements where statement = 'select $1::int as mark'`,
  )
  expect(rows).toEqual([{ n: 1, runs: 3 }])
  await single.close()
})

it('refuses a name that stands for another text', async () => {
  const client = await database.pool.connect()
  const ask = (text: string) => client.query({ name: 'one-name', text, values: [1] })
  await expect(ask('select $1::int as a')).resolves.toMatchObject({ rows: [{ a: 1 }] })
  await expect(ask('select $1::int as b')).rejects.toThrow('one-name')
  await expect(ask('select $1::int as a')).resolves.toMatchObject({ rows: [{ a: 1 }] })
  client.release()
})

it('compiles no statement, and limits those of requests to seconds, those that take long to an hour', async () => {
  const settings = async ({ pool }: OpenDatabase) => {
    const { rows } =
      await pool.query(`select current_setting('jit') as jit, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
    return rows[0]
  }
  const shop = openServer(url, 1)
  expect(await settings(shop)).toEqual({ jit: 'off', statement: '3500ms', lock: '2500ms', idle: '10s' })
  const patient = shop.withoutLimits()
  expect(await settings(patient)).toEqual({
    jit: 'off',
    statement: '1h',
    lock: '10min',
    idle: '10min',
  })
  await Promise.all([shop.close(), patient.close()])
})

it('compiles no statement either where the address has options of its own, which hold too', async () => {
  const address = new URL(url)
  address.searchParams.set('options', '-c geqo=off -c work_mem=5MB')
  const own = openServer(address.href, 1)
  const { rows } =
    await own.pool.query(`select current_setting('jit') as jit, current_setting('geqo') as geqo,
    current_setting('work_mem') as memory`)
  expect(rows).toEqual([{ jit: 'off', geqo: 'off', memory: '5MB' }])
  await own.close()
})

it('fails the transaction whose connection breaks, keeps the process, and goes on with another connection', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query(
    'insert into note (id) values ($1) returning pg_backend_pid() as pid',
    [1],
  )
  // nothing runs on it when it breaks: the error has nowhere to go but the connection
  const broken = new Promise((resolve) => client.once('end', () => resolve(undefined)))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await broken
  await expect(client.query('commit')).rejects.toThrow('not queryable')
  client.release()
  expect(await ids()).toEqual([])
})

it('gives up a server that stalls, and never uses the connection again whose transaction may be open there', async () => {
  const proxy = await openFaultProxy(url)
  const stalled = openServer(proxy.url, 1, { query_timeout: 150 })
  const insert = sql`insert into note (id) values (10)`
  await stalled.pool.query('select 1')
  await proxy.set({ kind: 'stalled' })
  const given = stalled.db.transaction().execute((trx) => insert.execute(trx))
  await expect(given).rejects.toThrow('Query read timeout')
  await proxy.set({ kind: 'none' })
  await insert.execute(stalled.db)
  expect(await ids()).toEqual([10])
  await stalled.close()
  await proxy.close()
})
