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
  ['-- contract: since 1.2.0 no program reads it\nalter table product drop column brand;', []],
])('reads %j as %j', (sql, found) => {
  expect(breaksVersionBefore(sql)).toEqual(found)
})

it('finds none that the version before could not run against (CONTRIBUTING, "Add a migration")', () => {
  const broken = readMigrations()
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(({ name, sql }) => breaksVersionBefore(sql).map((what) => `${name}: ${what}`))
  expect(broken).toEqual([])
})
