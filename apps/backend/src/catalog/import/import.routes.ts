import { Readable } from 'node:stream'
import { type ImportEvent, importProducts as importProductsEndpoint } from '@filiera/contract/catalog/import'
import { openFiles } from '../../platform/files/open-files.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { importProducts } from './import-products.ts'

/** Largest file as JSON, where a character may need two bytes; every other body is far smaller. */
const IMPORT_BODY_LIMIT = 60_000_000

async function* linesOf(first: ImportEvent, rest: AsyncIterable<ImportEvent>) {
  yield `${JSON.stringify(first)}\n`
  for await (const event of rest) yield `${JSON.stringify(event)}\n`
}

export const importRoutes = ({ db, clock, config }: Services) => {
  const files = openPictureFiles(openFiles(config))
  return [
    {
      ...bind(importProductsEndpoint, async ({ params, query, body, reply }) => {
        const events = importProducts(
          { db, clock, files, fetchPicture },
          { sellerId: params.id, content: body.content, dryRun: query.dryRun === 'true' },
        )
        // what is wrong before anything is written is answered as a problem
        const { value: first } = await events.next()
        if (first) void reply.type('application/x-ndjson').send(Readable.from(linesOf(first, events)))
        return answered
      }),
      bodyLimit: IMPORT_BODY_LIMIT,
    },
  ]
}
