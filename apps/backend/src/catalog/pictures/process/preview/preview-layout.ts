import { type PreviewKind, previewSizes } from '@filiera/contract/catalog/previews'

/** Where the picture and the words stand, in pixels. */
export type PreviewLayout = {
  width: number
  height: number
  /** The part of the canvas that the picture covers. */
  picture: { left: number; top: number; width: number; height: number }
  /** A flat panel under the words; the picture's own ground where there is none. */
  panel: { left: number; top: number; width: number; height: number; colour: string } | null
  text: { left: number; width: number; size: number; lines: number }
}

const GREEN_900 = '#0F3B28'

/** Compositions of visual direction §5: the object on the right, the name on the left. */
export const previewLayouts: Readonly<Record<PreviewKind, PreviewLayout>> = {
  product: {
    ...previewSizes.product,
    picture: { left: 200, top: 0, width: 200, height: 200 },
    panel: null,
    text: { left: 18, width: 184, size: 24, lines: 5 },
  },
  seller: {
    ...previewSizes.seller,
    picture: { left: 0, top: 0, width: 850, height: 304 },
    panel: { left: 0, top: 304, width: 850, height: 96, colour: GREEN_900 },
    text: { left: 36, width: 778, size: 42, lines: 1 },
  },
  post: {
    ...previewSizes.post,
    picture: { left: 250, top: 0, width: 250, height: 200 },
    panel: { left: 0, top: 0, width: 250, height: 200, colour: GREEN_900 },
    text: { left: 20, width: 214, size: 23, lines: 5 },
  },
}
