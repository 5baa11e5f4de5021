import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './open-database.ts'

const directory = new URL('./migrations/', import.meta.url)
const START_EMPTY = 'start from an empty database (remove DATA_DIR, or use another DATABASE_URL)'

export type Migration = { name: string; sql: string }

/** The migrations of this version in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(file, directory), 'utf8'),
    }))
}

/** What Kysely remembers a migration by: its name and the checksum of its text, so that an edited file is noticed. */
const idOf = ({ name, sql }: Migration) =>
  `${name} ${createHash('sha256').update(sql).digest('hex').slice(0, 12)}`

/** Ids of the migrations that ran on this database. */
async function readApplied(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!rows[0]?.found) return []
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return applied.map(({ name }) => name)
}

/** Takes something away that a version before may still use; all other migrations only add (`test/upgrade/version-before.ts`). */
const contracts = (name: string) => /^\d{4}-contract-/.test(name)

/**
 * A newer version may have added to the database: while machines are replaced, and when one goes back to the version before.
 * @throws Error when an applied migration was edited, took something away, or came while one of these was left out
 */
function refuseUnknown(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(idOf))
  const hasAll = applied.filter((id) => known.has(id)).length === migrations.length
  for (const id of applied) {
    if (known.has(id)) continue
    const [name = ''] = id.split(' ')
    if (migrations.some((migration) => migration.name === name))
      throw new Error(
        `Migration ${name} was changed after it ran on this database. Restore the file, or ${START_EMPTY}.`,
      )
    if (contracts(name) || !hasAll)
      throw new Error(
        `The database has migration ${name}, which this version does not know: update the program, or ${START_EMPTY}.`,
      )
  }
}

/**
 * Runs what is missing in one transaction, forward only; two starting processes wait for each other (Kysely's lock).
 * @returns names of the migrations that ran
 * @throws Error when an applied migration was edited or is one that this version cannot run with, or a statement fails
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const applied = await readApplied(db)
  refuseUnknown(applied, migrations)
  // Kysely would read the whole catalog to find out.
  if (applied.length >= migrations.length) return []
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        migrations.map((migration) => [
          idOf(migration),
          { up: async (trx: Database) => void (await sql.raw(migration.sql).execute(trx)) },
        ]),
      ),
  }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? ''
    const hint = applied.length === 0 ? ` If the database is not empty, ${START_EMPTY}.` : ''
    throw new Error(`Migration ${failed} failed: ${error instanceof Error ? error.message : error}.${hint}`, {
      cause: error,
    })
  }
  return results.map(({ migrationName }) => migrationName.split(' ')[0] ?? migrationName)
}
