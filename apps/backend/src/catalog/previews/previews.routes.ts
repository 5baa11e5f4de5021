import { getPreview } from '@filiera/contract/catalog/previews'
import { isLanguage } from '@filiera/domain/languages'
import { openFiles } from '../../platform/files/open-files.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { boundedQueue } from '../pictures/bounded-queue.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { findPreview, type Previews } from './find-preview.ts'

/** Previews waiting to be drawn at most. */
const MAX_WAITING = 60
/** A crawler may show a former name or picture for so long. */
const CACHING = 'public, max-age=3600'

export const previewsRoutes = ({ database, config }: Services) => {
  const files = openPictureFiles(openFiles(config))
  const previews: Previews = { database, files, queue: boundedQueue(MAX_WAITING) }
  return [
    bind(getPreview, async ({ params: { kind, file }, request, reply }) => {
      const [id = '', lang = ''] = file.split('.')
      if (!isLanguage(lang)) throw notFound()
      const { bytes, etag } = await findPreview(previews, kind, id, lang)
      void reply.header('cache-control', CACHING).header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) {
        void reply.status(304).send()
        return answered
      }
      void reply.type('image/jpeg').send(bytes)
      return answered
    }),
  ]
}
