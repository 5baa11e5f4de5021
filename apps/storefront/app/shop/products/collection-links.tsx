import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { ProductImage } from '../../ui/product-image.tsx'

export type CollectionLink = { slug: string; title: string; image: string }

/** Those that have products, with the fields a door shows. */
export const shownCollections = (
  collections: readonly (CollectionLink & { productsCount: number })[],
): CollectionLink[] =>
  collections
    .filter(({ productsCount }) => productsCount > 0)
    .map(({ slug, title, image }) => ({ slug, title, image }))

function Doors({ collections }: { collections: readonly CollectionLink[] }) {
  const to = useLocalPath()
  return collections.map(({ slug, title: name, image }) => (
    <li key={slug}>
      <Link to={to(`/collections/${slug}`)} className="group block">
        {image && (
          <ProductImage
            url={image}
            alt=""
            width={400}
            height={400}
            widths={[200, 400]}
            sizes="(min-width: 768px) 25vw, 50vw"
            imgClassName="aspect-square rounded-image"
          />
        )}
        <span className="mt-2 block font-semibold wrap-break-word group-hover:text-link">{name}</span>
      </Link>
    </li>
  ))
}

/** Collections with their pictures, each a door. */
export function CollectionLinks(props: { title: string; collections: readonly CollectionLink[] }) {
  const { title, collections } = props
  if (collections.length === 0) return null
  return (
    <section className="deferred bg-ground py-10 md:py-14">
      <Container>
        <h2 className="mb-5 text-[1.625rem] md:text-[2rem]">{title}</h2>
        <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-4 md:gap-6">
          <Doors collections={collections} />
        </ul>
      </Container>
    </section>
  )
}
