import { confirmPassword } from '@filiera/contract/console/session'
import * as contract from '@filiera/contract/customers/passwords'
import { SESSION_ENDED_HEADER } from '@filiera/contract/customers/sessions'
import { callerOf } from '../../../platform/http/caller.ts'
import { bind } from '../../../platform/http/endpoint.ts'
import type { AuthServices } from '../auth-services.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword as confirm } from './confirm-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

/** Change of the password, by the old one or by a mailed link, and the question for it in the console. */
export function passwordsRoutes(auth: AuthServices) {
  return [
    bind(contract.changePassword, async ({ identity, body, request }) => {
      await changePassword(auth, identity, body, callerOf(request, auth))
      return undefined
    }),
    bind(confirmPassword, async ({ identity, body, request }) => {
      await confirm(auth, identity, body.password, callerOf(request, auth))
      return undefined
    }),
    bind(contract.requestPasswordReset, async ({ body, request }) => {
      await requestPasswordReset(auth, body.username, callerOf(request, auth))
      return { status: 'email_sent' } as const
    }),
    bind(contract.resetPassword, async ({ body, request, reply }) => {
      const endedOwn = await resetPassword(auth, body, callerOf(request, auth))
      if (endedOwn) void reply.header(SESSION_ENDED_HEADER, '1')
      return undefined
    }),
  ]
}
