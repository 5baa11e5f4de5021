import type { FastifyReply } from 'fastify'
import { answered } from '../../../platform/http/endpoint.ts'

/** A file as it is sent. */
export type SavedFile = { name: string; type: string; bytes: Buffer }

/** Sends a file for the browser to keep. */
export function sendFile(reply: FastifyReply, { name, type, bytes }: SavedFile): typeof answered {
  void reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(bytes)
  return answered
}
