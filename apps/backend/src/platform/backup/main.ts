import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { writeSecurityEvent } from '../audit/security-event.store.ts'
import { systemClock } from '../clock.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { openFiles } from '../files/open-files.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseWithin, writeBackup } from './write-backup.ts'

const config = readConfig(process.env)

/** Opens a database for work that takes long. */
async function withDatabase<T>(
  DATABASE_URL: string | undefined,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, DATABASE_URL })
  const patient = database.withoutLimits()
  try {
    return await work(patient)
  } finally {
    await patient.close()
    await database.close()
  }
}

function describe({ tables, files, takenAt, engine }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, stored) => sum + stored.bytes, 0)
  return `${rows} rows of ${tables.length} tables (${engine}, ${takenAt}) and ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}

const store = openFiles(config)

/** Who has this shop's data now, and where it came from, stands among its security events. */
const note = ({ db }: OpenDatabase, event: 'backup_taken' | 'backup_restored') =>
  writeSecurityEvent(db, { event, account: null, object: null, requestId: null, at: systemClock.now() })

/** `npm run backup -- <folder>` */
function backup(folder: string): Promise<Manifest> {
  if (!config.S3_BUCKET) refuseWithin(config.DATA_DIR, folder)
  return withDatabase(config.DATABASE_URL, async (database) => {
    const manifest = await writeBackup({ database, store, folder, clock: systemClock })
    await note(database, 'backup_taken')
    return manifest
  })
}

/** `npm run restore -- <folder>` */
const restore = (folder: string) =>
  withDatabase(config.DATABASE_URL, async (database) => {
    const manifest = await restoreBackup({ database, store, folder })
    await note(database, 'backup_restored')
    return manifest
  })

/** `npm run move-to-postgres`: from the embedded database of DATA_DIR to DATABASE_URL; pictures stay where they are. */
async function move(): Promise<Manifest> {
  if (!config.DATABASE_URL) throw new Error('Set DATABASE_URL to the empty PostgreSQL database to move to.')
  const parent = mkdtempSync(join(tmpdir(), 'filiera-move-'))
  const folder = join(parent, 'backup')
  try {
    await withDatabase(undefined, (database) =>
      writeBackup({ database, store: null, folder, clock: systemClock }),
    )
    return await withDatabase(config.DATABASE_URL, async (database) => {
      const manifest = await restoreBackup({ database, store: null, folder })
      await note(database, 'backup_restored')
      return manifest
    })
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

async function main([command, folder]: string[]): Promise<string> {
  const started = performance.now()
  if (command !== 'move' && !folder) throw new Error(`Say which folder: npm run ${command} -- <folder>`)
  const said = { backup: 'Backed up', restore: 'Checked and restored', move: 'Moved and checked' }[
    command ?? ''
  ]
  const work = { backup, restore, move }[command ?? '']
  if (!work || !said) throw new Error(`There is no command ${command}.`)
  const manifest = await work(folder ?? '')
  return `${said} ${describe(manifest)} in ${((performance.now() - started) / 1000).toFixed(1)} s.`
}

await main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
