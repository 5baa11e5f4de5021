import { acceptInvitation, readInvitation } from '@filiera/contract/console/people/team'
import { loginSeller, readSellerSession } from '@filiera/contract/console/session'
import type { Access } from '@filiera/contract/endpoint'
import { endpoints } from '@filiera/contract/endpoints'
import type { ApiCalls } from '@filiera/server-kit/api/register-api'
import type { SessionSettings } from '@filiera/server-kit/session/session'

/** One console on an origin of its own: its page, its cookie, and whose calls pass. */
export type ConsoleEntry = {
  /** HTML file of the build. */
  page: string
  sessionCookie: SessionSettings['sessionCookie']
  calls: ApiCalls
}

/** A hundred thousand products, named by their ids. */
const BODY_LIMIT = 2_500_000

/** Calls of some accesses and nothing else of the contract: a customer's call is a 404 here. */
const callsOf = (
  accesses: readonly Access[],
  session: Pick<ApiCalls, 'opening' | 'renewing' | 'sending'>,
): ApiCalls => ({
  ...session,
  forwarded: endpoints.filter((endpoint) => accesses.includes(endpoint.access)),
  ending: [],
  guarded: [],
  forms: [],
  bodyLimit: BODY_LIMIT,
})

export const sellerEntry: ConsoleEntry = {
  page: 'seller.html',
  sessionCookie: { name: 'filiera_seller', sameSite: 'Strict' },
  calls: callsOf(['console', 'seller'], {
    opening: [loginSeller, acceptInvitation],
    sending: [readInvitation],
    renewing: readSellerSession,
  }),
}
