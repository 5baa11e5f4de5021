import type { Throttle } from './throttle.ts'

/** What is needed of a request. */
type AnsweredRequest = {
  complete: boolean
  readableDidRead: boolean
  headers: Readonly<Record<string, string | string[] | undefined>>
  iterator(options: { destroyOnReturn: boolean }): AsyncIterable<Uint8Array>
}

/** Thrown away by Node itself at no cost worth a thought, in bytes. */
const SMALL = 64 * 1024
/** Read to its end after the answer, in bytes: that of the largest photo and its form. */
const LARGE = 11 * 1024 * 1024

function announcedBytes({ headers }: AnsweredRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

async function discard(request: AnsweredRequest, throttle: Throttle): Promise<void> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) await throttle(chunk.length)
}

/**
 * Call it before answering a request whose body is not read: Node would read the rest as fast as it comes, and a refusal cost as much as an upload.
 * A body of a photo's size is discarded at the rate of uploads, so that the sender gets to the answer.
 * @returns whether the connection must close with the answer instead
 */
export function discardBody(request: AnsweredRequest, throttle: Throttle): boolean {
  if (request.complete) return false
  if (request.readableDidRead) return true
  const announced = announcedBytes(request)
  if (announced <= SMALL) return false
  if (announced > LARGE) return true
  discard(request, throttle).catch(() => {
    // the sender has gone
  })
  return false
}
