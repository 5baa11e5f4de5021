import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { NonceContext } from './frame/head/nonce.ts'
import { ReferenceContext } from './frame/loading/reference.ts'
import { nonceContext } from './state/server-contexts.ts'

export {
  backendContext,
  catalogueContext,
  menuContext,
  nonceContext,
  pageTagsContext,
  sessionContext,
  shopContext,
  structuredDataContext,
} from './state/server-contexts.ts'

export const streamTimeout = 15_000

const references = new WeakMap<object, string>()

/** The code under which one request's failure stands in the log and on its page. */
function referenceOf(context: object): string {
  const known = references.get(context) ?? randomBytes(4).toString('hex')
  references.set(context, known)
  return known
}

/** Which page it is, without what stands in its address: that may be a token. */
const patternOf = ({ staticHandlerContext }: EntryContext): string =>
  `/${staticHandlerContext.matches.flatMap(({ route }) => route.path || []).join('/')}`

/** The whole document: pages are cached or short, and a status must be final. */
function renderDocument(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const whole = new Writable({
      write(part: Buffer, _encoding, next) {
        parts.push(part)
        next()
      },
      final(done) {
        resolve(Buffer.concat(parts))
        done()
      },
    })
    whole.once('error', reject)
    const { pipe } = renderToPipeableStream(page, {
      // every part stands where it belongs: without scripts nothing would move it there
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined
  const reference = status >= 500 ? referenceOf(loadContext) : null
  if (reference) console.error(`${reference} ${status} ${patternOf(context)}`)
  const document = await renderDocument(
    <NonceContext value={nonce}>
      <ReferenceContext value={reference}>
        <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
      </ReferenceContext>
    </NonceContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(document, { status, headers })
}

/** Expected answers (404, refused forms) are not errors of the program. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof Error && error.message.startsWith('No route matches')) return
  console.error(referenceOf(context), error)
}
