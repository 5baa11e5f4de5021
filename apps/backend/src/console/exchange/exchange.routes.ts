import * as contract from '@filiera/contract/console/exchange'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { exportProducts } from './export-products.ts'
import { sendFile } from './files/send-file.ts'

/** As many ids as a view names. */
const EXPORT_BODY_LIMIT = 2_500_000

/** What leaves a shop as files. */
export const exchangeRoutes = (services: Services) => [
  {
    ...bind(contract.exportProducts, async (call) =>
      sendFile(call.reply, await exportProducts(services, shopActor(call), call.body)),
    ),
    bodyLimit: EXPORT_BODY_LIMIT,
  },
]
