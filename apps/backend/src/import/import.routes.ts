import { importProducts as importProductsEndpoint } from '@filiera/contract/import'
import { bind } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { importProducts } from './import-products.ts'

/** Largest file with its JSON around it, in bytes; every other body is far smaller. */
const IMPORT_BODY_LIMIT = 60_000_000

export const importRoutes = ({ db, clock }: Services) => [
  {
    ...bind(importProductsEndpoint, ({ params, query, body }) =>
      importProducts(db, clock, { sellerId: params.id, csv: body.csv, dryRun: query.dryRun === 'true' }),
    ),
    bodyLimit: IMPORT_BODY_LIMIT,
  },
]
