import type { Problem } from '@filiera/contract/problem'
import type { VisitorSession } from '../../state/server-contexts.ts'
import { refuse } from '../../state/session/require-session.ts'

/** Refuses a page about one order: an address that cannot be an order number is as unknown as somebody else's. */
export function refuseOrder(problem: Problem, request: Request, session: VisitorSession): never {
  const { code } = problem
  if (code === 'bad_request' || code === 'not_found')
    return refuse({ ...problem, status: 404, code: 'not_found' }, request, session)
  return refuse(problem, request, session, 'order_get')
}
