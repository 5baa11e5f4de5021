import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('runs each migration once', async () => {
  expect(await migrate(database.pool)).toEqual([])
})

it('refuses an edited migration and says what to do', async () => {
  const edited = readMigrations().map((migration) => ({ ...migration, checksum: 'other' }))
  await expect(migrate(database.pool, edited)).rejects.toThrow(/was changed after it ran/)
})

it('refuses a database that is newer than the program', async () => {
  await expect(migrate(database.pool, readMigrations().slice(0, 2))).rejects.toThrow(/does not know/)
})

it('leaves nothing of a migration that fails', async () => {
  const broken = {
    name: '9999_broken.sql',
    sql: 'create table half (id int); select nothing from nowhere',
    checksum: 'x',
  }
  await expect(migrate(database.pool, [...readMigrations(), broken])).rejects.toThrow(/9999_broken/)
  const { rows } = await database.pool.query("select to_regclass('half') as half")
  expect(rows[0].half).toBeNull()
})
