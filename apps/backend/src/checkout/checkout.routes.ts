import { idempotencyHeaders, placeCheckout as placeCheckoutEndpoint } from '@filiera/contract/orders'
import { bind } from '../http/endpoint.ts'
import { checkoutAnswers } from '../orders/orders.answer.ts'
import { findOrdersOfCheckout } from '../orders/orders.store.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { placeCheckout } from './place-checkout.ts'

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

export const checkoutRoutes = (services: Services) => [
  bind(placeCheckoutEndpoint, async ({ body, identity, request }) => {
    const idempotencyKey = readKey(request.headers)
    const id = await placeCheckout(services, { identity, input: body, idempotencyKey })
    const rows = await findOrdersOfCheckout(services.database, identity.accountId, id)
    const [placed] = checkoutAnswers(rows, services.clock.now())
    if (!placed) throw notFound()
    return placed
  }),
]
