import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { getPicture } from '@filiera/contract/system'
import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from './config.ts'

/** A derivative may have to be made first. */
const PICTURE_TIMEOUT_MS = 30_000
const passedHeaders = ['content-type', 'content-length', 'etag']

/** `/pictures/*` from the backend; their addresses hold a hash of the content, so they never change. */
export function registerPictures(app: FastifyInstance, config: StorefrontConfig): void {
  app.get<{ Params: { hash: string; file: string } }>('/pictures/:hash/:file', async (request, reply) => {
    const params = getPicture.params.safeParse(request.params)
    if (!params.success) return reply.code(404).type('text/plain; charset=utf-8').send('No such picture.')
    const { hash, file } = params.data
    const abort = AbortSignal.timeout(PICTURE_TIMEOUT_MS)
    const answer = await fetch(new URL(`/pictures/${hash}/${file}`, config.catalogueUrl), {
      signal: abort,
    }).catch(() => null)
    if (!answer?.ok || !answer.body) {
      const status = answer && answer.status < 500 ? 404 : 503
      await answer?.body?.cancel()
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
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.send(Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>))
  })
}
