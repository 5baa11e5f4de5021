import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ImportReport } from '@filiera/contract/import'
import { SingleBar } from 'cli-progress'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { ProblemError } from '../problem-error.ts'
import { importProducts } from './import-products.ts'
import { importThroughBackend, isBackendThere, type ReadFile } from './import-through-backend.ts'
import { type ImportRecord, type OpenedImport, readRecords } from './read-records.ts'

const USAGE = 'npm run import -- --seller <id> <file.csv> [--dry-run]'
const MAX_BYTES = 50_000_000

type Arguments = { sellerId: string; path: string; dryRun: boolean }
type Progress = (done: number, all: number) => void

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    options: { seller: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (!values.seller || !path || more.length > 0) throw new Error(`Usage: ${USAGE}`)
  if (!/^[1-9]\d{0,17}$/.test(values.seller))
    throw new Error(`--seller ${values.seller}: not the id of a seller`)
  return { sellerId: values.seller, path, dryRun: values['dry-run'] }
}

function readText(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > MAX_BYTES) throw new Error(`it has ${Math.ceil(size / 1e6)} MB, more than ${MAX_BYTES / 1e6}`)
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const reason =
      error instanceof TypeError ? 'it is not UTF-8 text' : error instanceof Error ? error.message : ''
    throw new Error(`The file ${path} cannot be read: ${reason}`)
  }
}

async function readWholeFile(csv: string): Promise<ReadFile> {
  const records: ImportRecord[] = []
  let opened: OpenedImport | null = null
  for await (const record of readRecords(csv)) {
    opened = record.opened
    records.push(record)
  }
  if (!opened) throw new Error('The file has a first line and no products.')
  return { opened, records }
}

async function importDirectly(config: Config, csv: string, run: Arguments, onProgress: Progress) {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDirectory: config.DATA_DIR,
  })
  try {
    await migrate(database.pool)
    return await importProducts(database.db, systemClock, { ...run, csv, onProgress })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found')
      throw new Error(`There is no seller ${run.sellerId}.`)
    throw error
  } finally {
    await database.close()
  }
}

/** A bar on a terminal, nothing in a log. */
function showProgress(): { onProgress: Progress; stop(): void } {
  if (!process.stdout.isTTY) return { onProgress: () => {}, stop: () => {} }
  const bar = new SingleBar({ format: '{bar} {value}/{total}', clearOnComplete: true, hideCursor: true })
  let isStarted = false
  return {
    onProgress(done, all) {
      if (!isStarted) bar.start(all, 0)
      isStarted = true
      bar.update(done)
    },
    stop: () => bar.stop(),
  }
}

function printReport(report: ImportReport, { dryRun }: Arguments): void {
  for (const { line, field, reason } of report.refused) console.log(`line ${line}  ${field}  ${reason}`)
  for (const { line, title, fields } of report.missing) {
    console.log(`line ${line}  draft "${title}"  still needs ${fields.join(', ')}`)
  }
  const { created, updated, unchanged, drafts, refused } = report
  console.log(
    `${dryRun ? 'Dry run, nothing written: ' : ''}${created} created, ${updated} updated, ${unchanged} unchanged (${drafts} of them drafts), ${refused.length} refused`,
  )
}

async function main(): Promise<void> {
  const run = readArguments()
  const config = readConfig(process.env)
  const csv = readText(run.path)
  const file = await readWholeFile(csv)
  const backendUrl = config.BACKEND_URL ?? `http://127.0.0.1:${config.BACKEND_PORT}`
  const isThere = await isBackendThere(backendUrl)
  console.log(
    isThere
      ? `Importing through the backend at ${backendUrl}`
      : 'No backend is running: importing into the database',
  )
  const { onProgress, stop } = showProgress()
  const report = await (isThere
    ? importThroughBackend(file, { ...run, backendUrl, internalToken: config.INTERNAL_TOKEN, onProgress })
    : importDirectly(config, csv, run, onProgress)
  ).finally(stop)
  printReport(report, run)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
