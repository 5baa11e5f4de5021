import { isHeic, PHOTO_MAX_PIXELS } from '../profile/photo-crop.state.ts'
import { isTooLarge, type MessagePhotoFault } from './message-form.state.ts'

/** A photo that was chosen: what is sent and what is shown of it. */
export type ChosenPhoto = { id: string; name: string; file: Blob; picture: ImageBitmap }

export type OpenedPhoto =
  | { ok: true; photo: ChosenPhoto }
  | { ok: false; name: string; fault: MessagePhotoFault }

/** Longest side that is kept of a photo, in pixels: larger ones are made smaller before they travel. */
const SIDE = 1600
const PREVIEW = 240
const MARK_BYTES = 16

async function shrunk(picture: ImageBitmap, file: File): Promise<Blob> {
  const scale = SIDE / Math.max(picture.width, picture.height)
  if (scale >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  return smaller ?? file
}

/** Looks into a chosen file: a photo that can be sent, or why not. */
export async function openMessagePhoto(file: File): Promise<OpenedPhoto> {
  const { name } = file
  const refused = (fault: MessagePhotoFault): OpenedPhoto => ({ ok: false, name, fault })
  if (isTooLarge(file.size)) return refused('tooLarge')
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer())
  if (isHeic(name, file.type, start)) return refused('heic')
  const whole = await createImageBitmap(file).catch(() => null)
  if (!whole) return refused('unreadable')
  if (whole.width * whole.height > PHOTO_MAX_PIXELS) {
    whole.close()
    return refused('tooManyPixels')
  }
  const scale = Math.min(1, PREVIEW / Math.min(whole.width, whole.height))
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) => Math.ceil(side * scale))
  const size = { resizeWidth: resizeWidth ?? PREVIEW, resizeHeight: resizeHeight ?? PREVIEW }
  const picture = await createImageBitmap(whole, size)
  const smaller = await shrunk(whole, file)
  whole.close()
  return { ok: true, photo: { id: crypto.randomUUID(), name, file: smaller, picture } }
}
