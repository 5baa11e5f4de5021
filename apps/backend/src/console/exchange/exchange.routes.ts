import * as contract from '@filiera/contract/console/exchange'
import type { FastifyReply } from 'fastify'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { exportProducts, type SavedFile } from './export-products.ts'

/** As many ids as a view names. */
const EXPORT_BODY_LIMIT = 2_500_000

function sendFile(reply: FastifyReply, { name, type, bytes }: SavedFile): typeof answered {
  void reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(bytes)
  return answered
}

/** What leaves a shop as files. */
export const exchangeRoutes = (services: Services) => [
  {
    ...bind(contract.exportProducts, async (call) =>
      sendFile(call.reply, await exportProducts(services, shopActor(call), call.body)),
    ),
    bodyLimit: EXPORT_BODY_LIMIT,
  },
]
