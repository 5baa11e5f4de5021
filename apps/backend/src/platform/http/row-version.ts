import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../problem-error.ts'

/** Says which version an answer shows. */
export function sendVersion(reply: FastifyReply, version: number): void {
  void reply.header('etag', `"v${version}"`)
}

/**
 * The version that a change was made on, of `If-Match`.
 * @throws ProblemError version_required without one, bad_request for what is no version of ours
 */
export function changedVersion(request: FastifyRequest): number {
  const header = request.headers['if-match']
  if (header === undefined)
    throw new ProblemError('version_required', 'Say in If-Match which version was changed.')
  const version = /^"v(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new ProblemError('bad_request', 'If-Match is not a version of ours.')
  return Number(version)
}

/**
 * Makes a change on the version that the call names, and says which one it made.
 * @throws ProblemError as `changedVersion`
 */
export async function onVersion<Row extends { version: number }>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  change: (version: number) => Promise<Row>,
): Promise<Row> {
  const changed = await change(changedVersion(request))
  sendVersion(reply, changed.version)
  return changed
}
