import { countFacets } from '@filiera/contract/catalog/catalogue'
import { getPreview } from '@filiera/contract/catalog/previews'
import type { Endpoint } from '@filiera/contract/endpoint'
import { listOf } from '@filiera/server-kit/host-names'
import { createAdmission } from '@filiera/server-kit/load/admission'
import { clientOf } from '@filiera/server-kit/load/client-of'
import { trustedAddresses } from '@filiera/server-kit/load/trusted-addresses'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'

/** Longest waits in milliseconds: who looks asks again, who buys waits. */
const READ_WAIT_MS = 500
const WRITE_WAIT_MS = 4000

type Kind = 'costly' | 'reads' | 'customers' | 'sellers'

/** Which places a call takes; null for what is bounded elsewhere (uploads, files) or must always come in (hooks, the change feed). */
export function kindOf(endpoint: Endpoint, query: unknown): Kind | null {
  const { access } = endpoint
  if (access === 'internal' || access === 'provider' || endpoint.upload || endpoint.tag === 'System')
    return null
  if (access === 'seller' || access === 'console' || access === 'operator') return 'sellers'
  if (access !== 'public' || endpoint.method !== 'GET') return 'customers'
  if (endpoint.tag === 'Search' || endpoint === countFacets || endpoint === getPreview) return 'costly'
  if (endpoint.answers[200] instanceof z.ZodString) return null
  const hasText = typeof query === 'object' && query !== null && 'title_contains' in query
  return hasText ? 'costly' : 'reads'
}

/** Runs the work of a call when it has a place. @throws Overloaded at once when it would wait too long */
export type AdmitCall = <T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  query: unknown,
  work: () => Promise<T>,
) => Promise<T>

/**
 * Places by what calls cost and whom they serve, so that neither searches nor sellers' tables stand in the way of a cart: reads of the
 * catalogue are refused first, what customers do last. Nobody has more than half of the places of searches and reads.
 */
export function createAdmitCall(config: Pick<Config, 'CALLS_AT_ONCE' | 'TRUSTED_PROXIES'>): AdmitCall {
  const trusted = trustedAddresses(listOf(config.TRUSTED_PROXIES))
  const part = (divisor: number) => Math.max(2, Math.round(config.CALLS_AT_ONCE / divisor))
  const read = (name: string, width: number) =>
    createAdmission({ name, width, share: Math.ceil(width / 2), longestWaitMs: READ_WAIT_MS })
  const admissions = {
    customers: createAdmission({
      name: 'customers',
      width: config.CALLS_AT_ONCE,
      longestWaitMs: WRITE_WAIT_MS,
    }),
    reads: read('reads', part(4)),
    sellers: createAdmission({ name: 'sellers', width: part(8), longestWaitMs: WRITE_WAIT_MS }),
    costly: read('costly', part(16)),
  }
  return (endpoint, request, query, work) => {
    const kind = kindOf(endpoint, query)
    return kind === null ? work() : admissions[kind](clientOf(request, trusted), work)
  }
}
