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

/** The form with the profile photo, in bytes: the file and what surrounds it. */
const PHOTO_FORM_LIMIT = PHOTO_MAX_BYTES + 16 * 1024

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
    const path = localPath(language, '/account/profile')
    const login = `${localPath(language, '/login')}?next=${encodeURIComponent(path)}`
    app.post(path, {
      bodyLimit: PHOTO_FORM_LIMIT,
      // nobody fills the memory without a session
      onRequest: async (request, reply) => {
        if (!readSessionToken(request.headers.cookie, options.config)) return reply.redirect(login, 303)
      },
      handler: (request, reply) => answerPersonal(request, reply),
      errorHandler: (error, _request, reply) =>
        error.statusCode === 413 ? reply.redirect(`${path}?photo=too_large`, 303) : reply.send(error),
    })
  }
  // the application's entry route of the specification (§2)
  app.get('/_app', (_request, reply) => reply.redirect('/', 301))
  app.all('/*', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const end = request.url.indexOf('?')
    const path = end < 0 ? request.url : request.url.slice(0, end)
    return isRead && !isPersonalPage(path) ? answerPublic(request, reply) : answerPersonal(request, reply)
  })
}
