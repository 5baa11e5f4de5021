import type { ImportEvent, ImportReport } from '@filiera/contract/catalog/import'
import { importThroughBackend } from '../src/catalog/import/import-through-backend.ts'
import type { TestBackend } from './build-test-backend.ts'

/** The report of a run. */
export async function reportOf(events: AsyncIterable<ImportEvent>): Promise<ImportReport> {
  for await (const event of events) if (event.kind === 'report') return event.report
  throw new Error('the run ended without a report')
}

/** Imports a file for a seller through the running backend, as the command does. */
export function runImport(
  { url, services }: TestBackend,
  sellerId: string,
  content: string,
  dryRun = false,
): Promise<ImportReport> {
  const internalToken = services.config.INTERNAL_TOKEN
  return reportOf(importThroughBackend({ backendUrl: url, internalToken, sellerId, content, dryRun }))
}
