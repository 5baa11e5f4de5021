import { getPicture } from '@filiera/contract/system'
import { openFiles } from '../../platform/files/open-files.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { findDerivative, openDerivatives } from './find-derivative.ts'
import { openPictureFiles } from './picture-files.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

export const picturesRoutes = ({ config }: Services) => {
  const derivatives = openDerivatives(openPictureFiles(openFiles(config)))
  return [
    bind(getPicture, async ({ params: { hash, file }, request, reply }) => {
      const bytes = await findDerivative(derivatives, hash, file)
      const etag = `"${hash}-${file}"`
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) {
        void reply.status(304).send()
        return answered
      }
      void reply.type(mediaTypes[file.split('.')[1] ?? ''] ?? 'application/octet-stream').send(bytes)
      return answered
    }),
  ]
}
