import { PHOTO_MAX_BYTES } from '@filiera/contract/customers/own-data'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ProblemError } from '../../../platform/problem-error.ts'
import { isMasterFormat, MAX_PIXELS } from '../inspect-picture.ts'
import { squareCutOut } from './cut-out.ts'

/** Side of a profile photo, in pixels (decision 28). */
export const PHOTO_SIDE = 512

/** `cover` cuts a square from the middle; `inside` keeps all of it and is never enlarged; `product` as well, and sets what was cut out in a square. */
export type PhotoShape = { side: number; fit: 'cover' | 'inside' | 'product' }
const PROFILE: PhotoShape = { side: PHOTO_SIDE, fit: 'cover' }
/** Longest time that one photo is worked on, in seconds: a busy machine takes ten times as long as a quiet one. */
const MAX_SECONDS = 20

const mediaTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
/** What a browser might take for a document, were the file ever served as it came. */
const DOCUMENT = /<(?:script|html|!doctype|svg[\s>]|iframe)|%PDF-/i

const unsupported = (detail: string, message: string) =>
  new ProblemError('unsupported_media_type', detail, { fields: [{ field: 'file', message }] })
const unusable = (detail: string, message: string) =>
  new ProblemError('invalid_body', detail, { fields: [{ field: 'file', message }] })

const notAPhoto = () => unsupported('The photo must be a JPEG, PNG or WebP.', 'is not a JPEG, PNG or WebP')

/** What the first bytes say it is; the name and the type that the sender declares count for nothing. */
async function declaredFormat(bytes: Buffer): Promise<string> {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (HEIC.has(type))
    throw unsupported(
      'This is a HEIC photo, the format of the iPhone’s camera: save or share it as JPEG and choose it again (Settings, Camera, Formats, Most Compatible).',
      'is a HEIC photo',
    )
  const format = mediaTypes[type]
  if (!format || DOCUMENT.test(bytes.toString('latin1'))) throw notAPhoto()
  return format
}

/** Reads the header only. @throws ProblemError when the decoder sees something else than the first bytes say, or too much of it */
async function checkHeader(bytes: Buffer, format: string): Promise<void> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !isMasterFormat(metadata.format) || metadata.format !== format) throw notAPhoto()
  if (metadata.width * (metadata.pageHeight ?? metadata.height) > MAX_PIXELS)
    throw unusable('The photo may have at most 64 megapixels.', 'has more than 64 megapixels')
}

/**
 * The photo as it is kept: a WebP, unless said otherwise a square of 512 pixels cut from the middle, upright, without metadata; of an
 * animation the first picture (decision 28). The format is decided by decoding, and a picture of more than 64 megapixels is refused by its header.
 * @param bytes at most {@link PHOTO_MAX_BYTES}
 * @throws ProblemError unsupported_media_type, or invalid_body for a photo that is too large, broken or takes more than 20 seconds
 */
export async function makePhoto(bytes: Buffer, { side, fit }: PhotoShape = PROFILE): Promise<Buffer> {
  if (bytes.length > PHOTO_MAX_BYTES) throw new ProblemError('too_large', 'The file is too large.')
  await checkHeader(bytes, await declaredFormat(bytes))
  const whole = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
  const photo = await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, sequentialRead: true })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(fit === 'cover' ? { width: side, height: side, fit } : whole)
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('timeout'))
        throw unusable('The photo takes too long to read: choose a smaller one.', 'takes too long to read')
      throw unusable('The photo cannot be read: it is damaged or incomplete.', 'cannot be read')
    })
  return fit === 'product' ? squareCutOut(photo) : photo
}
