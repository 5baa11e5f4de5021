import type { BackendCall } from '@filiera/contract/client'
import { PHOTO_MAX_BYTES } from '@filiera/contract/customers/own-data'
import { languages } from '@filiera/domain/languages'
import { readSessionToken } from '@filiera/server-kit/session/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPersonalPage } from '../../app/pages/public-address.ts'
import { localPath } from '../../app/texts/language-path.ts'
import type { Pages } from '../client-build.ts'
import type { StorefrontConfig } from '../config.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Menus } from './menu.ts'
import { isUnusualPath, plainPath, routeWords } from './page-path.ts'
import { createPersonalPages } from './personal-pages.ts'
import { createPublicPages } from './public-pages.ts'

/** Largest form a page accepts, in bytes. */
const FORM_LIMIT = 64 * 1024

/** What browsers send forms as. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Pages whose plain form brings one photo: the profile's, and one more for a message about an order. */
const photoForms = ['/account/profile', '/account/orders/:id/messages']

/** A form with a photo, in bytes: the file and what surrounds it. */
const PHOTO_FORM_LIMIT = PHOTO_MAX_BYTES + 16 * 1024

/** An address without its query. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

type PagesOptions = {
  config: StorefrontConfig
  pages: () => Promise<Pages>
  cache: PageCache
  catalogue: BackendCall
  menus: Menus
}

/** Serves every page: the ones that are the same for everybody from the cache, the personal ones fresh. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const answerPublic = createPublicPages(options)
  const answerPersonal = createPersonalPages(options)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (isUnusualPath(path)) {
      const { build } = await options.pages()
      const plain = plainPath(path, routeWords(build.routes))
      if (plain !== path)
        return reply.redirect(plain + request.url.slice(path.length), isRead(request) ? 301 : 308)
    }
    if (isRead(request)) return
    void reply.type('text/plain; charset=utf-8')
    if (request.method !== 'POST')
      return reply.header('allow', 'GET, HEAD, POST').code(405).send('A page is read, or sent a form.')
    if (!FORM.test(request.headers['content-type'] ?? '')) return reply.code(415).send('A page takes forms.')
  })
  for (const language of languages) {
    for (const form of photoForms) {
      app.post(localPath(language, form), {
        bodyLimit: PHOTO_FORM_LIMIT,
        // nobody fills the memory without a session
        onRequest: async ({ headers, url }, reply) => {
          const isSmall = Number(headers['content-length']) <= FORM_LIMIT
          if (isSmall || readSessionToken(headers.cookie, options.config)) return
          const next = encodeURIComponent(pathOf(url))
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
  // sellers work in the console; mails and bookmarks of before lead there
  for (const language of languages) {
    const seller = localPath(language, '/seller')
    const toConsole = ({ url }: FastifyRequest, reply: FastifyReply) =>
      reply.redirect(options.config.consoleUrl + pathOf(url).slice(seller.length), 301)
    for (const path of ['/orders', '/orders/:id']) app.get(seller + path, toConsole)
  }
  app.all('/*', async (request, reply) => {
    return isRead(request) && !isPersonalPage(pathOf(request.url))
      ? answerPublic(request, reply)
      : answerPersonal(request, reply)
  })
}
