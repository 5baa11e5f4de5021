import * as contract from '@filiera/contract/customers/own-data'
import { callerOf } from '../../../platform/http/caller.ts'
import { bind } from '../../../platform/http/endpoint.ts'
import type { AuthServices } from '../auth-services.ts'
import { changeUsername } from './change-username.ts'
import { confirmUsername } from './confirm-username.ts'

/** Change of the e-mail address, confirmed at both. */
export function usernameRoutes(auth: AuthServices) {
  return [
    bind(contract.changeUsername, async ({ identity, body, request }) => {
      await changeUsername(auth, identity, body, callerOf(request, auth))
      return { status: 'confirmation_sent' } as const
    }),
    bind(contract.confirmUsername, async ({ body, request }) => ({
      status: await confirmUsername(auth, body.token, callerOf(request, auth)),
    })),
  ]
}
