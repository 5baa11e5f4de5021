import { createClient } from '@filiera/contract/client'
import { type ImportReport, importProducts } from '@filiera/contract/import'
import { checkHealth } from '@filiera/contract/system'
import type { ImportRecord, OpenedImport } from './read-records.ts'

/** Records of one request, so that progress shows and no request takes long. */
const CHUNK = 500
const PROBE_TIMEOUT_MS = 1500
const CHUNK_TIMEOUT_MS = 120_000

export type ReadFile = { opened: OpenedImport; records: ImportRecord[] }
export type RemoteImport = {
  backendUrl: string
  internalToken: string
  sellerId: string
  dryRun: boolean
  onProgress: (done: number, all: number) => void
}

/** Whether a backend is running there. */
export async function isBackendThere(backendUrl: string): Promise<boolean> {
  const call = createClient({ baseUrl: backendUrl, timeoutMs: PROBE_TIMEOUT_MS })
  return (await call(checkHealth, {})).ok
}

/** Cuts the file between products: the rows of one handle stay together. */
function* chunksOf(records: readonly ImportRecord[]): Generator<ImportRecord[], void, undefined> {
  let chunk: ImportRecord[] = []
  for (const record of records) {
    const isNewProduct = chunk.at(-1)?.cells.handle !== record.cells.handle
    if (chunk.length >= CHUNK && isNewProduct) {
      yield chunk
      chunk = []
    }
    chunk.push(record)
  }
  if (chunk.length > 0) yield chunk
}

const emptyReport = (): ImportReport => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  drafts: 0,
  refused: [],
  missing: [],
})

/** Lines of a chunk count from its own header; in the file they stand further down. */
function addReport(sum: ImportReport, part: ImportReport, linesBefore: number): void {
  sum.created += part.created
  sum.updated += part.updated
  sum.unchanged += part.unchanged
  sum.drafts += part.drafts
  sum.refused.push(...part.refused.map((row) => ({ ...row, line: row.line + linesBefore })))
  sum.missing.push(...part.missing.map((row) => ({ ...row, line: row.line + linesBefore })))
}

/** Hands a file to the running backend, chunk by chunk. @throws Error with the backend's own words */
export async function importThroughBackend(file: ReadFile, options: RemoteImport): Promise<ImportReport> {
  const { backendUrl, internalToken, sellerId, dryRun, onProgress } = options
  const call = createClient({
    baseUrl: backendUrl,
    headers: { authorization: `Bearer ${internalToken}` },
    timeoutMs: CHUNK_TIMEOUT_MS,
  })
  const headerLines = file.opened.headerText.split('\n').length
  const sum = emptyReport()
  let done = 0
  for (const chunk of chunksOf(file.records)) {
    const rows = chunk.map(({ raw }) => raw).join('')
    const csv = `${file.opened.headerText}\n${rows.replace(/^(?:\r?\n)+/, '')}`
    const input = {
      params: { id: sellerId },
      query: { dryRun: dryRun ? ('true' as const) : ('false' as const) },
      body: { csv },
    }
    const result = await call(importProducts, input)
    if (!result.ok) {
      const unknown = result.problem.code === 'not_found' ? `There is no seller ${sellerId}.` : null
      throw new Error(unknown ?? `The backend at ${backendUrl} refused: ${result.problem.detail}`)
    }
    addReport(sum, result.value, (chunk[0]?.line ?? 0) - headerLines - 1)
    done += chunk.length
    onProgress(done, file.records.length)
  }
  return sum
}
