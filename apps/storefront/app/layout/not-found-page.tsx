import { data } from 'react-router'

/** Every address the shop does not have. */
export function loader(): never {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFoundPage() {
  return null
}
