import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { serialId } from '../values.ts'

/** Longest product file, in characters. */
export const IMPORT_MAX_LENGTH = 30_000_000

export const importReport = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    drafts: z.int(),
    /** Pictures that were fetched. */
    pictures: z.int(),
    refused: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
    /** Of products kept as drafts: what the law still asks for. */
    missing: z.array(z.object({ line: z.int(), title: z.string(), fields: z.array(z.string()) })),
    missingPictures: z.array(z.object({ line: z.int(), url: z.string(), reason: z.string() })),
    /** Where and why the run ended before the end of the file; what was counted until then is written. */
    stopped: z.object({ line: z.int(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.output<typeof importReport>

export const importEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), all: z.int() }),
  z.object({ kind: z.literal('report'), report: importReport }),
])
export type ImportEvent = z.output<typeof importEvent>

export const importProducts = endpoint({
  name: 'importProducts',
  method: 'POST',
  path: '/operator/sellers/:id/products/import',
  summary:
    'Takes the text of a product file (Shopify or WooCommerce CSV, Google Merchant XML) for a seller; `dryRun` writes nothing. Answers a JSON object a line: progress, and at the end the report',
  tag: 'Operator',
  access: 'internal',
  exposed: false,
  params: z.strictObject({ id: serialId }),
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.strictObject({ content: z.string().max(IMPORT_MAX_LENGTH) }),
  answers: { 200: z.string() },
  media: 'application/x-ndjson',
  problems: ['not_signed_in', 'bad_request', 'invalid_body', 'not_found'],
})
