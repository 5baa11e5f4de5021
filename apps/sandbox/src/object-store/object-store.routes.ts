import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './signature.ts'

/** Bytes of one object. */
const BODY_LIMIT = 32 * 1024 * 1024
/** Keys of one page of a list; fewer than S3's 1,000, so that who reads one page only is found out. */
const PAGE = 100

type StoredObject = { bytes: Buffer; writtenAt: string }
type Params = { bucket: string; '*': string }

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const sendXml = (reply: FastifyReply, status: number, body: string) =>
  reply.status(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
const sendError = (reply: FastifyReply, status: number, code: string) =>
  sendXml(reply, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

/** One page of ListObjectsV2. */
function listOf(
  objects: ReadonlyMap<string, StoredObject>,
  query: Record<string, string | undefined>,
): string {
  const { prefix = '', 'continuation-token': after = '' } = query
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE)
  const isTruncated = keys.length > PAGE
  const contents = page.map((key) => {
    const { bytes, writtenAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), writtenAt: '' }
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${writtenAt}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
    : ''
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/**
 * `/s3/<bucket>/<key>`: an object store that speaks S3 (path style) and checks every signature. Buckets are there as soon as they are
 * named; objects are in memory and gone when the sandbox ends.
 */
export async function objectStoreRoutes(app: FastifyInstance): Promise<void> {
  const buckets = new Map<string, Map<string, StoredObject>>()
  const bucketOf = (name: string) => {
    const bucket = buckets.get(name) ?? new Map<string, StoredObject>()
    buckets.set(name, bucket)
    return bucket
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('preHandler', async ({ method, url, headers, body }: FastifyRequest, reply) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const refusal = refusalOf({ method, url, headers, body: bytes }, new Date())
    if (refusal) return sendError(reply, 403, refusal)
  })
  app.get<{ Params: Params; Querystring: Record<string, string> }>('/:bucket', ({ params, query }, reply) =>
    sendXml(reply, 200, listOf(bucketOf(params.bucket), query)),
  )
  app.get<{ Params: Params }>('/:bucket/*', ({ params }, reply) => {
    const found = bucketOf(params.bucket).get(params['*'])
    return found
      ? reply.type('application/octet-stream').send(found.bytes)
      : sendError(reply, 404, 'NoSuchKey')
  })
  app.put<{ Params: Params }>('/:bucket/*', { bodyLimit: BODY_LIMIT }, ({ params, body }, reply) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    bucketOf(params.bucket).set(params['*'], { bytes, writtenAt: new Date().toISOString() })
    return reply.status(200).send()
  })
  app.delete<{ Params: Params }>('/:bucket/*', ({ params }, reply) => {
    bucketOf(params.bucket).delete(params['*'])
    return reply.status(204).send()
  })
}
