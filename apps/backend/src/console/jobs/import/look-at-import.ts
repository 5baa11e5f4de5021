import type { lookAtImport as endpoint } from '@filiera/contract/console/imports'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { type ShopActor, writeAudit } from '../../../platform/audit/audit.store.ts'
import type { ReadUpload } from '../../../platform/http/read-upload.ts'
import { findKnownColumns, findLastRows } from './import-columns.store.ts'
import { type ImportServices, readUploadedSheet } from './import-services.ts'

const SAMPLES = 3
const SAMPLE_LENGTH = 60

/**
 * What a file of products holds and where its columns belong; nothing of it is kept.
 * @throws ProblemError rate_limited, too_large, unsupported_media_type, invalid_body naming `file`
 */
export async function lookAtImport(
  services: ImportServices,
  actor: ShopActor,
  readUpload: ReadUpload,
  file: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const { sheet, headings, rows, guesses } = await readUploadedSheet(services, actor, readUpload)
  const known = await findKnownColumns(services.db, actor.sellerId, headings)
  const columns = headings.map((heading, at) => {
    const samples: string[] = []
    for (const { values } of rows) {
      const text = values[at]?.trim() ?? ''
      if (text !== '' && samples.length < SAMPLES) samples.push(text.slice(0, SAMPLE_LENGTH))
      if (samples.length === SAMPLES) break
    }
    return { heading, samples, guess: guesses[at] ?? null, known: known.get(heading) ?? null }
  })
  const audited = { before: null, after: { file, rows: rows.length }, at: services.clock.now() }
  await services.db
    .transaction()
    .execute((trx) => writeAudit(trx, actor, { kind: 'job', id: 'look', ...audited }))
  return { sheet, rows: rows.length, which: await findLastRows(services.db, actor.sellerId), columns }
}
