import type { Route } from '../../+types/root'
import { partsOnTheirWay } from '../../ui/hydration/when-used.ts'

/**
 * Around what is loaded anew for the page on screen: drawn before the files of its parts are there, it would lose the HTML that the server
 * sent of them.
 */
export const waitForParts: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next()
  if (new URL(request.url).pathname === window.location.pathname) await partsOnTheirWay()
  return results
}
