/** Most pixels a profile photo may have (decision 28). */
export const PHOTO_MAX_PIXELS = 64_000_000
/** Side of the square that is sent, in pixels: what the shop keeps (decision 28). */
export const PHOTO_SIZE = 512
export const ZOOM_MAX = 4

/** A square cut out of a picture: how far it is magnified, and where in the remaining room it stands (0 left or top, 1 right or bottom). */
export type Crop = { width: number; height: number; zoom: number; x: number; y: number }

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The largest square in the middle of a picture. */
export const wholeCrop = (width: number, height: number): Crop => ({ width, height, zoom: 1, x: 0.5, y: 0.5 })

const side = ({ width, height, zoom }: Crop) => Math.min(width, height) / zoom

/** The square in pixels of the picture. */
export function cropSquare(crop: Crop): { left: number; top: number; size: number } {
  const size = side(crop)
  return { left: crop.x * (crop.width - size), top: crop.y * (crop.height - size), size }
}

/** Magnifies around the middle of what is seen. */
export function zoomCrop(crop: Crop, zoom: number): Crop {
  const before = cropSquare(crop)
  const next = { ...crop, zoom: between(zoom, 1, ZOOM_MAX) }
  const size = side(next)
  const place = (start: number, length: number) => {
    const room = length - size
    return room <= 0 ? 0.5 : between((start + (before.size - size) / 2) / room, 0, 1)
  }
  return { ...next, x: place(before.left, crop.width), y: place(before.top, crop.height) }
}

/** Puts the square somewhere else; shares from 0 to 1. */
export function placeCrop(crop: Crop, { x = crop.x, y = crop.y }: { x?: number; y?: number }): Crop {
  return { ...crop, x: between(x, 0, 1), y: between(y, 0, 1) }
}

/** Drags the picture below the square: distances as shares of the square's side, to the right and down. */
export function dragCrop(crop: Crop, right: number, down: number): Crop {
  const size = side(crop)
  const moved = (place: number, length: number, distance: number) => {
    const room = length - size
    return room <= 0 ? place : place - (distance * size) / room
  }
  return placeCrop(crop, { x: moved(crop.x, crop.width, right), y: moved(crop.y, crop.height, down) })
}

/** Why a file cannot become a photo: the texts `account.photo.error.*`. */
export type PhotoFault = 'missing' | 'tooLarge' | 'tooManyPixels' | 'heic' | 'unreadable'

/** HEIC as phones keep photos: known by its name, type or the mark at the beginning of the file. */
export function isHeic(name: string, type: string, start: Uint8Array): boolean {
  const mark = String.fromCharCode(...start.slice(4, 12))
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(mark) || /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
}
