import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildTestBackend, type TestBackend, testClock } from '../../../test/build-test-backend.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createCheckout } from '../../../test/factories/order.ts'
import { createSmallCatalogue } from '../../../test/small-catalogue.ts'
import { readMigrations } from '../database/migrate.ts'
import { type OpenDatabase, openServer, wrapEmbedded } from '../database/open-database.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFolder } from '../files/folder.ts'
import { rowsFile } from './manifest.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { refuseWithin, writeBackup } from './write-backup.ts'

const ODD = 'Azienda "L\'Ulivo" \\ riga 1\nriga 2\t€, (a,b) {c}'

let backend: TestBackend
let parent: string
const opened: OpenDatabase[] = []
const made: string[] = []
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'filiera-backup-'))
  backend = await buildTestBackend()
  await createSmallCatalogue(backend.services.db)
  await createSeller(backend.services.db, { name: ODD })
  await createCheckout(backend, [{}])
  const photos = join(parent, 'data/photos')
  await mkdir(photos, { recursive: true })
  await mkdir(join(parent, 'data/pictures/derivatives'), { recursive: true })
  await writeFile(join(photos, 'a.webp'), 'a photo')
  await writeFile(join(parent, 'data/pictures/derivatives/b.webp'), 'made again')
})
const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
afterAll(async () => {
  for (const database of opened) await database.close()
  for (const name of made) await onServer(`drop database ${name} with (force)`)
  await backend.close()
  await rm(parent, { recursive: true })
})

async function openEmptyServer(): Promise<OpenDatabase> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  made.push(name)
  await onServer(`create database ${name}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const database = openServer(url.href, 2)
  // as the command opens it: all migrations at once take a busy machine seconds
  const patient = database.withoutLimits()
  opened.push(patient, database)
  return patient
}

async function openEmptyEmbedded(): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  const database = await wrapEmbedded(pglite, () => {})
  opened.push(database)
  return database
}

const backUp = (database: OpenDatabase, name: string, store: FileStore | null = null) =>
  writeBackup({ database, store, folder: join(parent, name), clock: testClock() })

const contentOf = (manifest: Awaited<ReturnType<typeof backUp>>) =>
  manifest.tables.map(({ name, rows, checksum }) => ({ name, rows, checksum }))

it('goes from a server to the embedded database and to another server, and nothing is lost', async () => {
  const first = await backUp(backend.services.database, 'first', openFolder(join(parent, 'data')))
  expect(first.tables.find(({ name }) => name === 'purchase_order')?.rows).toBe(1)
  expect(first.files.map(({ path }) => path)).toEqual(['photos/a.webp'])

  const embedded = await openEmptyEmbedded()
  const data = join(parent, 'restored')
  await restoreBackup({ database: embedded, store: openFolder(data), folder: join(parent, 'first') })
  expect(await readFile(join(data, 'photos/a.webp'), 'utf8')).toBe('a photo')
  const { rows } = await embedded.pool.query('select 1 from seller where name = $1', [ODD])
  expect(rows).toHaveLength(1)
  const second = await backUp(embedded, 'second')
  expect(contentOf(second)).toEqual(contentOf(first))

  const server = await openEmptyServer()
  await restoreBackup({ database: server, store: null, folder: join(parent, 'second') })
  const third = await backUp(server, 'third')
  expect(contentOf(third)).toEqual(contentOf(first))
  expect(third.sequences).toEqual(first.sequences)
  // rules and triggers are in force again, and new rows find free ids
  await expect(server.pool.query('update stock set quantity = -1')).rejects.toThrow()
  await createSeller(server.db, { name: 'after' })
  const references = "select count(*)::int as n from pg_constraint where contype = 'f'"
  const counted = await Promise.all(
    [backend.services.database, server].map(async ({ pool }) => (await pool.query(references)).rows[0].n),
  )
  expect(counted[0]).toBeGreaterThan(50)
  expect(counted[1]).toBe(counted[0])
})

it('refuses what is no whole backup before it touches anything, and a database in use', async () => {
  const manifest = await backUp(backend.services.database, 'whole')
  const whole = join(parent, 'whole')
  await expect(
    restoreBackup({ database: backend.services.database, store: null, folder: whole }),
  ).rejects.toThrow('not empty')
  await expect(checkBackup(join(parent, 'nowhere'))).rejects.toThrow('was not finished')
  const rows = join(whole, rowsFile(manifest.tables[0]?.name ?? ''))
  const bytes = await readFile(rows)
  await writeFile(rows, bytes.subarray(0, -1))
  await expect(checkBackup(whole)).rejects.toThrow('damaged')
  await rm(rows)
  await expect(checkBackup(whole)).rejects.toThrow('not whole')
  await writeFile(rows, bytes)
  const later = { ...manifest, migrations: [...readMigrations().map(({ name }) => name), '9999-later'] }
  await writeFile(join(whole, 'manifest.json'), JSON.stringify(later))
  await expect(
    restoreBackup({ database: backend.services.database, store: null, folder: whole }),
  ).rejects.toThrow('newer one')
})

it('refuses a place among the files that it holds', () => {
  const data = join(parent, 'data')
  for (const folder of [data, join(data, 'backups/2026-12-01'), `${data}/../data/x`])
    expect(() => refuseWithin(data, folder)).toThrow('choose a folder outside')
  for (const folder of [join(parent, 'backups'), `${data}-backups`, join(data, '..')])
    expect(() => refuseWithin(data, folder)).not.toThrow()
})
