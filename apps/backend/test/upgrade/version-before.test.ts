import { expect, it } from 'vitest'
import { readMigrations } from '../../src/platform/database/migrate.ts'
import { breaksVersionBefore } from './version-before.ts'

/** Before the first release nobody ran a version before. */
const FIRST_CHECKED = '0059'

it.each([
  ['alter table product drop column brand;', ['drop column']],
  ['drop table if exists banner;', ['drop table']],
  ['alter table product rename column brand to maker;\nalter table a rename to b;', ['rename', 'rename']],
  ['alter table product alter column price type numeric;', ['other type']],
  ['alter table product alter price set data type numeric;', ['other type']],
  ['alter table product alter column brand set not null;', ['not null']],
  ['alter table product add column brand text not null;', ['not null']],
  [
    "alter table product\n  add column brand text not null default '',\n  add size int not null;",
    ['not null'],
  ],
  ["alter table product add column brand text not null default '', add column size int;", []],
  ['alter table product add check (price > 0), add constraint c foreign key (a) references b;', []],
  ['create table tag (id int not null);\n-- drop column in a comment', []],
])('reads %j as %j', (sql, found) => {
  expect(breaksVersionBefore({ name: '0100-brand', sql })).toEqual(found)
})

it('lets one take something away that is named so and says why', () => {
  const sql = '-- contract: since 1.2.0 no program reads it\nalter table product drop column brand;'
  expect(breaksVersionBefore({ name: '0100-contract-brand', sql })).toEqual([])
  expect(breaksVersionBefore({ name: '0100-brand', sql })).toEqual(['drop column'])
  expect(breaksVersionBefore({ name: '0100-contract-brand', sql: 'drop table brand' })).toEqual([
    'drop table',
  ])
})

it('finds none that the version before could not run against (CONTRIBUTING, "Add a migration")', () => {
  const broken = readMigrations()
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap((migration) => breaksVersionBefore(migration).map((what) => `${migration.name}: ${what}`))
  expect(broken).toEqual([])
})
