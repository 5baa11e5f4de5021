import { type ExportChange, makesFile, type OrdersExportChange } from '@filiera/contract/console/jobs'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import type { SavedFile } from '../../exchange/files/send-file.ts'
import { fileUntil } from '../job.presenter.ts'
import { findJob, type JobReader } from '../jobs.store.ts'
import { ORDERS } from './order-cells.ts'
import { exportFiles, PRODUCTS } from './write-export.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const fileOf = (change: ExportChange | OrdersExportChange, createdAt: Date) =>
  change.what === 'export'
    ? { name: `${PRODUCTS[change.lang]}-${dateInItaly(createdAt)}`, format: change.format }
    : { name: `${ORDERS[change.lang]}-${change.from}-${change.to}`, format: 'csv' as const }

/** The file that an export made. @throws ProblemError not_found, also for another shop's, one that is not for this role and after its time */
export async function readExport(services: Services, reader: JobReader, id: string): Promise<SavedFile> {
  const job = await findJob(services.db, reader, id)
  const until = job && fileUntil(job)
  if (!job || !makesFile(job.change) || !until || until <= services.clock.now()) throw notFound()
  const bytes = await exportFiles(services).read(id)
  if (!bytes) throw notFound()
  const { name, format } = fileOf(job.change, job.created_at)
  return { name: `${name}.${format}`, type: types[format], bytes }
}
