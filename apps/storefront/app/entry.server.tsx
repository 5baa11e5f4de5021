import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { FilterGroups } from './catalogue/filter-groups.tsx'
import { ServerGroupsContext } from './catalogue/server-groups.ts'
import { drawPartsOfPage } from './shell/draw-part.tsx'
import { jsonLiteral, textLiteral } from './shell/inline-script.ts'
import { DrawPartContext } from './shell/kept-parts.ts'
import { NonceContext } from './shell/nonce.ts'
import { cutPage, type PageText, pageBytes } from './shell/page-text.ts'
import { isPlainData } from './shell/plain-data.ts'
import { ReferenceContext } from './shell/reference.ts'
import { nonceContext, renderedPageContext } from './shell/server-contexts.ts'
import { stillPartsLoaded } from './shell/still.tsx'

export { forgetParts } from './shell/draw-part.tsx'
export {
  backendContext,
  catalogueContext,
  nonceContext,
  pageTagsContext,
  renderedPageContext,
  sessionContext,
  shopContext,
  structuredDataContext,
  termsVersionContext,
} from './shell/server-contexts.ts'

export const streamTimeout = 15_000

const references = new WeakMap<object, string>()

/** The code under which one request's failure stands in the log and on its page. */
function referenceOf(context: object): string {
  const known = references.get(context) ?? randomBytes(4).toString('hex')
  references.set(context, known)
  return known
}

/** The loaders' data for the browser, as React Router's own `StreamTransfer` hands it over. */
async function handOverStream(stream: ReadableStream<Uint8Array>, open: string): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let data = ''
  for (let read = await reader.read(); !read.done; read = await reader.read())
    data += decoder.decode(read.value, { stream: true })
  const controller = 'window.__reactRouterContext.streamController'
  return `${open}${controller}.enqueue(${textLiteral(data)});</script>${open}${controller}.close();</script>`
}

/** What the browser needs to take a page over, as a script of its own; the build's router reads it (`vite/light-router.ts`). */
async function handOver(context: EntryContext, nonce: string | undefined): Promise<string> {
  const { serverHandoffStream, staticHandlerContext } = context
  if (!serverHandoffStream) return ''
  const open = nonce ? `<script nonce="${nonce}">` : '<script>'
  const { loaderData, actionData, errors } = staticHandlerContext
  const state = { loaderData, actionData: actionData ?? undefined, errors: errors ?? undefined }
  const isPlain = isPlainData(state) && Object.values(loaderData).every((data) => data !== undefined)
  if (import.meta.env.DEV || errors || !isPlain) return handOverStream(serverHandoffStream, open)
  await serverHandoffStream.cancel()
  const json = JSON.stringify(state, (key, value: unknown) => (key === 'still' ? undefined : value))
  return `${open}window.__reactRouterContext.state=${jsonLiteral(json)}</script>`
}

/** The table of routes with those of this page alone: the router makes every route in it anew for each page. */
function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** What React leaves where a part was not there yet. */
const LEFT_TO_THE_BROWSER = '$!-->'

/** A page with parts that are loaded while it renders, such as the page of an error. */
function renderWaiting(page: ReactNode): Promise<string> {
  const sink = new PassThrough()
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // every part stands where it belongs: without scripts nothing would move it there
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(sink))),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}

/** The document: as one string, which is half the work of a stream of pieces (decision 9); nearly nothing waits. */
async function renderDocument(page: ReactNode): Promise<PageText> {
  const { pieces, draw } = drawPartsOfPage()
  const whole = <DrawPartContext value={draw}>{page}</DrawPartContext>
  const html = renderToString(whole)
  if (html.includes(LEFT_TO_THE_BROWSER)) return cutPage(await renderWaiting(whole), pieces)
  const cut = cutPage(html, pieces)
  return { ...cut, head: `<!DOCTYPE html>${cut.head}` }
}

/** Renders the whole page before answering: pages are cached or short, and a status must be final. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined
  const reference = status >= 500 ? referenceOf(loadContext) : null
  if (reference) console.error(`${reference} ${status} ${new URL(request.url).pathname}`)
  const { serverHandoffStream: _, ...whole } = context
  const routed = { ...whole, manifest: manifestOfPage(context) }
  await stillPartsLoaded()
  const drawn = await renderDocument(
    <NonceContext value={nonce}>
      <ReferenceContext value={reference}>
        <ServerGroupsContext value={FilterGroups}>
          <ServerRouter context={routed} url={request.url} {...(nonce ? { nonce } : {})} />
        </ServerGroupsContext>
      </ReferenceContext>
    </NonceContext>,
  )
  const page = { ...drawn, foot: (await handOver(context, nonce)) + drawn.foot }
  headers.set('content-type', 'text/html; charset=utf-8')
  const rendered = loadContext.get(renderedPageContext)
  if (!rendered) return new Response(pageBytes(page), { status, headers })
  rendered.page = page
  return new Response(null, { status, headers })
}

/** Expected answers (404, refused forms) are not errors of the program. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof Error && error.message.startsWith('No route matches')) return
  console.error(referenceOf(context), error)
}
