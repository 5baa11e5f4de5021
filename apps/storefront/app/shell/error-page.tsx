import { isRouteErrorResponse, useRouteError } from 'react-router'

/** What a visitor sees when a page does not exist or fails. */
export function ErrorPage() {
  const error = useRouteError()
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>
}
