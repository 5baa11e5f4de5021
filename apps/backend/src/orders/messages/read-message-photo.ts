import { type Identity, isOperator } from '../../platform/identity.ts'
import { notFound } from '../../platform/problem-error.ts'
import { isPhotoOf } from './message-photo.store.ts'
import type { MessageServices } from './message-services.ts'

const nameOf = (file: string) => file.slice(0, -'.webp'.length)

/** A photo's bytes for the order's customer or an operator. @throws ProblemError not_found, for everybody else too */
export async function readMessagePhoto(
  { db, photos }: MessageServices,
  identity: Identity,
  file: string,
): Promise<Buffer> {
  const name = nameOf(file)
  const { accountId } = identity
  const mayRead = isOperator(identity) || (await isPhotoOf(db, name, { accountId }))
  const photo = mayRead ? await photos.read(name) : null
  if (!photo) throw notFound()
  return photo
}

/** A photo's bytes for the shop that the order is of. @throws ProblemError not_found, for every other shop too */
export async function readShopPhoto(
  { db, photos }: MessageServices,
  sellerId: string,
  file: string,
): Promise<Buffer> {
  const name = nameOf(file)
  const photo = (await isPhotoOf(db, name, { sellerId })) ? await photos.read(name) : null
  if (!photo) throw notFound()
  return photo
}
