import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseBody } from './errors.ts'

const paging = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
  Sort: z.string().optional(),
})

/** One page of a list with the provider's headers (§3.1). `Sort=CreationDate:DESC` turns it round. */
export function page<T>(request: FastifyRequest, reply: FastifyReply, items: readonly T[]): T[] {
  const { page: number, per_page: size, Sort } = parseBody(paging, request.query)
  const sorted = Sort?.toUpperCase().endsWith(':DESC') ? [...items].reverse() : items
  reply.header('x-number-of-pages', Math.ceil(items.length / size))
  reply.header('x-number-of-items', items.length)
  const path = request.url.split('?')[0]
  reply.header('link', `<${path}?page=${number}&per_page=${size}>; rel="self"`)
  return sorted.slice((number - 1) * size, number * size)
}

/** An object without what is only ours. */
export function answer<T extends { inner: unknown }>(object: T): Omit<T, 'inner'> {
  const { inner: _inner, ...rest } = object
  return rest
}
