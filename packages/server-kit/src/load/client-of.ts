import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../client-network.ts'

/** Who asks, for turns between clients: the network it comes from; null for a `trusted` address, behind which many people come. */
export function clientOf(request: Pick<FastifyRequest, 'ip'>, trusted: ReadonlySet<string>): string | null {
  const address = request.ip.replace(/^::ffff:/, '')
  return trusted.has(address) ? null : clientNetwork(address)
}
