import type { FastifyReply } from 'fastify'

/** Sends a photo as a file that runs nothing. */
export function sendPhoto(reply: FastifyReply, photo: Buffer): void {
  void reply
    .headers({
      'content-disposition': 'inline; filename="photo.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type('image/webp')
    .send(photo)
}
