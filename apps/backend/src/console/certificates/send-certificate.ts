import type { FastifyReply } from 'fastify'
import { notFound } from '../../platform/problem-error.ts'
import type { CertificateServices } from './certificate-services.ts'
import { findCertificates } from './certificates.store.ts'

/** Sends a file of a certificate for the browser to keep, as one that runs nothing. @throws ProblemError not_found, also for another shop's */
export async function sendCertificate(
  { db, files }: CertificateServices,
  { sellerId, id }: { sellerId: string; id: string },
  reply: FastifyReply,
): Promise<void> {
  const [known] = await findCertificates(db, sellerId, [id])
  const bytes = known ? await files.read(id) : null
  if (!known || !bytes) throw notFound()
  void reply
    .headers({
      // without a name: the link gives it the one that the mark says
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type(known.media_type)
    .send(bytes)
}
