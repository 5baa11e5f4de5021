import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const directory = new URL('./migrations/', import.meta.url)
/** Advisory lock so that two starting processes migrate one after the other. */
const LOCK = 40_002_026

export type Migration = { name: string; sql: string; checksum: string }

/** The migrations of this version in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, directory), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

function refuseChanged(applied: Map<string, string>, migrations: readonly Migration[]): void {
  for (const { name, checksum } of migrations) {
    const known = applied.get(name)
    if (known !== undefined && known !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it ran on this database. Restore the file, or start from an empty database (remove DATA_DIR, or use another DATABASE_URL).`,
      )
    }
  }
  const unknown = [...applied.keys()].find((name) => !migrations.some((migration) => migration.name === name))
  if (unknown)
    throw new Error(
      `The database has migration ${unknown}, which this version does not know: update the program.`,
    )
}

async function applyPending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseChanged(applied, migrations)
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql, checksum } of pending) {
    await client.query('begin')
    try {
      await client.query(sql)
      await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
  return pending.map(({ name }) => name)
}

/**
 * Runs what is missing, forward only, once, each in its transaction.
 * @returns names of the migrations that ran
 * @throws Error when an applied migration was edited or is unknown, or a statement fails
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    try {
      return await applyPending(client, migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    client.release()
  }
}
