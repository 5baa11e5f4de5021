import { type Identity, isOperator } from '../../platform/http/identity.ts'
import { notFound } from '../../platform/problem-error.ts'
import { isPartyToPhoto } from './message-photo.store.ts'
import type { MessageServices } from './message-services.ts'

/** A photo's bytes for the order's customer, its seller or an operator. @throws ProblemError not_found, for everybody else too */
export async function readMessagePhoto(
  { db, photos }: MessageServices,
  identity: Identity,
  name: string,
): Promise<Buffer> {
  const mayRead = isOperator(identity) || (await isPartyToPhoto(db, name, identity.accountId))
  const photo = mayRead ? await photos.read(name) : null
  if (!photo) throw notFound()
  return photo
}
