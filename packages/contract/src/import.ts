import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { serialId } from './values.ts'

export const importReport = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    drafts: z.int(),
    refused: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
    /** Of products kept as drafts: what the law still asks for. */
    missing: z.array(z.object({ line: z.int(), title: z.string(), fields: z.array(z.string()) })),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.output<typeof importReport>

export const importProducts = endpoint({
  name: 'importProducts',
  method: 'POST',
  path: '/operator/sellers/:id/products/import',
  summary: 'Takes the text of a Shopify product CSV for a seller; `dryRun` writes nothing',
  tag: 'Operator',
  access: 'internal',
  exposed: false,
  params: z.strictObject({ id: serialId }),
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.strictObject({ csv: z.string().max(50_000_000) }),
  answers: { 200: importReport },
  problems: ['not_signed_in', 'bad_request', 'invalid_body', 'not_found'],
})
