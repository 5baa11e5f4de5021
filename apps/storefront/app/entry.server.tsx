import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { FilterGroups } from './catalogue/filter-groups.tsx'
import { ServerGroupsContext } from './catalogue/server-groups.ts'
import { NonceContext } from './shell/nonce.ts'
import { ReferenceContext } from './shell/reference.ts'
import { nonceContext } from './shell/server-contexts.ts'

export {
  backendContext,
  catalogueContext,
  nonceContext,
  pageTagsContext,
  sessionContext,
  shopContext,
} from './shell/server-contexts.ts'

export const streamTimeout = 15_000

const references = new WeakMap<object, string>()

/** The code under which one request's failure stands in the log and on its page. */
function referenceOf(context: object): string {
  const known = references.get(context) ?? randomBytes(4).toString('hex')
  references.set(context, known)
  return known
}

/** Renders the whole page before answering: pages are cached or short, and a status must be final. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined
  const reference = status >= 500 ? referenceOf(loadContext) : null
  if (reference) console.error(`${reference} ${status} ${new URL(request.url).pathname}`)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new PassThrough()
    sink.on('data', (chunk: Buffer) => chunks.push(chunk))
    sink.on('end', () => {
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(new Response(Buffer.concat(chunks), { status, headers }))
    })
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ReferenceContext value={reference}>
          <ServerGroupsContext value={FilterGroups}>
            <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
          </ServerGroupsContext>
        </ReferenceContext>
      </NonceContext>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
  })
}

/** Expected answers (404, refused forms) are not errors of the program. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof Error && error.message.startsWith('No route matches')) return
  console.error(referenceOf(context), error)
}
