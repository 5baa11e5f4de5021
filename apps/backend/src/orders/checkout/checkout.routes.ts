import { placeCheckout as placeCheckoutEndpoint, placeOrder } from '@filiera/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import { bind } from '../../platform/http/endpoint.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import type { Identity } from '../../platform/identity.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentCheckouts, presentOrder } from '../order/orders.presenter.ts'
import { findOrdersOfCheckout } from '../order/orders.store.ts'
import { type Placement, placeCheckout } from './place/place-checkout.ts'

/** Places what was asked for. @returns its orders as they are stored */
async function place(
  services: Services,
  { body, identity, request }: { body: Placement['input']; identity: Identity; request: FastifyRequest },
) {
  const id = await placeCheckout(services, {
    identity,
    input: body,
    idempotencyKey: idempotencyKey(request),
  })
  return findOrdersOfCheckout(services.db, identity.accountId, id)
}

export const checkoutRoutes = (services: Services) => [
  bind(placeCheckoutEndpoint, async (call) => {
    const [placed] = presentCheckouts(await place(services, call), services.clock.now())
    if (!placed) throw notFound()
    return placed
  }),
  bind(placeOrder, async (call) => {
    const [placed] = await place(services, call)
    if (!placed) throw notFound()
    return presentOrder(placed, services.clock.now())
  }),
]
