import { type PictureWidth, pictureSrcSet } from '@filiera/domain/picture-url'
import { join } from './join.ts'

type ProductImageProps = {
  /** Address of any derivative of the picture. */
  url: string
  alt: string
  width: number
  height: number
  sizes: string
  widths?: readonly PictureWidth[]
  /** A product in a square, which it fills; one that is taller than wide is seen at 4:5 on the shop's own ground, as is what was cut out. */
  square?: boolean
  /** The largest picture of the first view: loaded at once. */
  eager?: boolean
  /** Others of the first view are loaded before it. */
  afterOthers?: boolean
  /** Address of a small picture of the same, seen until this one is loaded. */
  before?: string | undefined
  className?: string
  imgClassName?: string
}

const cardWidths = [200, 400, 600, 800] as const

/** A picture in AVIF and WebP, in the widths a screen may need, without layout shift; the few browsers without both get one JPEG. */
export function ProductImage(props: ProductImageProps) {
  const { url, alt, width, height, sizes, widths = cardWidths, eager = false, square = false, before } = props
  const source = (format: 'avif' | 'webp') => pictureSrcSet(url, format, widths) ?? undefined
  return (
    <picture className={join('product-image', square ? 'square-image' : 'block', props.className)}>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={source('webp')} sizes={sizes} />
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : props.afterOthers ? 'low' : undefined}
        className={join('object-cover', !square && 'block h-auto w-full', props.imgClassName)}
        style={before ? { backgroundImage: `url("${before}")` } : undefined}
      />
    </picture>
  )
}
