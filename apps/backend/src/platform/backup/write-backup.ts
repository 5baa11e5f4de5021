import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Clock } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { FileStore } from '../files/file-store.ts'
import { listFilesToBackUp, sumFile, takeFile } from './backup-files.ts'
import { dumpTables } from './dump-tables.store.ts'
import { MANIFEST, type Manifest, rowsFile } from './manifest.ts'

const BATCH = 1000

async function* linesOf(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

/** Rows of a table in a backup, a batch at a time. */
export async function* readRows(folder: string, table: string): AsyncGenerator<string[]> {
  const input = createReadStream(join(folder, rowsFile(table))).pipe(createGunzip())
  let batch: string[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line) as string)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** @throws Error when a backup would lie among the files that it is to hold, so that each one held those before it */
export function refuseWithin(dataDirectory: string, folder: string): void {
  const between = relative(resolve(dataDirectory), resolve(folder))
  if (between === '..' || between.startsWith(`..${sep}`) || isAbsolute(between)) return
  throw new Error(`${folder} lies in DATA_DIR, which is what is backed up: choose a folder outside of it.`)
}

/**
 * Writes tables as they are at one moment, and the files that exist nowhere else, into a new folder. The database comes first: a file is
 * there before the row that names it, and nobody removes one within the hour. The folder has another name until it is whole.
 */
export async function writeBackup(options: {
  database: OpenDatabase
  /** Where the shop's files are; null where they stay. */
  store: FileStore | null
  folder: string
  clock: Clock
}): Promise<Manifest> {
  const { database, store, folder, clock } = options
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'tables'), { recursive: true })
  const takenAt = clock.now().toISOString()
  const dumped = await dumpTables(database.db, (table, rows) =>
    pipeline(
      Readable.from(linesOf(rows)),
      createGzip({ level: 4 }),
      createWriteStream(join(partial, rowsFile(table.name))),
    ),
  )
  const tables: Manifest['tables'] = []
  for (const table of dumped.tables)
    tables.push({ ...table, ...(await sumFile(join(partial, rowsFile(table.name)))) })
  const files: Manifest['files'] = []
  if (store) {
    for (const path of await listFilesToBackUp(store)) {
      const taken = await takeFile(store, path, join(partial, 'files', path))
      if (taken) files.push({ path, ...taken })
    }
  }
  const { sequences, migrations } = dumped
  const manifest: Manifest = {
    format: 'filiera-backup-1',
    takenAt,
    engine: database.engine,
    migrations,
    tables,
    sequences,
    files,
  }
  await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(partial, folder)
  return manifest
}
