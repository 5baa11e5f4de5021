import { data, isRouteErrorResponse } from 'react-router'

/** Code by which forms say that nobody answered: the same as when the storefront cannot reach the backend. */
export const UNREACHED = 'unavailable'

const TOO_MANY_REQUESTS = 429

/**
 * Redirects, and refusals that the shop itself decided on, are answers; everything else is a broken connection, a gateway's page, or
 * what is asked for too often and answered later.
 */
export const isUnreached = (error: unknown): boolean =>
  !(error instanceof Response) &&
  !(isRouteErrorResponse(error) && error.status < 500 && error.status !== TOO_MANY_REQUESTS)

/**
 * The action of a form on the server, or, when the storefront cannot be reached, the form's own refusal: the page stays with
 * what was typed. The status keeps the router from loading the page's data again, which would fail as well.
 */
export async function answerUnreached<Answered, Refused>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answered> },
  refuse: (form: FormData) => Refused,
) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isUnreached(error)) throw error
    return data(refuse(await sent.formData()), { status: 503 })
  }
}
