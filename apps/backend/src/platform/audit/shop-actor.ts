import type { FastifyRequest } from 'fastify'
import type { SellerIdentity } from '../identity.ts'
import type { ShopActor } from './audit.store.ts'

/** Who makes a call of the console, as the audit log names them. */
export const shopActor = ({
  identity: { sellerId, accountId, role },
  request,
}: {
  identity: SellerIdentity
  request: FastifyRequest
}): ShopActor => ({
  sellerId,
  accountId,
  role,
  action: request.routeOptions.config.endpoint ?? '',
  requestId: request.id,
})
