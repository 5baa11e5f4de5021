import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { systemClock } from '../clock.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

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

const dataDirectory = config.DATA_DIR

/** `npm run backup -- <folder>` */
const backup = (folder: string) =>
  withDatabase(config.DATABASE_URL, (database) =>
    writeBackup({ database, dataDirectory, folder, clock: systemClock }),
  )

/** `npm run restore -- <folder>` */
const restore = (folder: string) =>
  withDatabase(config.DATABASE_URL, (database) => restoreBackup({ database, dataDirectory, folder }))

/** `npm run move-to-postgres`: from the embedded database of DATA_DIR to DATABASE_URL; pictures stay where they are. */
async function move(): Promise<Manifest> {
  if (!config.DATABASE_URL) throw new Error('Set DATABASE_URL to the empty PostgreSQL database to move to.')
  const parent = mkdtempSync(join(tmpdir(), 'filiera-move-'))
  const folder = join(parent, 'backup')
  try {
    await withDatabase(undefined, (database) =>
      writeBackup({ database, dataDirectory: null, folder, clock: systemClock }),
    )
    return await withDatabase(config.DATABASE_URL, (database) =>
      restoreBackup({ database, dataDirectory: null, folder }),
    )
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
