import { creationHeaders } from '@filiera/contract/console/products'
import { idempotencyHeaders } from '@filiera/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problem-error.ts'

const refused = (detail: string, message: string) =>
  new ProblemError('bad_request', detail, { fields: [{ field: 'Idempotency-Key', message }] })

/** What makes a repeated call the same one, of `Idempotency-Key`; undefined without it. @throws ProblemError bad_request when it is none */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  const parsed = idempotencyHeaders.safeParse(key === undefined ? {} : { 'idempotency-key': key })
  if (parsed.success) return parsed.data['idempotency-key']
  const message = parsed.error.issues[0]?.message ?? 'is not right'
  throw refused(`The Idempotency-Key header is not right: ${message}`, message)
}

/** The key that makes a repeated creation the same one. @throws ProblemError bad_request without a key, or for what is none */
export function creationKey({ headers }: FastifyRequest): string {
  const parsed = creationHeaders.safeParse(headers)
  if (parsed.success) return parsed.data['idempotency-key']
  throw refused('Say in Idempotency-Key which creation this is.', 'must be a UUID')
}
