import { join } from 'node:path'
import { migrate, readMigrations } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { FileStore } from '../files/file-store.ts'
import { checkFile, putBack } from './backup-files.ts'
import { isEmptyDatabase, loadTables } from './load-tables.store.ts'
import { type Manifest, readManifest, rowsFile } from './manifest.ts'
import { readRows } from './write-backup.ts'

/** Compares every file of a backup with what was written. @throws Error naming the first that is not */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkFile(join(folder, rowsFile(table.name)), table)
  for (const file of manifest.files) await checkFile(join(folder, 'files', file.path), file)
  return manifest
}

/**
 * Fills an empty database and the shop's files from a backup: the schema of its day, then its rows, then what was migrated since. The whole
 * backup is checked before anything is written.
 * @throws Error when the backup is damaged or newer than the program, or the database not empty
 */
export async function restoreBackup(options: {
  database: OpenDatabase
  /** Where the shop's files are; null where they stay. */
  store: FileStore | null
  folder: string
}): Promise<Manifest> {
  const { database, store, folder } = options
  const manifest = await checkBackup(folder)
  const known = readMigrations()
  const ofBackup = known.slice(0, manifest.migrations.length)
  const unknown = manifest.migrations.find((name, index) => ofBackup[index]?.name !== name)
  if (unknown)
    throw new Error(
      `The backup has migration ${unknown}, which this version does not know: restore it with a newer one.`,
    )
  if (!(await isEmptyDatabase(database.db)))
    throw new Error('The database is not empty: restore into a new one, then let the shop use that.')
  await migrate(database.db, ofBackup)
  await loadTables(database.db, manifest, (table) => readRows(folder, table))
  await migrate(database.db, known)
  if (store) for (const file of manifest.files) await putBack(store, join(folder, 'files', file.path), file)
  return manifest
}
