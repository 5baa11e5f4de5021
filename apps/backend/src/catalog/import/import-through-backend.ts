import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ImportEvent, importEvent, importProducts } from '@filiera/contract/catalog/import'
import { createClient, endpointUrl } from '@filiera/contract/client'
import { problem } from '@filiera/contract/problem'
import { checkHealth } from '@filiera/contract/system'

const PROBE_TIMEOUT_MS = 1500

export type RemoteImport = {
  backendUrl: string
  internalToken: string
  sellerId: string
  content: string
  dryRun: boolean
}

/** Whether a backend is running there. */
export async function isBackendThere(backendUrl: string): Promise<boolean> {
  const call = createClient({ baseUrl: backendUrl, timeoutMs: PROBE_TIMEOUT_MS })
  return (await call(checkHealth, {})).ok
}

async function refusalOf(response: Response, { backendUrl, sellerId }: RemoteImport): Promise<Error> {
  const answer = problem.safeParse(await response.json().catch(() => null))
  if (answer.data?.code === 'not_found') return new Error(`There is no seller ${sellerId}.`)
  return new Error(`The backend at ${backendUrl} refused: ${answer.data?.detail ?? response.status}`)
}

/**
 * Hands a file to the running backend, which imports it as {@link importProducts} does.
 * @throws Error with the backend's own words, or when the connection ends before the report
 */
export async function* importThroughBackend(
  options: RemoteImport,
): AsyncGenerator<ImportEvent, void, undefined> {
  const { backendUrl, internalToken, sellerId, content, dryRun } = options
  const input = { params: { id: sellerId }, query: { dryRun: String(dryRun) } }
  const response = await fetch(new URL(endpointUrl(importProducts.path, input), backendUrl), {
    method: importProducts.method,
    headers: { authorization: `Bearer ${internalToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  })
  if (!response.ok || !response.body) throw await refusalOf(response, options)
  const lines = createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })
  for await (const line of lines) yield importEvent.parse(JSON.parse(line))
}
