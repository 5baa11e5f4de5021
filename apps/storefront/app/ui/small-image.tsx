import { ProductImage } from './product-image.tsx'

type SmallImageProps = {
  url: string
  /** Empty where the title stands beside it. */
  alt?: string
  /** Its width on screen, at most 100 px. */
  sizes: string
  className?: string
}

/** A product in a small square, as beside its title: one file of 200 px. */
export function SmallImage({ alt = '', ...props }: SmallImageProps) {
  return <ProductImage square {...props} alt={alt} width={200} height={200} widths={[200]} />
}
