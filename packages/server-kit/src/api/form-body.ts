import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'

class UnsupportedForm extends Error {
  statusCode = 415
}

/** Fields as the backend's contract has them; a repeated one becomes a list, which it refuses by name. */
function fieldsOf(form: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new UnsupportedForm('Files are not taken here.')
    const known = fields.get(name)
    fields.set(name, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(fields)
}

async function toJson(
  request: FastifyRequest,
  body: Buffer,
  addresses: ReadonlySet<string>,
): Promise<Buffer> {
  if (!addresses.has(request.routeOptions.url ?? '')) throw new UnsupportedForm('This call takes JSON.')
  const type = request.headers['content-type'] ?? ''
  const form = type.startsWith('multipart/')
    ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
        throw new UnsupportedForm('The form cannot be read.')
      })
    : new URLSearchParams(body.toString('utf8'))
  return Buffer.from(JSON.stringify(fieldsOf(form)))
}

/** Forms for `calls`, URL-encoded or multipart, are passed on as the JSON that the backend takes. */
export function acceptForms(api: FastifyInstance, bodyLimit: number, calls: readonly Endpoint[]): void {
  const addresses = new Set(calls.map(({ path }) => `/api${path}`))
  api.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit },
    (request: FastifyRequest, body: Buffer) => toJson(request, body, addresses),
  )
}
