import { dateInItaly } from '@filiera/domain/dates/holidays'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import type { SavedFile } from '../../exchange/files/send-file.ts'
import { fileUntil } from '../job.presenter.ts'
import { findJob } from '../jobs.store.ts'
import { exportFiles, PRODUCTS } from './write-export.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The file that an export made. @throws ProblemError not_found, also for another shop's and after its time */
export async function readExport(services: Services, sellerId: string, id: string): Promise<SavedFile> {
  const job = await findJob(services.db, sellerId, id)
  const until = job && fileUntil(job)
  if (job?.change?.what !== 'export' || !until || until <= services.clock.now()) throw notFound()
  const bytes = await exportFiles(services).read(id)
  if (!bytes) throw notFound()
  const { format, lang } = job.change
  return { name: `${PRODUCTS[lang]}-${dateInItaly(job.created_at)}.${format}`, type: types[format], bytes }
}
