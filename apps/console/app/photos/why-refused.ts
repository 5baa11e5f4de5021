import { SHOP_PHOTO_MAX_BYTES } from '@filiera/contract/console/photos'
import type { Problem } from '@filiera/contract/problem'
import type { TextKey } from '../texts/texts.tsx'

/** Why a file is no photo of a product, in words; for some of them trying again helps. */
export type Refusal = { text: TextKey; canTryAgain: boolean }

const forGood = (text: TextKey): Refusal => ({ text, canTryAgain: false })
const HEIC = /hei[cf]/i

/** What a file says of itself before anything is sent; null when it may be a photo. */
export function refusalOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Refusal | null {
  if (HEIC.test(type) || /\.hei[cf]$/i.test(name)) return forGood('photos.faults.heic')
  if (type !== '' && !/^image\/(?:jpeg|png|webp)$/.test(type)) return forGood('photos.faults.format')
  if (size > SHOP_PHOTO_MAX_BYTES) return forGood('photos.faults.tooLarge')
  if (size === 0) return forGood('photos.faults.broken')
  return null
}

/** What the server says of it. */
export function refusalOf({ code, fields }: Problem): Refusal {
  const message = fields?.[0]?.message ?? ''
  if (code === 'too_large') return forGood('photos.faults.tooLarge')
  if (code === 'unsupported_media_type')
    return forGood(HEIC.test(message) ? 'photos.faults.heic' : 'photos.faults.format')
  if (code === 'invalid_body')
    return forGood(message.includes('megapixels') ? 'photos.faults.megapixels' : 'photos.faults.broken')
  if (code === 'rate_limited') return { text: 'photos.faults.tooMany', canTryAgain: true }
  if (code === 'not_signed_in') return { text: 'photos.faults.signedOut', canTryAgain: true }
  return { text: 'photos.faults.unavailable', canTryAgain: true }
}
