import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { buildTestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

/** Runs statements on the server of the test run. */
async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

it('answers 503 with Retry-After while the database is away, and works again when it is back', async () => {
  const backend = await buildTestBackend()
  const { rows } = await backend.services.database.pool.query('select current_database() as name')
  const name = pg.escapeIdentifier(rows[0].name)
  const { id } = await createProduct(backend.services.db)
  const url = `${backend.url}/products/${id}`
  expect((await fetch(url)).status).toBe(200)

  const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0].name}'`
  await onServer(`alter database ${name} with allow_connections false`, endSessions)
  const refused = await fetch(url)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${backend.url}/readyz`)).status).toBe(503)

  await onServer(`alter database ${name} with allow_connections true`)
  expect((await fetch(url)).status).toBe(200)
  await backend.close()
})
