import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { getPreview } from '@filiera/contract/catalog/previews'
import { getPhoto } from '@filiera/contract/customers/own-data'
import { getPicture } from '@filiera/contract/system'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { avoidBackend, backendsOf } from './api/backends.ts'

/** A derivative may have to be made first. */
const PICTURE_TIMEOUT_MS = 30_000
const passedHeaders = [
  'content-type',
  'content-length',
  'etag',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
]

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Asks one backend after the other: reading twice is harmless. @returns null when none answers */
async function ask(addresses: string, path: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS)
  for (const address of backendsOf(addresses)) {
    const answer = await fetch(new URL(path, address), { signal, headers }).catch(() => null)
    if (answer || signal.aborted) return answer
    avoidBackend(address)
  }
  return null
}

type Source = { addresses: string; path: string; headers?: Record<string, string> }

/** Passes one picture of the backend on; what it cannot give is a 404, or a 503 to ask again. */
async function passOn(
  reply: FastifyReply,
  { addresses, path, headers = {} }: Source,
  caching: string | null,
) {
  const answer = await ask(addresses, path, headers)
  if (answer?.status === 304) return reply.code(304).send()
  if (!answer?.ok || !answer.body) {
    const status = answer && answer.status < 500 ? 404 : 503
    await answer?.body?.cancel().catch(() => undefined)
    if (status === 503) reply.header('retry-after', '2')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('No such picture.')
  }
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value) reply.header(name, value)
  }
  reply.header('cache-control', caching ?? answer.headers.get('cache-control') ?? 'no-store')
  return reply.send(Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>))
}

const noPicture = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('No such picture.')

type PictureSettings = { backendUrl: string; catalogueUrl: string }

/** `/pictures/*`, whose addresses hold a hash of the content and never change, `/previews/*`, which are asked for again, and customers’ `/photos/*`. */
export function registerPictures(app: FastifyInstance, config: PictureSettings): void {
  app.get('/pictures/:hash/:file', (request, reply) => {
    const params = getPicture.params.safeParse(request.params)
    if (!params.success) return noPicture(reply)
    const { hash, file } = params.data
    return passOn(reply, { addresses: config.catalogueUrl, path: `/pictures/${hash}/${file}` }, IMMUTABLE)
  })
  app.get('/photos/:file', (request, reply) => {
    const params = getPhoto.params.safeParse(request.params)
    if (!params.success) return noPicture(reply)
    return passOn(reply, { addresses: config.backendUrl, path: `/photos/${params.data.file}` }, null)
  })
  app.get('/previews/:kind/:file', (request, reply) => {
    const params = getPreview.params.safeParse(request.params)
    if (!params.success) return noPicture(reply)
    const { kind, file } = params.data
    const known = request.headers['if-none-match']
    const headers = known ? { headers: { 'if-none-match': known } } : {}
    const source = { addresses: config.catalogueUrl, path: `/previews/${kind}/${file}`, ...headers }
    return passOn(reply, source, null)
  })
}
