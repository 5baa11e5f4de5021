import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { ProductImage } from '../../ui/product-image.tsx'

/** Nearly every category has a picture. */
const NameImage = lazy(() => import('../../ui/name-image.tsx'))

export type CategoryLink = { slug: string; name: string; image: string }

function Doors({ categories }: { categories: readonly CategoryLink[] }) {
  const to = useLocalPath()
  return categories.map(({ slug, name, image }) => (
    <li key={slug} className="w-22 flex-none md:w-auto">
      <Link to={to(`/categories/${slug}`)} className="group block text-center">
        {image ? (
          <ProductImage
            url={image}
            alt=""
            width={200}
            height={200}
            widths={[200]}
            sizes="88px"
            imgClassName="aspect-square rounded-image"
          />
        ) : (
          <Suspense>
            <NameImage name={name} className="aspect-square w-full rounded-image" />
          </Suspense>
        )}
        <span className="mt-1.5 block text-sm leading-tight font-medium hyphens-auto wrap-anywhere group-hover:text-link">
          {name}
        </span>
      </Link>
    </li>
  ))
}

/** Doors to categories, each with its picture; one row that scrolls where it does not fit. */
export function CategoriesIndex({
  title,
  categories,
}: {
  title: string
  categories: readonly CategoryLink[]
}) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={title} className="pb-6">
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-6 md:px-0 xl:grid-cols-12">
        <Doors categories={categories} />
      </ul>
    </nav>
  )
}
