import {
  idempotencyHeaders,
  placeCheckout as placeCheckoutEndpoint,
  placeOrder,
} from '@filiera/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import { bind } from '../../platform/http/endpoint.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentCheckouts, presentOrder } from '../order/orders.presenter.ts'
import { findOrdersOfCheckout } from '../order/orders.store.ts'
import { type Placement, placeCheckout } from './place/place-checkout.ts'

/** The caller's key for this placement. @throws ProblemError bad_request when it is not one */
function readKey(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers['idempotency-key']
  const parsed = idempotencyHeaders.safeParse(key === undefined ? {} : { 'idempotency-key': key })
  if (parsed.success) return parsed.data['idempotency-key']
  const message = parsed.error.issues[0]?.message ?? 'is not right'
  throw new ProblemError('bad_request', `The Idempotency-Key header is not right: ${message}`, {
    fields: [{ field: 'Idempotency-Key', message }],
  })
}

/** Places what was asked for. @returns its orders as they are stored */
async function place(
  services: Services,
  { body, identity, request }: { body: Placement['input']; identity: Identity; request: FastifyRequest },
) {
  const idempotencyKey = readKey(request.headers)
  const id = await placeCheckout(services, { identity, input: body, idempotencyKey })
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
