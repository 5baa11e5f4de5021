/** One file to draw: size in pixels, WebP quality, and the SVG text when it is asked for. */
export type Master = {
  file: string
  width: number
  height: number
  quality: number
  /** How many times larger it is painted first. */
  oversample?: number
  svg: () => string
}
