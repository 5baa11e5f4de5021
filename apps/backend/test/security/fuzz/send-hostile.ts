import { Agent, type IncomingMessage, request } from 'node:http'
import type { HostileRequest } from './hostile-request.ts'

export type HostileAnswer = { status: number; type: string; text: string }

/** Longer than this is a hang: far above any honest answer. */
export const HANG_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

async function read(response: IncomingMessage): Promise<HostileAnswer> {
  const type = response.headers['content-type'] ?? ''
  const chunks: Buffer[] = []
  // a feed has no end
  if (type.startsWith('text/event-stream')) response.destroy()
  else for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() }
}

/** Sends the request as it is, whatever a client would say of it. @throws when no answer came in time */
export const sendHostile = (
  baseUrl: string,
  { method, path, headers, body }: Omit<HostileRequest, 'sender'>,
) =>
  new Promise<HostileAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl)
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: HANG_MS },
      (response) => void read(response).then(resolve, reject),
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${HANG_MS} ms`)))
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
