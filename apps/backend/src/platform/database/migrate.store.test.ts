import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('has migrations numbered from 1 on, without gaps and without a number twice', () => {
  const names = readMigrations().map(({ name }) => name)
  expect(names.filter((name) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([])
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
})

it('runs each migration once', async () => {
  expect(await migrate(database.db)).toEqual([])
})

it('refuses an edited migration and says what to do', async () => {
  const edited = readMigrations().map((migration) => ({ ...migration, sql: `${migration.sql}-- edited` }))
  await expect(migrate(database.db, edited)).rejects.toThrow(/was changed after it ran/)
})

it('refuses a database that is newer than the program', async () => {
  await expect(migrate(database.db, readMigrations().slice(0, 2))).rejects.toThrow(/does not know/)
})

it('leaves nothing of a migration that fails', async () => {
  const broken = {
    name: '9999-broken',
    sql: 'create table half (id int); select nothing from nowhere',
  }
  await expect(migrate(database.db, [...readMigrations(), broken])).rejects.toThrow(/9999-broken/)
  const { rows } = await database.pool.query("select to_regclass('half') as half")
  expect(rows[0].half).toBeNull()
})
