import type { JobItem } from '@filiera/contract/console/jobs'
import { Link } from 'react-router'

/** The name of a product of a job; it leads to the product once there is one. */
export function ItemTitle({ product: { id }, title }: { product: JobItem['product']; title: string }) {
  return id === null ? (
    title
  ) : (
    <Link to={`/products/${id}`} className="text-ink hover:underline">
      {title}
    </Link>
  )
}
