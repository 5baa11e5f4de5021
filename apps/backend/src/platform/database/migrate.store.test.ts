import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

it('leaves nothing of a migration that fails', async () => {
  const broken = {
    name: '9999-broken',
    sql: 'create table half (id int); select nothing from nowhere',
  }
  await expect(migrate(database.db, [...readMigrations(), broken])).rejects.toThrow(/9999-broken/)
  const { rows } = await database.pool.query("select to_regclass('half') as half")
  expect(rows[0].half).toBeNull()
})

describe('before a database that a newer version migrated', () => {
  const added = { name: '9001-more', sql: 'create table more (id int)' }
  const taken = { name: '9002-contract-more', sql: 'drop table more' }

  it('goes on when that only added to it', async () => {
    expect(await migrate(database.db, [...readMigrations(), added])).toEqual(['9001-more'])
    expect(await migrate(database.db)).toEqual([])
  })

  it('refuses it when a migration of its own is missing there', async () => {
    const own = { name: '9000-own', sql: 'select 1' }
    await expect(migrate(database.db, [...readMigrations(), own])).rejects.toThrow(/does not know/)
  })

  it('refuses it when something was taken away', async () => {
    await migrate(database.db, [...readMigrations(), added, taken])
    await expect(migrate(database.db)).rejects.toThrow(/9002-contract-more, which this version does not know/)
  })
})
