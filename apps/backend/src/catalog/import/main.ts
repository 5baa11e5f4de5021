import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { IMPORT_MAX_LENGTH, type ImportEvent, type ImportReport } from '@filiera/contract/catalog/import'
import { SingleBar } from 'cli-progress'
import { type Config, readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { importProducts } from './import-products.ts'
import { importThroughBackend, isBackendThere } from './import-through-backend.ts'
import { decodeFile } from './read/decode-file.ts'

const USAGE = 'npm run import -- --seller <id> <file> [--dry-run]'

type Arguments = { sellerId: string; path: string; dryRun: boolean }
type Events = AsyncGenerator<ImportEvent, void, undefined>

/** What a run did, in lines for a terminal. */
function reportLines(report: ImportReport, dryRun: boolean): string[] {
  const { created, updated, unchanged, drafts, pictures, refused, missing, missingPictures, stopped } = report
  return [
    ...refused.map(({ line, field, reason }) => `row ${line}  refused  ${field}  ${reason}`),
    ...missing.map(
      ({ line, title, fields }) => `row ${line}  draft "${title}"  still needs ${fields.join(', ')}`,
    ),
    ...missingPictures.map(({ line, url, reason }) => `row ${line}  picture missing  ${url}  ${reason}`),
    `${dryRun ? 'Dry run, nothing written: ' : ''}${created} created, ${updated} updated, ${unchanged} unchanged (${drafts} of them drafts), ${pictures} pictures fetched, ${missingPictures.length} missing, ${refused.length} refused`,
    ...(stopped
      ? [
          `Stopped at row ${stopped.line}: ${stopped.reason}`,
          'What is counted above is written. Run the same command again to go on.',
        ]
      : []),
  ]
}

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

function readContent(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > IMPORT_MAX_LENGTH)
      throw new Error(`it has ${Math.ceil(size / 1e6)} MB, more than ${IMPORT_MAX_LENGTH / 1e6}`)
    return decodeFile(readFileSync(path))
  } catch (error) {
    throw new Error(`The file ${path} cannot be read: ${error instanceof Error ? error.message : ''}`)
  }
}

async function* importDirectly(config: Config, run: Arguments, content: string): Events {
  const database = await openDatabase(config)
  const patient = database.withoutLimits()
  try {
    await migrate(patient.db)
    const files = openPictureFiles(openFiles(config))
    const tools = { db: patient.db, clock: systemClock, files, fetchPicture }
    yield* importProducts(tools, { ...run, content })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found')
      throw new Error(`There is no seller ${run.sellerId}.`)
    throw error
  } finally {
    await patient.close()
    await database.close()
  }
}

/** Follows a run with a bar on a terminal, nothing in a log. @throws Error saying how far it came when it ends without a report */
async function follow(events: Events, stop: AbortSignal): Promise<ImportReport> {
  const bar = new SingleBar({ format: '{bar} {value}/{total}', clearOnComplete: true, hideCursor: true })
  let last = { done: 0, all: 0 }
  const brokenOff = (why: string) =>
    new Error(
      `${why} after ${last.done} of ${last.all} products. What is written stays; run the same command again to go on.`,
    )
  try {
    for await (const event of events) {
      if (event.kind === 'report') return event.report
      if (process.stdout.isTTY && last.all === 0) bar.start(event.all, 0)
      last = event
      bar.update(event.done)
      if (stop.aborted) throw brokenOff('Stopped')
    }
  } catch (error) {
    if (last.all === 0 || stop.aborted) throw error
    throw brokenOff('The connection to the backend ended')
  } finally {
    bar.stop()
  }
  throw brokenOff('The connection to the backend ended')
}

async function main(): Promise<void> {
  const run = readArguments()
  const config = readConfig(process.env)
  const content = readContent(run.path)
  const backendUrl = config.BACKEND_URL ?? `http://127.0.0.1:${config.BACKEND_PORT}`
  const isThere = await isBackendThere(backendUrl)
  console.log(
    isThere
      ? `Importing through the backend at ${backendUrl}`
      : 'No backend is running: importing into the database',
  )
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  const report = await follow(
    isThere
      ? importThroughBackend({ ...run, content, backendUrl, internalToken: config.INTERNAL_TOKEN })
      : importDirectly(config, run, content),
    interrupted.signal,
  )
  for (const line of reportLines(report, run.dryRun)) console.log(line)
  if (report.refused.length > 0 || report.stopped) process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
