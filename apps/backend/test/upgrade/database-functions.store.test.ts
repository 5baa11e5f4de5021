import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../open-test-database.ts'

const FILE = join(import.meta.dirname, '../../../../docs/reference/database-functions.sql')
const HEAD = `-- Functions and triggers of the database as the migrations leave them, to be read, not run. A test compares this file with the database;
-- after a migration it is written anew: npx vitest run --project embedded apps/backend/test/upgrade/database-functions -u
`

/** Functions by name, without those of extensions. */
const functions = sql<{ text: string }>`
  select pg_get_functiondef(f.oid) || ';' as text from pg_proc f
  where f.pronamespace = 'public'::regnamespace and f.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
  order by f.proname, pg_get_function_identity_arguments(f.oid)`

/** Triggers by table and name, without those of foreign keys. */
const triggers = sql<{ text: string }>`
  select pg_get_triggerdef(t.oid) || ';' as text from pg_trigger t
  where not t.tgisinternal order by t.tgrelid::regclass::text, t.tgname`

// the embedded database is the same version for everybody: servers write the same in other words
it.skipIf(process.env.TEST_ENGINE === 'postgres')('has the functions that the reference shows', async () => {
  const { db, close } = await openTestDatabase()
  const { rows: found } = await functions.execute(db)
  const { rows: fired } = await triggers.execute(db)
  await close()
  const parts = [HEAD, ...found.map(({ text }) => text), fired.map(({ text }) => text).join('\n'), '']
  await expect(parts.join('\n')).toMatchFileSnapshot(FILE)
})
