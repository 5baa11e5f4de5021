import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../client-network.ts'
import type { IsTrusted } from './trusted-addresses.ts'

/** Who asks, for turns between clients: the network it comes from; null for a trusted address, behind which many people come. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>, isTrusted: IsTrusted): string | null =>
  isTrusted(ip) ? null : clientNetwork(ip)
