import { Link } from 'react-router'
import { SmallImage } from '../../ui/small-image.tsx'

type Props = { product: { title: string; image: string; seller: string }; path: string }

/** What the review is about. */
export function ReviewedProduct({ product, path }: Props) {
  return (
    <p className="mb-7 grid max-w-[640px] grid-cols-[72px_1fr] items-center gap-4 rounded-image bg-quiet p-3.5">
      <SmallImage url={product.image} sizes="72px" className="rounded-[10px]" />
      <span>
        <Link to={path} className="font-semibold underline decoration-link-line underline-offset-4">
          {product.title}
        </Link>
        <span className="block text-sm text-ink-3">{product.seller}</span>
      </span>
    </p>
  )
}
