import type { BackendCall } from '@filiera/contract/client'
import { PHOTO_MAX_BYTES } from '@filiera/contract/own-data'
import { languages } from '@filiera/domain/languages'
import type { FastifyInstance } from 'fastify'
import { localPath } from '../app/i18n/language-path.ts'
import { isPersonalPage } from '../app/shell/public-address.ts'
import type { Pages } from './client-build.ts'
import type { StorefrontConfig } from './config.ts'
import type { PageCache } from './page-cache.ts'
import { createPersonalPages } from './personal-pages.ts'
import { createPublicPages } from './public-pages.ts'
import { readSessionToken } from './session.ts'

/** Largest form a page accepts, in bytes. */
const FORM_LIMIT = 64 * 1024

/** Pages whose plain form brings one photo: the profile's, and one more for a message about an order. */
const photoForms = ['/account/profile', '/account/orders/:id/messages']

/** A form with a photo, in bytes: the file and what surrounds it. */
const PHOTO_FORM_LIMIT = PHOTO_MAX_BYTES + 16 * 1024

/** An address without its query. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

type PagesOptions = {
  config: StorefrontConfig
  pages: () => Promise<Pages>
  cache: PageCache
  catalogue: BackendCall
}

/** Serves every page: the ones that are the same for everybody from the cache, the personal ones fresh. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const answerPublic = createPublicPages(options)
  const answerPersonal = createPersonalPages(options)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  for (const language of languages) {
    for (const form of photoForms) {
      app.post(localPath(language, form), {
        bodyLimit: PHOTO_FORM_LIMIT,
        // nobody fills the memory without a session
        onRequest: async (request, reply) => {
          if (readSessionToken(request.headers.cookie, options.config)) return
          const next = encodeURIComponent(pathOf(request.url))
          return reply.redirect(`${localPath(language, '/login')}?next=${next}`, 303)
        },
        handler: (request, reply) => answerPersonal(request, reply),
        errorHandler: (error, request, reply) =>
          error.statusCode === 413
            ? reply.redirect(`${pathOf(request.url)}?photo=too_large`, 303)
            : reply.send(error),
      })
    }
  }
  // the application's entry route of the specification (§2)
  app.get('/_app', (_request, reply) => reply.redirect('/', 301))
  app.all('/*', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return isRead && !isPersonalPage(pathOf(request.url))
      ? answerPublic(request, reply)
      : answerPersonal(request, reply)
  })
}
