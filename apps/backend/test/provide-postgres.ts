import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tools/start-postgres.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openServer } from '../src/platform/database/open-database.ts'

/** Starts (or finds) a real PostgreSQL server, prepares the migrated template database and hands out the server's address. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  for (const left of ['filiera_template', 'filiera_seeded'])
    await admin.query(`drop database if exists ${left} with (force)`)
  await admin.query('create database filiera_template')
  const templateUrl = new URL(server.url)
  templateUrl.pathname = '/filiera_template'
  const template = openServer(templateUrl.href, 2, {})
  await migrate(template.db)
  await template.close()
  await admin.end()
  project.provide('databaseUrl', server.url)
  return () => server.stop()
}
