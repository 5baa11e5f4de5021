/** Widths of derivatives in CSS-independent pixels (visual direction §5). */
export const pictureWidths = [200, 400, 600, 800, 1200, 1700] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Address of one derivative; `hash` is that of the master, so the address never changes its content. */
export function pictureUrl(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${hash}/${width}.${format}`
}

const ofOurs = /^(.*\/pictures\/[0-9a-z-]+)\/\d+\.(?:avif|webp|jpg)$/

/** Another derivative of a picture given the address of any of them; an address that is not one of ours stays. */
export function pictureOfWidth(url: string, width: PictureWidth, format: PictureFormat): string {
  return url.replace(ofOurs, `$1/${width}.${format}`)
}

/** `srcset` of a picture given the address of any of its derivatives; null for an address that is not one of ours. */
export function pictureSrcSet(
  url: string,
  format: PictureFormat,
  widths: readonly PictureWidth[],
): string | null {
  if (!ofOurs.test(url)) return null
  return widths.map((width) => `${pictureOfWidth(url, width, format)} ${width}w`).join(', ')
}
