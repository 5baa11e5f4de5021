import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { freePort } from '../../../../tools/free-ports.ts'
import { readMigrations } from '../../src/platform/database/migrate.ts'
import { startChild } from '../start-child.ts'
import { isLong, ROUNDS_TIMEOUT_MS } from './rounds.ts'

const NAME = 'interrupted_migration'
/** So long after the migration began, in milliseconds. */
const KILLED_AFTER_MS = 200

async function onServer<Row extends pg.QueryResultRow>(database: string, statement: string) {
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

const tables = async () => {
  const [found] = await onServer<{ count: number }>(
    NAME,
    `select count(*)::int as count from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  )
  return found?.count
}

/** Every table takes a while to make, so that there is a middle to be killed in. */
const SLOW = `create function public.slow() returns event_trigger language plpgsql as $$ begin perform pg_sleep(0.05); end $$;
  create event trigger slow on ddl_command_start when tag in ('CREATE TABLE') execute function public.slow()`

/** Whether a session of the backend is in the middle of a transaction. */
const isMigrating = async () =>
  (
    await onServer(
      'postgres',
      `select 1 from pg_stat_activity where datname = '${NAME}' and application_name = 'filiera' and xact_start is not null
        and query like '%create table%'`,
    )
  ).length > 0

/** It starts two programs: `npm run test:long` does it. */
describe.runIf(isLong)('a migration that is killed', () => {
  it(
    'leaves nothing, and runs again at the next start',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'filiera-migration-'))
      await onServer('postgres', `drop database if exists ${NAME} with (force)`)
      await onServer('postgres', `create database ${NAME}`)
      await onServer(NAME, SLOW)
      const url = new URL(inject('databaseUrl'))
      url.pathname = `/${NAME}`
      const environment = async () => ({
        ...{ NODE_ENV: 'test', SEED: 'none', DATABASE_URL: url.href, DATA_DIR: folder },
        ...{ SMTP_URL: 'smtp://127.0.0.1:1', SANDBOX_URL: 'http://127.0.0.1:1' },
        BACKEND_PORT: String(await freePort()),
      })
      const kill = new AbortController()
      const first = startChild('backend', await environment(), kill.signal)
      first.catch(() => {})
      while (!(await isMigrating())) await wait(5)
      await wait(KILLED_AFTER_MS)
      kill.abort()
      await expect(first).rejects.toThrow('ended')
      await expect.poll(tables, { timeout: 10_000 }).toBe(0)
      await onServer(NAME, 'drop event trigger slow')
      const second = await startChild('backend', await environment())
      const [{ count } = { count: 0 }] = await onServer<{ count: number }>(
        NAME,
        'select count(*)::int as count from kysely_migration',
      )
      expect(count).toBe(readMigrations().length)
      await second.kill()
      await onServer('postgres', `drop database ${NAME} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
    ROUNDS_TIMEOUT_MS,
  )
})
