import { type Identity, isOperator, isSeller } from '../../platform/http/identity.ts'
import { notFound } from '../../platform/problem-error.ts'
import { findPhotoParties } from './message-photo.store.ts'
import type { MessageServices } from './message-services.ts'

/** A photo's bytes for the order's customer, its seller or an operator. @throws ProblemError not_found, for everybody else too */
export async function readMessagePhoto(
  { db, photos }: MessageServices,
  identity: Identity,
  name: string,
): Promise<Buffer> {
  const parties = await findPhotoParties(db, name)
  const mayRead =
    parties !== undefined &&
    (parties.accountId === identity.accountId ||
      (isSeller(identity) && parties.sellerId === identity.sellerId) ||
      isOperator(identity))
  const photo = mayRead ? await photos.read(name) : null
  if (!photo) throw notFound()
  return photo
}
