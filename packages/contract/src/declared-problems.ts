import type { Access, Endpoint } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

/** What any call may be refused with before its endpoint is asked: the request itself is wrong, or there is no place for it. */
const ofEveryCall: readonly ProblemCode[] = [
  'bad_request',
  'origin_refused',
  'method_not_allowed',
  'request_timeout',
  'too_large',
  'uri_too_long',
  'unsupported_media_type',
  'wrong_host',
  'headers_too_large',
  'unavailable',
]

/** What a call is refused with because of who makes it. */
const byAccess: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  visitor: [],
  customer: ['not_signed_in', 'forbidden'],
  console: ['not_signed_in', 'forbidden'],
  // a shop that is not the caller's is not there
  seller: ['not_signed_in', 'forbidden', 'not_found'],
  operator: ['not_signed_in', 'forbidden'],
  internal: ['not_signed_in'],
  provider: [],
}

/** Every problem that a call may answer, but for a fault of ours: what all calls share, what its access says, and its own. */
export const declaredProblems = ({ access, problems }: Endpoint): readonly ProblemCode[] => [
  ...new Set([...problems, ...byAccess[access], ...ofEveryCall]),
]
