import type { ReactNode } from 'react'
import { ProductImage } from '../../ui/product-image.tsx'

type ListingHeadingProps = { title: string; lead?: string | null; image?: string; children?: ReactNode }

/** Title of a list, a sentence about it, and its picture where there is room. */
export function ListingHeading({ title, lead, image, children }: ListingHeadingProps) {
  return (
    <header className="flex items-center justify-between gap-6 pt-1 pb-4 md:pb-6.5">
      <div className="min-w-0">
        <h1 className="text-[1.875rem] md:text-[2.25rem] xl:text-[2.625rem]">{title}</h1>
        {lead && <p className="mt-2.5 max-w-[40em] text-ink-2">{lead}</p>}
        {children}
      </div>
      {image && (
        <ProductImage
          url={image}
          alt=""
          width={400}
          height={400}
          widths={[200, 400]}
          sizes="160px"
          className="w-40 flex-none max-md:hidden"
          imgClassName="aspect-square rounded-image"
        />
      )}
    </header>
  )
}
