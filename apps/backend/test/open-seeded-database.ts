import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { loadSeed } from '../src/seed/load-seed.ts'
import { testClock } from './build-test-backend.ts'
import { openEmbedded, openOnServer, openServerAs } from './open-test-database.ts'

const SEEDED = 'filiera_seeded'
const SEEDING = 'filiera_seeding'

/** Makes the template on the server, unless another worker did; that one is waited for. */
async function seedServer(url: string): Promise<void> {
  const turn = new pg.Client({ connectionString: url })
  await turn.connect()
  await turn.query("select pg_advisory_lock(hashtext('filiera_seeded'))")
  const { rows } = await turn.query('select from pg_database where datname = $1', [SEEDED])
  if (rows.length === 0) {
    await turn.query(`drop database if exists ${SEEDING} with (force)`)
    await turn.query(`create database ${SEEDING} template filiera_template strategy file_copy`)
    const database = openServerAs(url, SEEDING)
    await loadSeed(database.db, testClock(), () => {})
    await database.close()
    await turn.query(`alter database ${SEEDING} rename to ${SEEDED}`)
  }
  await turn.end()
}

/** Writes the image of the embedded database; two workers at once make the same one. */
async function seedEmbedded(path: string): Promise<void> {
  const { database, image } = await openEmbedded(inject('embeddedTemplate'))
  await loadSeed(database.db, testClock(), () => {})
  const own = `${path}.${process.pid}`
  writeFileSync(own, await image())
  await database.close()
  renameSync(own, path)
}

/** A database of its own with the demonstration's catalogue, as `loadSeed` writes it by the clock of the tests: loaded once in a run, for the first that asks. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') {
    const url = inject('databaseUrl')
    await seedServer(url)
    return openOnServer(url, SEEDED)
  }
  const path = join(dirname(inject('embeddedTemplate')), 'seeded.tar')
  if (!existsSync(path)) await seedEmbedded(path)
  return (await openEmbedded(path)).database
}
