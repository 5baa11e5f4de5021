import { creationHeaders } from '@filiera/contract/console/products'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problem-error.ts'

/**
 * The key that makes a repeated creation the same one, of `Idempotency-Key`.
 * @throws ProblemError bad_request without a key, or for what is none
 */
export function creationKey({ headers }: FastifyRequest): string {
  const parsed = creationHeaders.safeParse(headers)
  if (parsed.success) return parsed.data['idempotency-key']
  const fields = [{ field: 'Idempotency-Key', message: 'must be a UUID' }]
  throw new ProblemError('bad_request', 'Say in Idempotency-Key which creation this is.', { fields })
}
