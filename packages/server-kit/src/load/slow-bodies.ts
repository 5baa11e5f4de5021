import type { IncomingMessage, Server } from 'node:http'

/** How long a body may take, in milliseconds, and how many bytes of it earn it another second: 128 kbit/s. */
const FIRST_MS = 60_000
const BYTES_PER_SECOND = 16 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/**
 * Ends requests whose body comes too slowly, as Node's `requestTimeout` does; that one counts the time only, and a photo takes minutes
 * on a slow line that never rests.
 */
export function endSlowBodies(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const { socket } = request
    const [startedAt, before] = [performance.now(), socket.bytesRead]
    let timer: NodeJS.Timeout
    const look = () => {
      if (request.complete || socket.destroyed) return
      const earnedMs = ((socket.bytesRead - before) / BYTES_PER_SECOND) * 1000
      const leftMs = startedAt + FIRST_MS + earnedMs - performance.now()
      if (leftMs > 0) timer = setTimeout(look, leftMs).unref()
      else server.emit('clientError', new TooSlow('The body comes too slowly.'), socket)
    }
    look()
    request.once('close', () => clearTimeout(timer))
  })
}
